# Ladders: the atari that works, to the side that works.

# White's stones at H10 cut off Black's at B10, which live only by capturing them. The atari at H11 does it in a
# ladder; the one that begins with J10 runs into the stone at M17. A net is too slow, as the stones cut off have
# two liberties and White puts them in atari. The ladder, Black first: H11, J10, K10, J11, J12, K11, L11, K12,
# K13, L12, M12, L13, L14, M13, N13, M14, M15, N14, O14, N15, N16, O15, P15, O16, O17, P16, Q16, P17, P18, Q17,
# R17, Q18, Q19, R18, S18, R19, S19.
#  19 X X X X . . . . . . . . . . . . . . .
#  18 X . X X . . . . . . . . . . . . . . .
#  17 X X X X . . . . . . . O . . . . . . .
#  16 X X X X . . . . . . . . . . . . . . .
#  15 . . O . . . . . . . . . . . . . . . .
#  14 O O O O O O X . . . . . . . . X . . .
#  13 O O O . O O X . . . . . . . . . . . .
#  12 O . O O . O X . . . . . . . . . . . .
#  11 O O O O X O X . . . . . . . . . . . .
#  10 O X X X X X O O . . . . . . . X O . .
#   9 . O X O O O X X X . . . . . . . . . .
#   8 O O . . O O X . . X . . . . . . . . .
#   7 O . O O O O X . . . . . . . . . . . .
#   6 O O O O O O X . . . . . . . . . . . .
#   5 . . . . . . . . . . . . O O O O O O O
#   4 X X X X . . . . . . . . O O . O O O O
#   3 X X . X . X X X X X X X O O O O O . O
#   2 . X X X . X . X X X X X O O O . O O O
#   1 X X X X . X X X X . X X O . O O O O .
#     A B C D E F G H J K L M N O P Q R S T
boardsize 19
clear_board
komi 21.5
play w N1
play w P1
play w Q1
play w R1
play w S1
play w N2
play w O2
play w P2
play w R2
play w S2
play w T2
play w N3
play w O3
play w P3
play w Q3
play w R3
play w T3
play w N4
play w O4
play w Q4
play w R4
play w S4
play w T4
play w N5
play w O5
play w P5
play w Q5
play w R5
play w S5
play w T5
play w A6
play w B6
play w C6
play w D6
play w E6
play w F6
play w A7
play w C7
play w D7
play w E7
play w F7
play w A8
play w B8
play w E8
play w F8
play w B9
play w D9
play w E9
play w F9
play w A10
play w G10
play w H10
play w R10
play w A11
play w B11
play w C11
play w D11
play w F11
play w A12
play w C12
play w D12
play w F12
play w A13
play w B13
play w C13
play w E13
play w F13
play w A14
play w B14
play w C14
play w D14
play w E14
play w F14
play w C15
play w M17
play b A1
play b B1
play b C1
play b D1
play b F1
play b G1
play b H1
play b J1
play b L1
play b M1
play b B2
play b C2
play b D2
play b F2
play b H2
play b J2
play b K2
play b L2
play b M2
play b A3
play b B3
play b D3
play b F3
play b G3
play b H3
play b J3
play b K3
play b L3
play b M3
play b A4
play b B4
play b C4
play b D4
play b G6
play b G7
play b G8
play b K8
play b C9
play b G9
play b H9
play b J9
play b B10
play b C10
play b D10
play b E10
play b F10
play b Q10
play b E11
play b G11
play b G12
play b G13
play b G14
play b Q14
play b A16
play b B16
play b C16
play b D16
play b A17
play b B17
play b C17
play b D17
play b A18
play b C18
play b D18
play b A19
play b B19
play b C19
play b D19
10 reg_genmove b
#? [H11]

