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

# The kinds of KGS and KataGo. The search is limited by its playouts again.
300 kata-list_time_settings
#? [none absolute byoyomi canadian fischer fischer-capped]
310 kgs-time_settings byoyomi 300 15 5
#? []
320 time_left b 14.5 3
#? []
330 genmove b
#? [[A-E][1-5]|pass]
340 kgs-time_settings canadian 300 60 10
#? []
350 kgs-time_settings absolute 300
#? []
360 kgs-time_settings none
#? []
370 kgs-time_settings fischer 300 5
#? [\? syntax error]
380 kata-time_settings fischer 300 5
#? []
390 time_left w 280.5 0
#? []
400 genmove w
#? [[A-E][1-5]|pass]
410 kata-time_settings fischer-capped 300 5 400 -1
#? []
420 kata-time_settings fischer-capped 300 5 200 -1
#? [\? syntax error]
430 kata-time_settings byoyomi 300 15
#? [\? syntax error]
440 kata-time_settings none
#? []
