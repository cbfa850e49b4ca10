# The forms of commands, colours, points and numbers, and the texts of errors.

10 protocol_version
#? [2]
20 name
#? [Tengen]
30 known_command genmove
#? [true]
40 known_command genmov
#? [false]
50 known_command
#? [false]
60 nosuch 1 2
#? [\? unknown command]
70 GENMOVE b
#? [\? unknown command]
80 help komi
#? [komi .*]

# Sizes: 1 to 25, also as two numbers or as in SGF. A refused one changes nothing.
100 boardsize 9
#? []
110 boardsize 26
#? [\? unacceptable size]
120 boardsize 0
#? [\? unacceptable size]
130 boardsize nine
#? [\? syntax error]
140 boardsize
#? [\? syntax error]
150 query_boardsize
#? [9]
160 boardsize 13:7
#? []
170 query_boardsize
#? [13 7]
180 rectangular_boardsize 3 4
#? []
190 query_boardsize
#? [3 4]
200 boardsize 2 5
#? []
210 query_boardsize
#? [2 5]
220 rectangular_boardsize 5
#? [\? syntax error]

# Colours and points in any case; there is no column I, and rows begin at 1.
boardsize 9
300 play BLACK d4
#? []
310 play w J9
#? []
320 play b PASS
#? []
330 play w I5
#? [\? syntax error]
340 play w A0
#? [\? syntax error]
350 play w A10
#? [\? syntax error]
360 play w D04
#? [\? syntax error]
370 play green A1
#? [\? syntax error]
380 play b
#? [\? syntax error]
390 play w resign
#? [\? syntax error]
400 play w D4
#? [\? illegal move]
410 list_stones black
#? [D4]
420 list_stones white
#? [J9]
430 list_stones
#? [\? syntax error]
440 last_move
#? [black pass]

# Komi: any finite number of moderate size, kept to three decimals and printed shortest.
500 komi 7.50
#? []
510 get_komi
#? [7\.5]
520 komi .25
#? []
530 get_komi
#? [0\.25]
540 komi -3
#? []
550 komi +0.125
#? []
560 get_komi
#? [0\.125]
570 komi 6,5
#? [\? syntax error]
580 komi NaN
#? [\? syntax error]
590 komi 100000.001
#? [\? syntax error]
600 komi
#? [\? syntax error]
610 get_komi
#? [0\.125]

# Komi survives a new game, on the same board or another.
clear_board
boardsize 5
620 get_komi
#? [0\.125]
630 list_stones b
#? []

# The board is drawn as it lies before Black.
rectangular_boardsize 3 2
play b A1
play w C2
640 showboard
#? [A B C\n 2 \. \. O 2\n 1 X \. \. 1\n   A B C\n.*]

# Legality, colour by colour; passing is always legal but no point.
650 is_legal b A1
#? [0]
660 is_legal w B1
#? [1]
670 is_legal w pass
#? [1]
680 all_legal w
#? [A2 B2 B1 C1]
690 is_legal w
#? [\? syntax error]

# Whole positions: anything with liberties, nothing twice.
700 set_position b A1 w A2 b B2
#? [\? bad vertex list]
710 set_position b A1 w A1
#? [\? bad vertex list]
720 set_position b pass
#? [\? bad vertex list]
730 set_position b A1 w
#? [\? syntax error]
740 list_stones w
#? [C2]
750 set_position b B1 w B2
#? []
760 list_stones b
#? [B1]
770 undo
#? [\? cannot undo]
780 set_position
#? []
790 list_stones b
#? []

# Sequences: all of it or nothing.
800 gogui-play_sequence b A1 w B1 b A1
#? [\? illegal move]
810 list_stones b
#? []
820 gogui-play_sequence b A1 w B1 b pass
#? []
830 move_history
#? [black pass\nwhite B1\nblack A1]
clear_board
840 gogui-setup w A1 b C1
#? []
850 gogui-setup b B1
#? [\? board not empty]
860 gogui-setup_player w
#? []
870 list_stones w
#? [A1]

# Boards that are no grids have the names of their vertices.
880 kata-set-param board cycle:5
#? []
890 play b 4
#? []
900 play w 5
#? [\? syntax error]
910 list_stones b
#? [4]
920 all_legal w
#? [0 1 2 3]
930 query_boardsize
#? [cycle:5]
940 boardsize 9
#? []
950 query_boardsize
#? [9]

# Parameters are the flags of the command line.
1000 kata-set-param playouts 20
#? []
1010 kata-get-param playouts
#? [20]
1020 kata-set-param playouts 0
#? [\? syntax error]
1030 kata-set-param resign 1.5
#? [\? syntax error]
1040 kata-set-param nosuch 1
#? [\? syntax error]
1050 kata-get-param nosuch
#? [\? syntax error]
1060 kata-set-param komi 6.5
#? []
1070 get_komi
#? [6\.5]
1080 kata-list-params
#? [threads playouts level seconds memory seed resign lag ponder chat live-gfx rules komi board]
