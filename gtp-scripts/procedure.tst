# The procedure after two passes, by the Japanese rules of 1989, and what other rules make of it.

boardsize 5
clear_board
komi 0
kata-set-rules japanese

# Article 9.1: two passes stop the game, and do not end it.
10 tengen-state
#? [playing, black to move]
play b pass
play w pass
20 tengen-state
#? [stopped]

# Article 9.3: White wants to go on, so Black moves first; he may pass.
30 tengen-resume w
#? []
40 tengen-state
#? [resumed, black to move]
play b pass
50 tengen-state
#? [resumed, white to move]
play w pass
60 tengen-state
#? [stopped]

# A play is a resumption at the other's request.
play w C3
70 tengen-state
#? [resumed, black to move]
80 tengen-confirm b
#? [\? not in this state of the game]

# Stones put while the game is stopped count, and are void when play goes on.
#   5 . . X . O . .
#   4 O . X . O . .
#   3 . . X X O . .
#   2 . . X O O . .
#   1 . . X O O . .
rectangular_boardsize 7 5
set_position b C1 b C2 b C3 b C4 b C5 b D3 w A4 w D1 w D2 w E1 w E2 w E3 w E4 w E5
play b pass
play w pass
# As it stands D4 and D5 are nobody's, and everything is in seki; that the players fill them is not taken for granted.
kata-set-rule dame LITERAL
100 final_score
#? [0]
110 tengen-informal b D4
#? []
120 tengen-informal w D5
#? []
130 tengen-informal w D5
#? [\? illegal move]
140 list_stones b
#? [C5 C4 D4 C3 D3 C2 C1]
# Ten points and a prisoner to ten points.
150 final_score
#? [B\+1]
160 tengen-resume b
#? []
kata-set-rule dame AGREED
170 list_stones b
#? [C5 C4 C3 D3 C2 C1]
180 list_stones w
#? [E5 A4 E4 E3 D2 E2 D1 E1]

# Articles 10.3 and 10.4: confirmed by both, nothing changes it; not even that White moved twice.
boardsize 5
play b C3
play w A1
play w B1
play b pass
play w pass
200 tengen-confirm w
#? []
210 tengen-state
#? [stopped, white confirms]
220 tengen-confirm b
#? []
230 tengen-state
#? [confirmed]
240 tengen-claim_illegal b 3
#? [\? not in this state of the game]
250 tengen-resume b
#? [\? not in this state of the game]
260 genmove b
#? [\? not in this state of the game]
270 play b A5
#? [\? illegal move]
280 printsgf
#? [.*RE\[[BW]\+.*]
# Taking the last pass back opens it again.
undo
290 tengen-state
#? [playing, white to move]

# Article 14: noticed before, it loses.
300 tengen-claim_illegal b 2
#? [\? not in this state of the game]
310 tengen-claim_illegal b 9
#? [\? syntax error]
320 tengen-claim_illegal b 3
#? []
330 tengen-state
#? [ended, white loses]
340 final_score
#? [B\+F]
350 printsgf
#? [.*RE\[B\+F\].*]

# Article 13: both lose.
clear_board
play b C3
play w pass
play b pass
400 tengen-both_lose
#? []
410 tengen-state
#? [ended, both lose]
420 printsgf
#? [.*RE\[Void\]XBL\[1\].*]
430 tengen-both_lose
#? [\? not in this state of the game]

# Article 12: a repeated position ends the game if both want that.
#   5 . X O . .
#   4 X O . O .
#   3 . X O . .
set_position b B5 b A4 b B3 w C5 w B4 w D4 w C3
play b C4
500 tengen-no_result b
#? [\? not in this state of the game]
play w pass
play b pass
tengen-resume b
play w B4
510 tengen-no_result w
#? []
520 tengen-state
#? [resumed, white offers no result, black to move]
# A turn is an answer.
play b E1
530 tengen-state
#? [resumed, white to move]
undo
540 tengen-no_result w
#? []
550 tengen-no_result b
#? []
560 tengen-state
#? [ended, no result]
570 final_score
#? [Void]

# Article 7.2: in a dispute only a pass for that ko allows taking it back; the stopped game stays as it was.
set_position b B5 b A4 b B3 w C5 w B4 w D4 w C3
600 tengen-hypothetical start
#? [\? not in this state of the game]
play b pass
play w pass
610 tengen-hypothetical play b C4
#? [\? not in this state of the game]
620 tengen-hypothetical start
#? []
630 tengen-hypothetical play b C4
#? []
640 list_stones w
#? [C5 D4 C3]
650 showboard
#? [[^?]*hypothetical play\nwhite may not retake at B4\n.*]
660 tengen-hypothetical play b E1
#? [\? illegal move]
670 tengen-hypothetical play w B4
#? [\? illegal move]
680 tengen-hypothetical play w E1
#? []
690 tengen-hypothetical play b D1
#? []
700 is_legal w B4
#? [0]
710 tengen-hypothetical ko_pass w B4
#? []
720 tengen-hypothetical play b C1
#? []
730 tengen-hypothetical play w B4
#? []
740 tengen-hypothetical ko_pass w A1
#? [\? illegal move]
750 tengen-hypothetical end
#? []
760 list_stones w
#? [C5 B4 D4 C3]
770 list_stones b
#? [B5 A4 B3]
780 tengen-state
#? [stopped]
790 tengen-hypothetical end
#? [\? not in this state of the game]

# Wildberger and Tromp-Taylor: two passes are the end, with everything where it is; hosts may still go on.
kata-set-rules wildberger
800 tengen-state
#? [ended]
810 tengen-resume b
#? [\? not in this state of the game]
820 tengen-no_result b
#? [\? not in this state of the game]
play b C4
830 tengen-state
#? [playing, white to move]

# Tromp's amendment: open after two passes, over after four.
kata-set-rules {"friendlyPassOk":true,"secondRound":true}
clear_board
play b C3
play w pass
play b pass
840 tengen-state
#? [stopped]
play w pass
play b pass
850 tengen-state
#? [ended]
# AGA: White passes last.
kata-set-rules aga
clear_board
play b C3
play w pass
play b pass
860 tengen-state
#? [playing, white to move]
play w pass
870 tengen-state
#? [stopped]