# Black's stones at K12 cut off White's at K18, which live only by capturing them. The atari at K11 does it in a
# ladder; the one that begins with J12 runs into the stone at C4. A net is too slow, as the stones cut off have
# two liberties and Black puts them in atari. The ladder, White first: K11, J12, J11, H12, G12, H11, H10, G11,
# F11, G10, G9, F10, E10, F9, F8, E9, D9, E8, E7, D8, C8, D7, D6, C7, B7, C6, C5, B6, B5, A6, A7, A5, A4.
#  19 O O O O . X X X X X . X X X . O O . O
#  18 O . O O . X X . X O X X . X . O O O O
#  17 O O O O . X X X X O O . X X . O . O O
#  16 O O O O . X . X X O X . X X . O O O O
#  15 . . . O . X X . O O X X X X . . . . .
#  14 . . . . . X X X X O X X X X . . O O O
#  13 . . . . . O O O O X O O O O . . O O O
#  12 . . . . . . . . . X O . . . . . O O O
#  11 . . . . . . . . . . O . . . . . O O .
#  10 . . . . . . . . . . . O . . . . O O O
#   9 . . . . . . . . . . . . . . . . O . O
#   8 . . . . . . . . . . . . . . . . O O O
#   7 . . . . . . . . . . . . . . X X X X X
#   6 . . . . . . . . . . . . . . X . X X X
#   5 . . . . . . . . . . . . . . X X X . X
#   4 . . X . . . . . . O . . . . X X X X X
#   3 . . . . . . . . . . X . . . X X . X X
#   2 . . . . . . . . . . . . . . X X X X .
#   1 . . . . . . . . . . . . . . X . X X X
#     A B C D E F G H J K L M N O P Q R S T
boardsize 19
clear_board
komi -21.5
play w K4
play w R8
play w S8
play w T8
play w R9
play w T9
play w M10
play w R10
play w S10
play w T10
play w L11
play w R11
play w S11
play w L12
play w R12
play w S12
play w T12
play w F13
play w G13
play w H13
play w J13
play w L13
play w M13
play w N13
play w O13
play w R13
play w S13
play w T13
play w K14
play w R14
play w S14
play w T14
play w D15
play w J15
play w K15
play w A16
play w B16
play w C16
play w D16
play w K16
play w Q16
play w R16
play w S16
play w T16
play w A17
play w B17
play w C17
play w D17
play w K17
play w L17
play w Q17
play w S17
play w T17
play w A18
play w C18
play w D18
play w K18
play w Q18
play w R18
play w S18
play w T18
play w A19
play w B19
play w C19
play w D19
play w Q19
play w R19
play w T19
play b P1
play b R1
play b S1
play b T1
play b P2
play b Q2
play b R2
play b S2
play b L3
play b P3
play b Q3
play b S3
play b T3
play b C4
play b P4
play b Q4
play b R4
play b S4
play b T4
play b P5
play b Q5
play b R5
play b T5
play b P6
play b R6
play b S6
play b T6
play b P7
play b Q7
play b R7
play b S7
play b T7
play b K12
play b K13
play b F14
play b G14
play b H14
play b J14
play b L14
play b M14
play b N14
play b O14
play b F15
play b G15
play b L15
play b M15
play b N15
play b O15
play b F16
play b H16
play b J16
play b L16
play b N16
play b O16
play b F17
play b G17
play b H17
play b J17
play b N17
play b O17
play b F18
play b G18
play b J18
play b L18
play b M18
play b O18
play b F19
play b G19
play b H19
play b J19
play b K19
play b M19
play b N19
play b O19
20 reg_genmove w
#? [K11]

