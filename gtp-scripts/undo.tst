# Undo brings everything back: stones, prisoners, the ko, the turn.

boardsize 5
clear_board
10 undo
#? [\? cannot undo]
20 gg-undo 0
#? []

# A pass is a turn.
play b C3
play w pass
30 undo
#? []
40 last_move
#? [black C3]
50 undo
#? []
60 undo
#? [\? cannot undo]
70 last_move
#? [\? no previous move known]

# A captured chain returns, and so does the count of prisoners.
#   2 X . . . .
#   1 O O X . .
set_position b A2 w A1 w B1 b C1
100 play b B2
#? []
110 captures b
#? [2]
120 list_stones w
#? []
130 undo
#? []
140 captures b
#? [0]
150 list_stones w
#? [A1 B1]
160 list_stones b
#? [A2 C1]

# The ko ban returns with the position in which it held.
set_position b A2 b B3 b B1 w B2 w C3 w D2 w C1
play b C2
200 is_legal w B2
#? [0]
play w E5
play b E1
210 is_legal w B2
#? [1]
220 gg-undo 2
#? []
230 is_legal w B2
#? [0]
240 captures b
#? [1]
250 undo
#? []
260 play b C2
#? []

# Several turns at once: all or none.
clear_board
gogui-play_sequence b A1 w B1 b pass w C1
300 gg-undo 5
#? [\? cannot undo]
310 move_history
#? [white C1\nblack pass\nwhite B1\nblack A1]
320 gg-undo 3
#? []
330 move_history
#? [black A1]
340 gg-undo -1
#? [\? syntax error]
350 gg-undo
#? []
360 move_history
#? []

# The same colour twice, and turns after two passes.
play b A1
play b B1
play w pass
play b pass
400 play w C1
#? []
410 gg-undo 4
#? []
420 move_history
#? [black A1]

# What the engine plays is undone like anything else.
clear_board
kata-set-param playouts 20
430 genmove b
#? [[A-E][1-5]|pass]
440 undo
#? []
450 undo
#? [\? cannot undo]
