# Clocks: what hosts send is taken, whatever it is worth. The search here is limited by its playouts.

boardsize 5
clear_board
kata-set-param playouts 20
kata-set-param threads 1

# No limit in the habit of GoGui: a period without stones.
10 time_settings 0 1 0
#? []
# So much a move.
20 time_settings 0 2 1
#? []
# Absolute.
30 time_settings 10 0 0
#? []
# Absolute, the stones without a meaning.
40 time_settings 10 0 7
#? []
# Canadian.
50 time_settings 300 30 5
#? []
60 time_left b 12.5 3
#? []
70 time_left w 250 0
#? []
# After flag fall.
80 time_left w -2 0
#? []
90 time_settings 1.5 0.5 1
#? []
# Longer than any game.
100 time_settings 2147483647 0 0
#? []
110 time_settings x 0 0
#? [\? syntax error]
120 time_settings 1 0
#? [\? syntax error]
130 time_settings -1 0 0
#? [\? syntax error]
140 time_left b
#? [\? syntax error]
150 time_left x 1 0
#? [\? syntax error]
160 time_left b 1,5 0
#? [\? syntax error]

# Clocks may change in the middle of a game. The time here is always enough for the playouts.
200 genmove b
#? [[A-E][1-5]|pass]
210 time_settings 600 0 0
#? []
220 genmove w
#? [[A-E][1-5]|pass]
230 time_left b 300 0
#? []
240 genmove b
#? [[A-E][1-5]|pass]
250 time_settings 0 1 0
#? []
260 genmove w
#? [[A-E][1-5]|pass]
# Time that is given where none was agreed.
270 time_left b 300 5
#? []
280 genmove b
#? [[A-E][1-5]|pass]