# White's stones at M10 cut off Black's at S10, which live only by capturing them. The atari at L10 does it in a
# ladder; the atari at M11 leaves three liberties. Black's stone at H14 waits at its end. A net is too slow, as
# the stones cut off have two liberties and White puts them in atari. The ladder, Black first: L10, M11, L11,
# M12, M13, L12, K12, L13, L14, K13, J13, K14, K15, J14, J15.
#  19 . . . . . . . . . . . . . . . X X X X
#  18 . . . . . . . . . . . . . . . X X . X
#  17 . . O . . . O . . . . . . . . X X X X
#  16 . . . . . . . . . . . . . . . X X X X
#  15 . . . . . . . . . . . . . . . . . . .
#  14 . . . . . . . X . . . . X O O O O O O
#  13 . . O . . . . . . . . . X O O . O O O
#  12 . . . . . . . . . . . . X O . O O . O
#  11 . . . . . . . . . . . . X O X O O O O
#  10 . . . . . . . . . . . O O X X X X X O
#   9 . . . . . . . . . . . X X O O O X O .
#   8 . . . X . . . . . X . . X O O . . O O
#   7 . . . . . . . . . . . . X O O O O . O
#   6 . . . . . . . . X . . . X O O O O O O
#   5 O O O O O O O . . . . . . . . . . . .
#   4 O . O O O O O . . . . . . . . X X X X
#   3 O O O . O O O X X X X X X X . X . X X
#   2 . O O O O . O X X . X X X X . X X X .
#   1 O O . O O O O X X X X . X X . X X X X
#     A B C D E F G H J K L M N O P Q R S T
boardsize 19
clear_board
komi -16.5
play w A1
play w B1
play w D1
play w E1
play w F1
play w G1
play w B2
play w C2
play w D2
play w E2
play w G2
play w A3
play w B3
play w C3
play w E3
play w F3
play w G3
play w A4
play w C4
play w D4
play w E4
play w F4
play w G4
play w A5
play w B5
play w C5
play w D5
play w E5
play w F5
play w G5
play w O6
play w P6
play w Q6
play w R6
play w S6
play w T6
play w O7
play w P7
play w Q7
play w R7
play w T7
play w O8
play w P8
play w S8
play w T8
play w O9
play w P9
play w Q9
play w S9
play w M10
play w N10
play w T10
play w O11
play w Q11
play w R11
play w S11
play w T11
play w O12
play w Q12
play w R12
play w T12
play w C13
play w O13
play w P13
play w R13
play w S13
play w T13
play w O14
play w P14
play w Q14
play w R14
play w S14
play w T14
play w C17
play w G17
play b H1
play b J1
play b K1
play b L1
play b N1
play b O1
play b Q1
play b R1
play b S1
play b T1
play b H2
play b J2
play b L2
play b M2
play b N2
play b O2
play b Q2
play b R2
play b S2
play b H3
play b J3
play b K3
play b L3
play b M3
play b N3
play b O3
play b Q3
play b S3
play b T3
play b Q4
play b R4
play b S4
play b T4
play b J6
play b N6
play b N7
play b D8
play b K8
play b N8
play b M9
play b N9
play b R9
play b O10
play b P10
play b Q10
play b R10
play b S10
play b N11
play b P11
play b N12
play b N13
play b H14
play b N14
play b Q16
play b R16
play b S16
play b T16
play b Q17
play b R17
play b S17
play b T17
play b Q18
play b R18
play b T18
play b Q19
play b R19
play b S19
play b T19
30 reg_genmove b
#? [L10]

# Black's stones at H10 cut off White's at B10, which live only by capturing them. The atari at J10 does it in a
# ladder; the one that begins with H9 is broken by the stones at L8 and P4. A net is too slow, as the stones cut
# off have two liberties and Black puts them in atari. The ladder, White first: J10, H9, J9, H8, J8, H7, H6, J7,
# K7, J6, J5, K6, L6, K5, L5, K4, J4, L4, M4, L3, L2, M3, N3, M2, N2, M1, N1, L1, K1.
#  19 O O O O . O . O O O O O X X X . X X X
#  18 . O O O . O O O . O O O X X X X X . X
#  17 O O . O . O O O O O O O X X . X X X X
#  16 O O O O . . . . . . . . X X X X . X X
#  15 . . . . . . . . . . . . X X X X X X X
#  14 X X X X X X O . . . . . . . . . . . .
#  13 X . X X X X O . . . . . . . . . . . .
#  12 X X . . X X O . . O . . . . . . . . .
#  11 . X O X X X O O O . . . . . . . X . .
#  10 X O O O O O X X . . . . . . . . . . .
#   9 X X X X O X O . . . . . . . . . O . .
#   8 X . X X . X O . . . X . . . . . O . .
#   7 X X X . X X O . . . . . . . . . . . .
#   6 X X X X X X O . . . . . . . . . . . .
#   5 . . . . . . . . . . . . . . . . . . .
#   4 O O O O . . . . . . . . . . X . . . .
#   3 O O O O . . . . . O . . . . . . . . .
#   2 O . O O . . . . . . . . . . . . . . .
#   1 O O O O . . . . . . . . . . . . . . .
#     A B C D E F G H J K L M N O P Q R S T
boardsize 19
clear_board
komi -17.5
play w A1
play w B1
play w C1
play w D1
play w A2
play w C2
play w D2
play w A3
play w B3
play w C3
play w D3
play w K3
play w A4
play w B4
play w C4
play w D4
play w G6
play w G7
play w G8
play w R8
play w E9
play w G9
play w R9
play w B10
play w C10
play w D10
play w E10
play w F10
play w C11
play w G11
play w H11
play w J11
play w G12
play w K12
play w G13
play w G14
play w A16
play w B16
play w C16
play w D16
play w A17
play w B17
play w D17
play w F17
play w G17
play w H17
play w J17
play w K17
play w L17
play w M17
play w B18
play w C18
play w D18
play w F18
play w G18
play w H18
play w K18
play w L18
play w M18
play w A19
play w B19
play w C19
play w D19
play w F19
play w H19
play w J19
play w K19
play w L19
play w M19
play b P4
play b A6
play b B6
play b C6
play b D6
play b E6
play b F6
play b A7
play b B7
play b C7
play b E7
play b F7
play b A8
play b C8
play b D8
play b F8
play b L8
play b A9
play b B9
play b C9
play b D9
play b F9
play b A10
play b G10
play b H10
play b B11
play b D11
play b E11
play b F11
play b R11
play b A12
play b B12
play b E12
play b F12
play b A13
play b C13
play b D13
play b E13
play b F13
play b A14
play b B14
play b C14
play b D14
play b E14
play b F14
play b N15
play b O15
play b P15
play b Q15
play b R15
play b S15
play b T15
play b N16
play b O16
play b P16
play b Q16
play b S16
play b T16
play b N17
play b O17
play b Q17
play b R17
play b S17
play b T17
play b N18
play b O18
play b P18
play b Q18
play b R18
play b T18
play b N19
play b O19
play b P19
play b R19
play b S19
play b T19
40 reg_genmove w
#? [J10]

