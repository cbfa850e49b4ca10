# Bent four in the corner, under area rules.

# White's group in the corner is a bent four: White cannot move there, Black can begin the ko whenever he likes
# and White has no threats. It can wait; the stones at A10 cannot, and while they are open they would be a
# threat. The next best, a pass, is 10 points worse.
#  13 X O O . O O O O . O O O O
#  12 X O O O O . O O O O . O O
#  11 X O O O O O O . O O O O .
#  10 X O O O . O O O O . O O O
#   9 . O O O O O O O O O O O O
#   8 X X X X X X X X X X X X X
#   7 X X X X . X X X X . X X X
#   6 X . X X X X . X X X X . X
#   5 X X X . X X X X . X X X .
#   4 . X X X X . X X X X X X X
#   3 X X . X X X X X X X X O O
#   2 X X X X . X . X O O O O .
#   1 X . X X X X X X O . X X X
#     A B C D E F G H J K L M N
boardsize 13
clear_board
komi 37.5
play w J1
play w J2
play w K2
play w L2
play w M2
play w M3
play w N3
play w B9
play w C9
play w D9
play w E9
play w F9
play w G9
play w H9
play w J9
play w K9
play w L9
play w M9
play w N9
play w B10
play w C10
play w D10
play w F10
play w G10
play w H10
play w J10
play w L10
play w M10
play w N10
play w B11
play w C11
play w D11
play w E11
play w F11
play w G11
play w J11
play w K11
play w L11
play w M11
play w B12
play w C12
play w D12
play w E12
play w G12
play w H12
play w J12
play w K12
play w M12
play w N12
play w B13
play w C13
play w E13
play w F13
play w G13
play w H13
play w K13
play w L13
play w M13
play w N13
play b A1
play b C1
play b D1
play b E1
play b F1
play b G1
play b H1
play b L1
play b M1
play b N1
play b A2
play b B2
play b C2
play b D2
play b F2
play b H2
play b A3
play b B3
play b D3
play b E3
play b F3
play b G3
play b H3
play b J3
play b K3
play b L3
play b B4
play b C4
play b D4
play b E4
play b G4
play b H4
play b J4
play b K4
play b L4
play b M4
play b N4
play b A5
play b B5
play b C5
play b E5
play b F5
play b G5
play b H5
play b K5
play b L5
play b M5
play b A6
play b C6
play b D6
play b E6
play b F6
play b H6
play b J6
play b K6
play b L6
play b N6
play b A7
play b B7
play b C7
play b D7
play b F7
play b G7
play b H7
play b J7
play b L7
play b M7
play b N7
play b A8
play b B8
play b C8
play b D8
play b E8
play b F8
play b G8
play b H8
play b J8
play b K8
play b L8
play b M8
play b N8
play b A10
play b A11
play b A12
play b A13
10 reg_genmove b
#? [A9]

# Black's group in the corner is a bent four, which dies by a ko that White can begin whenever he likes. Black
# has one ko threat, the cut at E4 and E2: so White first takes it away. The next best, to begin at once at M13,
# is 3 points worse.
#  13 X X . X X O O O . O X . O
#  12 X X X X X O O . O O X X O
#  11 X . X X X O O O O O O X O
#  10 X X X . X O . O O O O X .
#   9 . X X X X O O O . O O X X
#   8 X X . X X O O O O O O O O
#   7 X X X X X O O . O O O . O
#   6 X . X X X O O O O . O O O
#   5 X X X X X O . O O O O . O
#   4 . X O O . O O O . O O O O
#   3 X X O O X O O O O O . O O
#   2 X X O O . O O . O O O O .
#   1 X X X X X O O O O . O O O
#     A B C D E F G H J K L M N
boardsize 13
clear_board
komi -41.5
play w F1
play w G1
play w H1
play w J1
play w L1
play w M1
play w N1
play w C2
play w D2
play w F2
play w G2
play w J2
play w K2
play w L2
play w M2
play w C3
play w D3
play w F3
play w G3
play w H3
play w J3
play w K3
play w M3
play w N3
play w C4
play w D4
play w F4
play w G4
play w H4
play w K4
play w L4
play w M4
play w N4
play w F5
play w H5
play w J5
play w K5
play w L5
play w N5
play w F6
play w G6
play w H6
play w J6
play w L6
play w M6
play w N6
play w F7
play w G7
play w J7
play w K7
play w L7
play w N7
play w F8
play w G8
play w H8
play w J8
play w K8
play w L8
play w M8
play w N8
play w F9
play w G9
play w H9
play w K9
play w L9
play w F10
play w H10
play w J10
play w K10
play w L10
play w F11
play w G11
play w H11
play w J11
play w K11
play w L11
play w N11
play w F12
play w G12
play w J12
play w K12
play w N12
play w F13
play w G13
play w H13
play w K13
play w N13
play b A1
play b B1
play b C1
play b D1
play b E1
play b A2
play b B2
play b A3
play b B3
play b E3
play b B4
play b A5
play b B5
play b C5
play b D5
play b E5
play b A6
play b C6
play b D6
play b E6
play b A7
play b B7
play b C7
play b D7
play b E7
play b A8
play b B8
play b D8
play b E8
play b B9
play b C9
play b D9
play b E9
play b M9
play b N9
play b A10
play b B10
play b C10
play b E10
play b M10
play b A11
play b C11
play b D11
play b E11
play b M11
play b A12
play b B12
play b C12
play b D12
play b E12
play b L12
play b M12
play b A13
play b B13
play b D13
play b E13
play b L13
20 reg_genmove w
#? [E2|E4]
