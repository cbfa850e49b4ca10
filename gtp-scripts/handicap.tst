# Handicap stones: where they go, when they are refused, what they are worth.

# The traditional points, in any order: corners first, on the third line up to 12 lines and on the fourth from 13.
boardsize 19
10 fixed_handicap 2
#? [D4 Q16|Q16 D4]
20 fixed_handicap 2
#? [\? board not empty]
clear_board
30 fixed_handicap 10
#? [\? invalid number of stones]
40 fixed_handicap 1
#? [\? invalid number of stones]
50 fixed_handicap
#? [\? syntax error]
60 list_stones b
#? []
70 fixed_handicap 9
#? [.*]
80 list_stones b
#? [D16 K16 Q16 D10 K10 Q10 D4 K4 Q4]
boardsize 13
fixed_handicap 5
90 list_stones b
#? [D10 K10 G7 D4 K4]
boardsize 12
fixed_handicap 4
100 list_stones b
#? [C10 K10 C3 K3]
boardsize 7
110 fixed_handicap 5
#? [\? invalid number of stones]
fixed_handicap 4
120 list_stones b
#? [C5 E5 C3 E3]
boardsize 6
130 fixed_handicap 2
#? [\? invalid number of stones]
boardsize 9 13
140 fixed_handicap 2
#? [\? invalid number of stones]

# They are set-up: White is to move, nothing can be undone, nothing is in the history.
boardsize 9
fixed_handicap 2
200 undo
#? [\? cannot undo]
210 move_history
#? []
220 last_move
#? [\? no previous move known]
230 showboard
#? [.*white to move]

# Placed by the host: any two points or more, no passes, none twice; all or nothing.
clear_board
300 set_free_handicap A1 J9 E5
#? []
310 list_stones b
#? [J9 E5 A1]
320 set_free_handicap B1 B2
#? [\? board not empty]
clear_board
330 set_free_handicap A1
#? [\? bad vertex list]
340 set_free_handicap A1 A1
#? [\? bad vertex list]
350 set_free_handicap A1 pass
#? [\? bad vertex list]
360 set_free_handicap A1 Z9
#? [\? bad vertex list]
370 set_free_handicap
#? [\? bad vertex list]
380 list_stones b
#? []

# Placed by the engine: exactly as many, if that leaves a point free.
400 place_free_handicap 1
#? [\? invalid number of stones]
410 place_free_handicap 81
#? [\? invalid number of stones]
420 place_free_handicap 3
#? [\w\d( \w\d){2}]
boardsize 3
430 place_free_handicap 8
#? [\w\d( \w\d){7}]

# What White gets for them, by the rules: nothing, a point a stone, or one less. Black owns all 81 points here.
boardsize 9
komi 0.5
fixed_handicap 3
kata-set-rules tromp-taylor
500 final_score
#? [B\+80\.5]
kata-set-rule whiteHandicapBonus N
510 final_score
#? [B\+77\.5]
kata-set-rule whiteHandicapBonus N-1
520 final_score
#? [B\+78\.5]

# Black's plays before White's first turn count as handicap, from two on; but these are turns.
clear_board
play b C3
530 final_score
#? [B\+80\.5]
play b G7
540 final_score
#? [B\+79\.5]
play b E5
550 final_score
#? [B\+78\.5]
play w pass
play b C7
560 final_score
#? [B\+78\.5]
570 gg-undo 5
#? []
580 list_stones b
#? []