# White's stones at H10 cut off Black's at B10, which live only by capturing them. The atari at H9 does it in a
# ladder; the one that begins with J10 runs into the stone at N2. A net is too slow, as the stones cut off have
# two liberties and White puts them in atari. The ladder, Black first: H9, J10, K10, J9, J8, K9, L9, K8, K7, L8,
# M8, L7, L6, M7, N7, M6, M5, N6, O6, N5, N4, O5, P5, O4, O3, P4, Q4, P3, P2, Q3, R3, Q2, Q1, R2, S2, R1, S1.
#  19 X X X X . X . X X X X X O O O . O O O
#  18 . X X X . X X X . X X X O O O O O . O
#  17 X X . X . X X X X X X X O O . O O O O
#  16 X X X X . . . . . . . . O O O O . O O
#  15 . . . . . . . . . . . . O O O O O O O
#  14 O O O O O O X . . . . . . . . . . . .
#  13 O . O O O O X . . . . . . . . . . . .
#  12 O O . . O O X . . X . . . . X . . . .
#  11 . O X O O O X X X . . . . . . . O . .
#  10 O X X X X X O O . . . . . . . . . . .
#   9 O O O O X O X . . . . . . . . . X . .
#   8 O . O O . O X . . . . . . . . . . . .
#   7 O O O . O O X . . . . . . . . . . . .
#   6 O O O O O O X . . . . . . . . . . . .
#   5 . . . O . . . . . . . . . . . . . . .
#   4 X X X X . . . . . . . . . . . . . . .
#   3 X X X X . . . . . . . . . . . . . . .
#   2 X . X X . . . . . . . . O . . . . . .
#   1 X X X X . . . . . . . . . . . . . . .
#     A B C D E F G H J K L M N O P Q R S T
boardsize 19
clear_board
komi 24.5
play w N2
play w D5
play w A6
play w B6
play w C6
play w D6
play w E6
play w F6
play w A7
play w B7
play w C7
play w E7
play w F7
play w A8
play w C8
play w D8
play w F8
play w A9
play w B9
play w C9
play w D9
play w F9
play w A10
play w G10
play w H10
play w B11
play w D11
play w E11
play w F11
play w R11
play w A12
play w B12
play w E12
play w F12
play w A13
play w C13
play w D13
play w E13
play w F13
play w A14
play w B14
play w C14
play w D14
play w E14
play w F14
play w N15
play w O15
play w P15
play w Q15
play w R15
play w S15
play w T15
play w N16
play w O16
play w P16
play w Q16
play w S16
play w T16
play w N17
play w O17
play w Q17
play w R17
play w S17
play w T17
play w N18
play w O18
play w P18
play w Q18
play w R18
play w T18
play w N19
play w O19
play w P19
play w R19
play w S19
play w T19
play b A1
play b B1
play b C1
play b D1
play b A2
play b C2
play b D2
play b A3
play b B3
play b C3
play b D3
play b A4
play b B4
play b C4
play b D4
play b G6
play b G7
play b G8
play b E9
play b G9
play b R9
play b B10
play b C10
play b D10
play b E10
play b F10
play b C11
play b G11
play b H11
play b J11
play b G12
play b K12
play b P12
play b G13
play b G14
play b A16
play b B16
play b C16
play b D16
play b A17
play b B17
play b D17
play b F17
play b G17
play b H17
play b J17
play b K17
play b L17
play b M17
play b B18
play b C18
play b D18
play b F18
play b G18
play b H18
play b K18
play b L18
play b M18
play b A19
play b B19
play b C19
play b D19
play b F19
play b H19
play b J19
play b K19
play b L19
play b M19
50 reg_genmove b
#? [H9]

