# Results and statuses.

boardsize 5
clear_board
kata-set-param playouts 20

# Two walls, the file between them nobody's: 10 to 10.
#   . X . O .  five times
set_position b B1 b B2 b B3 b B4 b B5 w D1 w D2 w D3 w D4 w D5
kata-set-rules tromp-taylor
komi 0
10 final_score
#? [0]
komi 0.5
20 final_score
#? [W\+0\.5]
komi -0.25
30 final_score
#? [B\+0\.25]
komi 0.001
40 final_score
#? [W\+0\.001]
komi 100000
50 final_score
#? [W\+100000]

# A move on the neutral file is a point: at any time, in the middle of the game too.
komi 0
play b C3
60 final_score
#? [B\+1]
play w C1
70 final_score
#? [0]

# Nothing on the board belongs to nobody.
clear_board
komi 7.5
80 final_score
#? [W\+7\.5]

# Black lives below, White above; the white stone at J1 cannot.
#   9 . . . . . . . . .
#   8 . . O . . . O . .
#   7 . . . . . . . . .
#   6 . . . . . . . . .
#   5 O O O O O O O O O
#   4 X X X X X X X X X
#   3 . . . . . . . . .
#   2 . . X . . . X . .
#   1 . . . . . . . . O
boardsize 9
komi 0
set_position b A4 b B4 b C4 b D4 b E4 b F4 b G4 b H4 b J4 b C2 b G2 w A5 w B5 w C5 w D5 w E5 w F5 w G5 w H5 w J5 w C8 w G8 w J1
play b pass
play w pass
# By agreement it is taken off: 36 to 45.
kata-set-rules chinese-kgs
100 final_score
#? [W\+9]
110 final_status_list dead
#? [J1]
120 final_status_list seki
#? []
# One chain a line.
130 final_status_list alive
#? [C8\nG8\nA5 B5 C5 D5 E5 F5 G5 H5 J5\nA4 B4 C4 D4 E4 F4 G4 H4 J4\nC2\nG2]
# As it stands, it makes Black's whole lower side common: 11 stones to 45 points and a stone.
kata-set-rules tromp-taylor
140 final_score
#? [W\+35]
kata-set-rules wildberger
150 final_score
#? [W\+35]
kata-set-rules cgos
160 final_score
#? [W\+35]
# So nothing is dead.
162 final_status_list dead
#? []
164 final_status_list alive
#? [(?s).*\bJ1\b.*]
# Territory and prisoners: below 24 points, one more under the dead stone and the stone itself; above 34.
kata-set-rules japanese
166 final_score
#? [W\+8]
168 final_status_list dead
#? [J1]
# A stone of Black's own in his territory costs a point; White has answered with a pass.
play b A1
play w pass
170 final_score
#? [W\+9]
undo
undo
# Of each living group two points go to the tax.
kata-set-rules ancient-territory
172 final_score
#? [W\+8]
kata-set-rules stone-scoring
174 final_score
#? [W\+9]
# The coloring under Ing's rules, dead stones off: 36 to 45, and a tie is Black's.
kata-set-rules ing
komi -9
176 final_score
#? [B\+0\.5]
komi 0
kata-set-rules cgos
178 final_status_list
#? [\? syntax error]
180 final_status_list maybe
#? [\? syntax error]

# The button is half a point for who passes first: Black did.
kata-set-rule hasButton true
190 final_score
#? [W\+34\.5]
