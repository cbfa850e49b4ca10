# What is legal under which rules.

boardsize 5
clear_board
komi 6.5

# A ko: Black takes at C2 the stone at B2.
#   5 . . . . .
#   4 . . . . .
#   3 . X O . .
#   2 X O . O .
#   1 . X O . .
kata-set-rules chinese-kgs
set_position b A2 b B3 b B1 w B2 w C3 w D2 w C1
10 play b C2
#? []
20 captures b
#? [1]
# At once the white stone may not come back, under any rules.
30 play w B2
#? [\? illegal move]
# With another stone on the board the position is a new one.
play w E5
play b A5
40 is_legal w B2
#? [1]

# After two passes the position would still be the old one: superko bars what simple ko allows.
set_position b A2 b B3 b B1 w B2 w C3 w D2 w C1
play b C2
play w pass
play b pass
50 is_legal w B2
#? [0]
kata-set-rule ko SITUATIONAL
60 is_legal w B2
#? [0]
kata-set-rule ko SIMPLE
70 is_legal w B2
#? [1]

# A single stone without liberty: the board stays as it was. Positional superko bars that, and situational superko
# only if the same player had been to move. Without suicide it is out of the question.
kata-set-rules tromp-taylor
set_position w A2 w B1
100 is_legal b A1
#? [0]
kata-set-rules new-zealand
110 is_legal b A1
#? [1]
kata-set-rules wildberger
120 is_legal b A1
#? [0]

# Two stones without liberty: that is suicide, where it is allowed.
#   3 O . . . .
#   2 X O . . .
#   1 . O . . .
kata-set-rules tromp-taylor
set_position b A2 w A3 w B2 w B1
130 play b A1
#? []
140 list_stones b
#? []
150 captures w
#? [2]
undo
160 list_stones b
#? [A2]
170 captures w
#? [0]
kata-set-rules cgos
180 play b A1
#? [\? illegal move]

# A stone without liberty of its own that captures is no suicide.
set_position b A2 b B1 w A3 w B2 w C1
210 play w A1
#? []
220 list_stones b
#? []
230 captures w
#? [2]

# Names of rule sets, as KataGo writes them and reads them.
300 kata-set-rules Tromp_Taylor
#? []
310 kata-get-rules
#? [\{"friendlyPassOk":false,"hasButton":false,"ko":"POSITIONAL","scoring":"AREA","suicide":true,"tax":"NONE","whiteHandicapBonus":"0"\}]
320 kgs-rules chinese
#? []
330 kata-get-rules
#? [\{"friendlyPassOk":true,"hasButton":false,"ko":"POSITIONAL","scoring":"AREA","suicide":false,"tax":"NONE","whiteHandicapBonus":"N"\}]
340 kgs-rules aga
#? []
350 kata-get-rules
#? [\{"friendlyPassOk":true,"hasButton":false,"ko":"SITUATIONAL","scoring":"AREA","suicide":false,"tax":"NONE","whiteHandicapBonus":"N-1"\}]
360 kgs-rules new_zealand
#? []
370 kata-get-rules
#? [\{"friendlyPassOk":true,"hasButton":false,"ko":"SITUATIONAL","scoring":"AREA","suicide":true,"tax":"NONE","whiteHandicapBonus":"0"\}]
380 kata-set-rules aga-button
#? []
381 kata-get-rules
#? [.*"hasButton":true,"ko":"SITUATIONAL".*]

385 kgs-rules japanese
#? []
390 kata-get-rules
#? [\{"friendlyPassOk":false,"hasButton":false,"ko":"SIMPLE","scoring":"TERRITORY","suicide":false,"tax":"SEKI","whiteHandicapBonus":"0"\}]
392 kata-set-rules ancient_territory
#? []
393 kata-get-rules
#? [.*"scoring":"TERRITORY","suicide":false,"tax":"ALL".*]
394 kata-set-rules {"score":"TERRITORY"}
#? []
395 kata-get-rules
#? [.*"ko":"POSITIONAL","scoring":"TERRITORY","suicide":true,"tax":"SEKI".*]

# As JSON, blanks or not; what is left out is as in Tromp-Taylor.
400 kata-set-rules { "ko" : "SIMPLE", "suicide":false }
#? []
410 kata-get-rules
#? [\{"friendlyPassOk":false,"hasButton":false,"ko":"SIMPLE","scoring":"AREA","suicide":false,"tax":"NONE","whiteHandicapBonus":"0"\}]
420 kata-set-rule friendlyPassOk true
#? []
430 kata-get-rules
#? [\{"friendlyPassOk":true,.*]

# What is not known is refused, and changes nothing.
500 kata-set-rules klingon
#? [\? syntax error]
510 kata-set-rules {"ko":"NEVER"}
#? [\? syntax error]
520 kata-set-rules {"komi":7.5}
#? [\? syntax error]
530 kata-set-rules {"ko":"SIMPLE"
#? [\? syntax error]
540 kata-set-rule ko
#? [\? syntax error]
550 kata-set-rule nosuch true
#? [\? syntax error]
560 kgs-rules korean
#? [\? syntax error]
570 kata-get-rules
#? [\{"friendlyPassOk":true,"hasButton":false,"ko":"SIMPLE","scoring":"AREA","suicide":false,"tax":"NONE","whiteHandicapBonus":"0"\}]

# Komi and position were never touched.
600 get_komi
#? [6\.5]
610 list_stones w
#? [A3 B2 A1 C1]
620 last_move
#? [white A1]