# Black's stones at K8 cut off White's at K2, which live only by capturing them. The atari at K9 does it in a
# ladder; the one that begins with J8 runs into the stone at E14. A net is too slow, as the stones cut off have
# two liberties and Black puts them in atari. The ladder, White first: K9, J8, J9, H8, H9, G8, F8, G9, G10, F9,
# E9, F10, F11, E10, D10, E11, E12, D11, C11, D12, D13, C12, B12, C13, C14, B13, A13, B14, B15, A14, A15.
#  19 . . . . . . . . . . . . . . X X X . X
#  18 . . . . . . . . . . . . . . X . X X X
#  17 . . . . . . . X . . . . . . X X X X .
#  16 . . . . . . . . . . O . . . X X . X X
#  15 . . . . . . . . . . . . . . X X X X X
#  14 . . . . X . . . . . . . . . X X X . X
#  13 . . . . . . . . . . . . . . X X X X X
#  12 . . . . . . . . . . . . . . . . O O O
#  11 . . . . . . . . . . . . . . O . O O O
#  10 . . . . . . . . . . . O . . . . O . O
#   9 . . . . . . . . . . O . . . . . O O O
#   8 . . . X . . . . . X O . . . . . O O .
#   7 . . . . . O O O O X O O O O . . O O O
#   6 . . . . . X X X X O X X X X . . O O O
#   5 . . . . . X X . O O X X X X . . . . .
#   4 O O O O . X . X X O X . X X . O O O O
#   3 O O O O . X X X X O O . X X . O . O O
#   2 O . O O . X X . X O X X . X . O O O O
#   1 O O O O . X X X X X . X X X . O O . O
#     A B C D E F G H J K L M N O P Q R S T
boardsize 19
clear_board
komi 3.5
play w A1
play w B1
play w C1
play w D1
play w Q1
play w R1
play w T1
play w A2
play w C2
play w D2
play w K2
play w Q2
play w R2
play w S2
play w T2
play w A3
play w B3
play w C3
play w D3
play w K3
play w L3
play w Q3
play w S3
play w T3
play w A4
play w B4
play w C4
play w D4
play w K4
play w Q4
play w R4
play w S4
play w T4
play w J5
play w K5
play w K6
play w R6
play w S6
play w T6
play w F7
play w G7
play w H7
play w J7
play w L7
play w M7
play w N7
play w O7
play w R7
play w S7
play w T7
play w L8
play w R8
play w S8
play w L9
play w R9
play w S9
play w T9
play w M10
play w R10
play w T10
play w P11
play w R11
play w S11
play w T11
play w R12
play w S12
play w T12
play w L16
play b F1
play b G1
play b H1
play b J1
play b K1
play b M1
play b N1
play b O1
play b F2
play b G2
play b J2
play b L2
play b M2
play b O2
play b F3
play b G3
play b H3
play b J3
play b N3
play b O3
play b F4
play b H4
play b J4
play b L4
play b N4
play b O4
play b F5
play b G5
play b L5
play b M5
play b N5
play b O5
play b F6
play b G6
play b H6
play b J6
play b L6
play b M6
play b N6
play b O6
play b K7
play b D8
play b K8
play b P13
play b Q13
play b R13
play b S13
play b T13
play b E14
play b P14
play b Q14
play b R14
play b T14
play b P15
play b Q15
play b R15
play b S15
play b T15
play b P16
play b Q16
play b S16
play b T16
play b H17
play b P17
play b Q17
play b R17
play b S17
play b P18
play b R18
play b S18
play b T18
play b P19
play b Q19
play b R19
play b T19
60 reg_genmove w
#? [K9]

