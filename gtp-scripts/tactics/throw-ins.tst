# Throw-ins and sacrifices.

# A19 puts stones in atari on purpose. Black's 9 stones in the corner die. Best play: White A19, Black passes,
# White C17, Black passes, White C16, Black passes, White C15, Black passes, White C13. The next best, C17, is
# 24 points worse: White C17, Black A19, White C16, Black passes, White C15, Black A15, White C13, Black passes,
# White B13.
#  19 . . X O . . O O O O O O X . . X X X X
#  18 O X X O . . O O . O . O X . . X X X X
#  17 X X . O O O O O . O O O X X X X X . .
#  16 X X . O . . O O O O O O X . . X X . .
#  15 . X . O . O O . . O . O X . X X X X X
#  14 O O O O O O O O O O O O X X X X X X .
#  13 X . . O O O O . O O . O X X . . X X X
#  12 O O O O . O O O O O O O X X . X X . .
#  11 . . O O O O . . O O . O X X X X X . X
#  10 O O O O . O . . O O . O X X X X X X X
#   9 O O O O O O O O O O O O X X . . X X .
#   8 O . . O O . . O O O . O X X . . X X X
#   7 O O O O O O O O O O O O X X X X X X X
#   6 . O O O . . O O . . O O X . . X X . .
#   5 O O . O . O O O . . O O X . X X X . .
#   4 O O O O O O O O O O O O X X X . X X X
#   3 X X X X X X X X X X X X X X X . X X .
#   2 . . X . X . . X X X . . X X X X X X X
#   1 . . X X X . X X . X X X X . X . X X .
#     A B C D E F G H J K L M N O P Q R S T
boardsize 19
clear_board
komi -10.5
play w A4
play w B4
play w C4
play w D4
play w E4
play w F4
play w G4
play w H4
play w J4
play w K4
play w L4
play w M4
play w A5
play w B5
play w D5
play w F5
play w G5
play w H5
play w L5
play w M5
play w B6
play w C6
play w D6
play w G6
play w H6
play w L6
play w M6
play w A7
play w B7
play w C7
play w D7
play w E7
play w F7
play w G7
play w H7
play w J7
play w K7
play w L7
play w M7
play w A8
play w D8
play w E8
play w H8
play w J8
play w K8
play w M8
play w A9
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
play w A10
play w B10
play w C10
play w D10
play w F10
play w J10
play w K10
play w M10
play w C11
play w D11
play w E11
play w F11
play w J11
play w K11
play w M11
play w A12
play w B12
play w C12
play w D12
play w F12
play w G12
play w H12
play w J12
play w K12
play w L12
play w M12
play w D13
play w E13
play w F13
play w G13
play w J13
play w K13
play w M13
play w A14
play w B14
play w C14
play w D14
play w E14
play w F14
play w G14
play w H14
play w J14
play w K14
play w L14
play w M14
play w D15
play w F15
play w G15
play w K15
play w M15
play w D16
play w G16
play w H16
play w J16
play w K16
play w L16
play w M16
play w D17
play w E17
play w F17
play w G17
play w H17
play w K17
play w L17
play w M17
play w A18
play w D18
play w G18
play w H18
play w K18
play w M18
play w D19
play w G19
play w H19
play w J19
play w K19
play w L19
play w M19
play b C1
play b D1
play b E1
play b G1
play b H1
play b K1
play b L1
play b M1
play b N1
play b P1
play b R1
play b S1
play b C2
play b E2
play b H2
play b J2
play b K2
play b N2
play b O2
play b P2
play b Q2
play b R2
play b S2
play b T2
play b A3
play b B3
play b C3
play b D3
play b E3
play b F3
play b G3
play b H3
play b J3
play b K3
play b L3
play b M3
play b N3
play b O3
play b P3
play b R3
play b S3
play b N4
play b O4
play b P4
play b R4
play b S4
play b T4
play b N5
play b P5
play b Q5
play b R5
play b N6
play b Q6
play b R6
play b N7
play b O7
play b P7
play b Q7
play b R7
play b S7
play b T7
play b N8
play b O8
play b R8
play b S8
play b T8
play b N9
play b O9
play b R9
play b S9
play b N10
play b O10
play b P10
play b Q10
play b R10
play b S10
play b T10
play b N11
play b O11
play b P11
play b Q11
play b R11
play b T11
play b N12
play b O12
play b Q12
play b R12
play b A13
play b N13
play b O13
play b R13
play b S13
play b T13
play b N14
play b O14
play b P14
play b Q14
play b R14
play b S14
play b B15
play b N15
play b P15
play b Q15
play b R15
play b S15
play b T15
play b A16
play b B16
play b N16
play b Q16
play b R16
play b A17
play b B17
play b N17
play b O17
play b P17
play b Q17
play b R17
play b B18
play b C18
play b N18
play b Q18
play b R18
play b S18
play b T18
play b C19
play b N19
play b Q19
play b R19
play b S19
play b T19
10 reg_genmove w
#? [A19]
