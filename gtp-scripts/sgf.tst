# Game records.

# Set-up stones and the main line; a variation that is not the first is no part of it.
boardsize 19
komi 6.5
10 loadsgf games/setup and variations.sgf 1
#? []
20 query_boardsize
#? [9]
30 get_komi
#? [3\.75]
40 list_stones b
#? [C7 G3]
50 list_stones w
#? [C9]
60 showboard
#? [.*white to move]
70 undo
#? [\? cannot undo]
# Up to but not including move n.
100 loadsgf "games/setup and variations.sgf" 3
#? []
110 move_history
#? [black C5\nwhite E5]
# Passes are moves, as [] and on boards up to 19x19 as [tt].
120 loadsgf games/setup and variations.sgf 5
#? []
# Set-up in the middle of the game begins a new history.
130 move_history
#? []
140 list_stones b
#? [A9 A8 C7 C5 G3]
150 list_stones w
#? [C9]
# All of it: without a number, with a number past the end, with 0.
160 loadsgf games/setup and variations.sgf
#? []
170 move_history
#? [white E1]
180 loadsgf games/setup and variations.sgf 100
#? []
190 move_history
#? [white E1]
200 loadsgf games/setup and variations.sgf 0
#? []
210 move_history
#? [white E1]
# Up to the move at a point, as GNU Go has it.
220 loadsgf games/setup and variations.sgf C5
#? []
230 move_history
#? [white E5]

# Handicap that is counted but not placed goes to its traditional points.
300 loadsgf games/handicap.sgf 1
#? []
310 list_stones b
#? [D10 K10 D4]
320 loadsgf games/handicap.sgf
#? []
330 move_history
#? [black K4\nwhite G7]
# Boards of any size, columns first. A record without komi leaves it.
400 loadsgf games/rectangle.sgf
#? []
410 query_boardsize
#? [5 7]
420 move_history
#? [white E7\nblack A1]
430 get_komi
#? [0\.5]
440 showboard
#? [.*black to move]
450 loadsgf games/rectangle.sgf 2
#? []
460 showboard
#? [.*white to move]

# What cannot be loaded leaves the game as it was.
500 loadsgf games/illegal.sgf
#? [\? cannot load file]
510 loadsgf games/no such game.sgf
#? [\? cannot load file]
520 loadsgf sgf.tst
#? [\? cannot load file]
530 loadsgf games
#? [\? cannot load file]
540 loadsgf
#? [\? syntax error]
550 loadsgf games/rectangle.sgf X9
#? [\? syntax error]
560 query_boardsize
#? [5 7]
570 move_history
#? [black A1]

# The game as a record.
play w pass
play b E7
600 printsgf
#? [\(;GM\[1\]FF\[4\].*SZ\[5:7\]KM\[0\.5\].*;B\[ag\];W\[\]\s?;B\[ea\]\)]
boardsize 9
fixed_handicap 2
play w E5
610 printsgf -
#? [.*SZ\[9\]KM\[0\.5\].*HA\[2\]AB\[gc\]\s?\[cg\]PL\[W\];W\[ee\]\)]
set_position w A1 b B2
gogui-setup_player w
620 printsgf
#? [.*AB\[bh\]AW\[ai\]\s?PL\[W\]\)]
# Boards that are no grids have their own properties, and no game number of Go's.
kata-set-param board cycle:5
630 printsgf
#? [\(;FF\[4\].*XBD\[cycle:5\]XPL\[2\].*]