# White's stones at F7 cut off Black's at B7, which live only by capturing them. The atari at G7 does it in a
# ladder; the atari at F6 leaves three liberties. Black's stone at K4 waits at its end. A net is too slow, as
# the stones cut off have two liberties and White puts them in atari. The ladder, Black first: G7, F6, F5, G6,
# H6, G5, G4, H5, J5, H4, H3, J4, J3.
#  13 . . . . . . . . . . . . .
#  12 . . . . . . . . . . . . .
#  11 . . X X . . . X . . . . .
#  10 O O O O X . . . . O . . .
#   9 . O . O X . . . . . . . .
#   8 O O O O X X . . . . . . .
#   7 . X X X O O . . . . . . .
#   6 O O . O X . . . . . . . .
#   5 . O . O X . . . . . . . .
#   4 O O O O X . . . . X O . .
#   3 . O O X . . . . . . . . .
#   2 . . O X . . . . . . . . .
#   1 . . . . . . . . . . . . .
#     A B C D E F G H J K L M N
boardsize 13
clear_board
komi 4.5
play w C2
play w B3
play w C3
play w A4
play w B4
play w C4
play w D4
play w L4
play w B5
play w D5
play w A6
play w B6
play w D6
play w E7
play w F7
play w A8
play w B8
play w C8
play w D8
play w B9
play w D9
play w A10
play w B10
play w C10
play w D10
play w K10
play b D2
play b D3
play b E4
play b K4
play b E5
play b E6
play b B7
play b C7
play b D7
play b E8
play b F8
play b E9
play b E10
play b C11
play b D11
play b H11
70 reg_genmove b
#? [G7]

# Black's stones at G8 cut off White's at G12, which live only by capturing them. The atari at G7 does it in a
# ladder; the one that begins with F8 runs into the stone at E3. A net is too slow, as the stones cut off have
# two liberties and Black puts them in atari. The ladder, White first: G7, F8, E8, F7, F6, E7, D7, E6, E5, D6,
# C6, D5, D4, C5, B5, C4, C3, B4, A4, B3, B2, A3, A2.
#  13 . . . X . X . X . X . . .
#  12 . . X X X X O X X X . . .
#  11 . X X X . . O X . X O . .
#  10 . O O X X X O X X X O . .
#   9 . . . O O O X O O O . . .
#   8 . . . . . . X O . . . . .
#   7 . . . . . . . O . . . . .
#   6 . . . . . . . . . X . . .
#   5 . . . . . . . . . . . . .
#   4 . . . . . . . . . . O . .
#   3 . . . . X . O . . X . . .
#   2 . . . . . . . . . . . . .
#   1 . . . . . . . . . . . . .
#     A B C D E F G H J K L M N
boardsize 13
clear_board
komi -13.5
play w G3
play w L4
play w H7
play w H8
play w D9
play w E9
play w F9
play w H9
play w J9
play w K9
play w B10
play w C10
play w G10
play w L10
play w G11
play w L11
play w G12
play b E3
play b K3
play b K6
play b G8
play b G9
play b D10
play b E10
play b F10
play b H10
play b J10
play b K10
play b B11
play b C11
play b D11
play b H11
play b K11
play b C12
play b D12
play b E12
play b F12
play b H12
play b J12
play b K12
play b D13
play b F13
play b H13
play b K13
80 reg_genmove w
#? [G7]

# White's stones at H7 cut off Black's at M7, which live only by capturing them. The atari at G7 does it in a
# ladder; the one that begins with H8 runs into the stone at C10. A net is too slow, as the stones cut off have
# two liberties and White puts them in atari. The ladder, Black first: G7, H8, G8, H9, H10, G9, F9, G10, G11,
# F10, E10, F11, F12, E11, D11, E12, E13, D12, C12, D13, C13.
#  13 . . . . . . . . . . . . .
#  12 . . . . . . . . . X O . .
#  11 . . . . . . . . . X O O .
#  10 . . O . . . . . X O O O O
#   9 . . . . . . . . X O . O .
#   8 . . . . . . . . X O . O O
#   7 . X . . . . . O O X X X .
#   6 . . . . . . X X X O O O O
#   5 . . . . . . . . X O . O .
#   4 . . O . . . . . X O O O O
#   3 . . . . O X . . . X X . .
#   2 . . . . . . . . . . X . .
#   1 . . . . . . . . . . . . .
#     A B C D E F G H J K L M N
boardsize 13
clear_board
komi 4.5
play w E3
play w C4
play w K4
play w L4
play w M4
play w N4
play w K5
play w M5
play w K6
play w L6
play w M6
play w N6
play w H7
play w J7
play w K8
play w M8
play w N8
play w K9
play w M9
play w C10
play w K10
play w L10
play w M10
play w N10
play w L11
play w M11
play w L12
play b L2
play b F3
play b K3
play b L3
play b J4
play b J5
play b G6
play b H6
play b J6
play b B7
play b K7
play b L7
play b M7
play b J8
play b J9
play b J10
play b K11
play b K12
90 reg_genmove b
#? [G7]

