# Nets, where no ladder works.

# A net: G8 leaves Black's stones at H7 two ways out, and both are closed: Black G7, White F7, or Black H8,
# White H9. No ladder works, as the other side of the gap is Black's. White's stones at M7 are cut off and live
# by this.
#  13 X X X X . X X X X . . . .
#  12 X X X X X X X X X X X . .
#  11 X X . . . X X O O O X X .
#  10 X X . . . . . . O X X X X
#   9 X X . . X . . . O X . X .
#   8 . X . . . . . . O X . . .
#   7 X X . . . . . X X O O O .
#   6 X X . . . . O O O X X X X
#   5 X X . . . . . . O X . X .
#   4 X X . . . . . . O X X X X
#   3 . . . O O O O O . O O . .
#   2 O O O O O O O O . . . . .
#   1 O O . O O O O O . . . . .
#     A B C D E F G H J K L M N
boardsize 13
clear_board
komi 37.5
play w A1
play w B1
play w D1
play w E1
play w F1
play w G1
play w H1
play w A2
play w B2
play w C2
play w D2
play w E2
play w F2
play w G2
play w H2
play w D3
play w E3
play w F3
play w G3
play w H3
play w K3
play w L3
play w J4
play w J5
play w G6
play w H6
play w J6
play w K7
play w L7
play w M7
play w J8
play w J9
play w J10
play w H11
play w J11
play w K11
play b A4
play b B4
play b K4
play b L4
play b M4
play b N4
play b A5
play b B5
play b K5
play b M5
play b A6
play b B6
play b K6
play b L6
play b M6
play b N6
play b A7
play b B7
play b H7
play b J7
play b B8
play b K8
play b A9
play b B9
play b E9
play b K9
play b M9
play b A10
play b B10
play b K10
play b L10
play b M10
play b N10
play b A11
play b B11
play b F11
play b G11
play b L11
play b M11
play b A12
play b B12
play b C12
play b D12
play b E12
play b F12
play b G12
play b H12
play b J12
play b K12
play b L12
play b A13
play b B13
play b C13
play b D13
play b F13
play b G13
play b H13
play b J13
10 reg_genmove w
#? [G8]