# White's stones at K12 cut off Black's at K18, which live only by capturing them. The atari at J12 does it in a
# ladder; the one that begins with K11 runs into the stone at D9. A net is too slow, as the stones cut off have
# two liberties and White puts them in atari. The ladder, Black first: J12, K11, K10, J11, H11, J10, J9, H10,
# G10, H9, H8, G9, F9, G8, G7, F8, E8, F7, F6, E7, D7, E6, E5, D6, C6, D5, D4, C5, B5, C4, C3, B4, A4, B3, B2,
# A3, A2.
#  19 X X X X . O O O O O . O O O . X X . X
#  18 X . X X . O O . O X O O . O . X X X X
#  17 X X X X . O O O O X X . O O . X . X X
#  16 X X X X X O . O O X O . O O . X X X X
#  15 . . . . . O O . X X O O O O . . . . .
#  14 . . . . . O O O O X O O O O . . X X X
#  13 . . . . . X X X X O X X X X . . X X X
#  12 . . . . . . . . . O X . . . . . X X X
#  11 . . . . . . . . . . X . . . . . X X .
#  10 . . . . . . . . . . . X . . . . X X X
#   9 . . . O . . . . . . . . . . . . X . X
#   8 . . . . . . . . . . . . . . . . X X X
#   7 . . . . . . . . . . . . . . O O O O O
#   6 . . . . . . . . . . . . O . O . O O O
#   5 . . . . . . . . . . . . . . O O O . O
#   4 . . . . . . X . . . . . . . O O O O O
#   3 . . . . . . O . . . . . X . O O . O O
#   2 . . . . . . . . . . . . . . O O O O .
#   1 . . . . . . . . . . . . . . O . O O O
#     A B C D E F G H J K L M N O P Q R S T
boardsize 19
clear_board
komi 21.5
play w P1
play w R1
play w S1
play w T1
play w P2
play w Q2
play w R2
play w S2
play w G3
play w P3
play w Q3
play w S3
play w T3
play w P4
play w Q4
play w R4
play w S4
play w T4
play w P5
play w Q5
play w R5
play w T5
play w N6
play w P6
play w R6
play w S6
play w T6
play w P7
play w Q7
play w R7
play w S7
play w T7
play w D9
play w K12
play w K13
play w F14
play w G14
play w H14
play w J14
play w L14
play w M14
play w N14
play w O14
play w F15
play w G15
play w L15
play w M15
play w N15
play w O15
play w F16
play w H16
play w J16
play w L16
play w N16
play w O16
play w F17
play w G17
play w H17
play w J17
play w N17
play w O17
play w F18
play w G18
play w J18
play w L18
play w M18
play w O18
play w F19
play w G19
play w H19
play w J19
play w K19
play w M19
play w N19
play w O19
play b N3
play b G4
play b R8
play b S8
play b T8
play b R9
play b T9
play b M10
play b R10
play b S10
play b T10
play b L11
play b R11
play b S11
play b L12
play b R12
play b S12
play b T12
play b F13
play b G13
play b H13
play b J13
play b L13
play b M13
play b N13
play b O13
play b R13
play b S13
play b T13
play b K14
play b R14
play b S14
play b T14
play b J15
play b K15
play b A16
play b B16
play b C16
play b D16
play b E16
play b K16
play b Q16
play b R16
play b S16
play b T16
play b A17
play b B17
play b C17
play b D17
play b K17
play b L17
play b Q17
play b S17
play b T17
play b A18
play b C18
play b D18
play b K18
play b Q18
play b R18
play b S18
play b T18
play b A19
play b B19
play b C19
play b D19
play b Q19
play b R19
play b T19
100 reg_genmove b
#? [J12]

# White's stones at G6 cut off Black's at G2, which live only by capturing them. The atari at G7 does it in a
# ladder; the one that begins with F6 runs into the stone at F10. A net is too slow, as the stones cut off have
# two liberties and White puts them in atari. The ladder, Black first: G7, F6, E6, F7, F8, E7, D7, E8, E9, D8,
# C8, D9, D10, C9, B9, C10, C11, B10, A10, B11, B12, A11, A12.
#  13 . . . . . . . . . . . . .
#  12 . . . O . . . X . . . . .
#  11 . . . . . . . . . . . . .
#  10 . . . . . O . . . O . . .
#   9 . . . . . . . . . . X . .
#   8 . . . . . . . . . . . . .
#   7 . . . . . . . X . . . . .
#   6 . . . . . . O X . . . . .
#   5 . . . X X X O X X X . . .
#   4 . X X O O O X O O O X . .
#   3 . O O O . . X O . O X . .
#   2 . . O O O O X O O O . . .
#   1 . . . O . O . O . O . . .
#     A B C D E F G H J K L M N
boardsize 13
clear_board
komi 7.5
play w D1
play w F1
play w H1
play w K1
play w C2
play w D2
play w E2
play w F2
play w H2
play w J2
play w K2
play w B3
play w C3
play w D3
play w H3
play w K3
play w D4
play w E4
play w F4
play w H4
play w J4
play w K4
play w G5
play w G6
play w F10
play w K10
play w D12
play b G2
play b G3
play b L3
play b B4
play b C4
play b G4
play b L4
play b D5
play b E5
play b F5
play b H5
play b J5
play b K5
play b H6
play b H7
play b L9
play b H12
110 reg_genmove b
#? [G7]

# White's stones at K12 cut off Black's at K18, which live only by capturing them. The atari at K11 does it in a
# ladder; the one that begins with L12 runs into the stone at N8. A net is too slow, as the stones cut off have
# two liberties and White puts them in atari. The ladder, Black first: K11, L12, L11, M12, M11, N12, O12, N11,
# N10, O11, P11, O10, O9, P10, Q10, P9, P8, Q9, R9, Q8, Q7, R8, S8, R7, R6, S7, T7, S6, S5, T6, T5.
#  19 X . X X . O O O . O O O O O . X X X X
#  18 X X X X . O . O O X O . O O . X X . X
#  17 X X . X . O O . X X O O O O . X X X X
#  16 X X X X . O O . O X O O . O . X X X X
#  15 . . . . . O O O O X X . O O . . . . .
#  14 X X X . . O O O O X O O O O . . . . .
#  13 . X X . . X X X X O X X X X . . . . .
#  12 X X X . . . . . X O . . . . . . . . .
#  11 X . X . . . . . X . . . . . . . . . .
#  10 X X X . . . . X . . . . . . . . . . .
#   9 X X X . X . . . . . . . . . . . . . .
#   8 X X X . . . . . . . . . O . . . . . .
#   7 O O O O O . . . . . . . . . . . . . .
#   6 O O O O O . . . . . . . . . . . . . .
#   5 O O . O O . O . . . . . . . . . . . .
#   4 . O O O O . . . . . . . . . . . . . .
#   3 O O O . O . . . . O . X . . . . . . .
#   2 O . O O O . . . . . . . . . . . . . .
#   1 O O O O O . . . . . . . . . . . . . .
#     A B C D E F G H J K L M N O P Q R S T
boardsize 19
clear_board
komi 11.5
play w A1
play w B1
play w C1
play w D1
play w E1
play w A2
play w C2
play w D2
play w E2
play w A3
play w B3
play w C3
play w E3
play w K3
play w B4
play w C4
play w D4
play w E4
play w A5
play w B5
play w D5
play w E5
play w G5
play w A6
play w B6
play w C6
play w D6
play w E6
play w A7
play w B7
play w C7
play w D7
play w E7
play w N8
play w K12
play w K13
play w F14
play w G14
play w H14
play w J14
play w L14
play w M14
play w N14
play w O14
play w F15
play w G15
play w H15
play w J15
play w N15
play w O15
play w F16
play w G16
play w J16
play w L16
play w M16
play w O16
play w F17
play w G17
play w L17
play w M17
play w N17
play w O17
play w F18
play w H18
play w J18
play w L18
play w N18
play w O18
play w F19
play w G19
play w H19
play w K19
play w L19
play w M19
play w N19
play w O19
play b M3
play b A8
play b B8
play b C8
play b A9
play b B9
play b C9
play b E9
play b A10
play b B10
play b C10
play b H10
play b A11
play b C11
play b J11
play b A12
play b B12
play b C12
play b J12
play b B13
play b C13
play b F13
play b G13
play b H13
play b J13
play b L13
play b M13
play b N13
play b O13
play b A14
play b B14
play b C14
play b K14
play b K15
play b L15
play b A16
play b B16
play b C16
play b D16
play b K16
play b Q16
play b R16
play b S16
play b T16
play b A17
play b B17
play b D17
play b J17
play b K17
play b Q17
play b R17
play b S17
play b T17
play b A18
play b B18
play b C18
play b D18
play b K18
play b Q18
play b R18
play b T18
play b A19
play b C19
play b D19
play b Q19
play b R19
play b S19
play b T19
120 reg_genmove b
#? [K11]
