#!/usr/bin/env bash
# Has Quarry, a graphical board, play the engine against itself on a screen that nobody sees, up to Quarry's own count.
#
#   tests/hosts/quarry.sh PATH-OF-TENGEN FOLDER
#
# Needs quarry, Xvfb and xdotool. FOLDER gets what was said, and a picture of the screen if ImageMagick is there.
set -euo pipefail
tengen=$(realpath "$1") folder=$(realpath "$2")
PATH="$PATH:/usr/games"
export HOME="$folder/home"
mkdir -p "$HOME"

running=()
trap '((${#running[@]} == 0)) || kill "${running[@]}" 2>/dev/null || true' EXIT

# Asks again and again, for so many seconds.
within() {
    local end=$((SECONDS + $1))
    until "${@:2}"; do
        ((SECONDS < end)) || { echo "quarry: in vain for $1 s: ${*:2}" >&2; return 1; }
        sleep 0.2
    done
}

# Every engine writes down its dialogue: Quarry's own record comes only when it quits.
cat >"$folder/engine" <<END
#!/bin/sh
tee "$folder/\$\$.in" | "$tengen" --threads 1 --playouts 100 --memory 64 --resign 0 | tee "$folder/\$\$.out"
END
chmod +x "$folder/engine"
cat >"$HOME/.quarry" <<END
[GTP Engine "Tengen "]
Screen name format = "%n %v"
Name = "Tengen"
Command line = "$folder/engine"
Supported games = "Go"

[New Game Parameters]
Game = "Go"
White is computer = true
Black is computer = true

[New Go Game Parameters]
Board size = 7
Komi = 6.5
END

# The screen takes the first number that is free, and tells it.
Xvfb -displayfd 3 -screen 0 1024x768x24 3>"$folder/screen" >/dev/null 2>&1 &
running+=($!)
within 20 grep -q '[0-9]' "$folder/screen"
DISPLAY=":$(<"$folder/screen")"
export DISPLAY

quarry >"$folder/quarry.log" 2>&1 &
running+=($!)

# Presses the button at this place of a window with this title.
press() {
    local window
    within 20 xdotool search --onlyvisible --name "$1" >/dev/null
    window=$(xdotool search --onlyvisible --name "$1" | tail -n 1)
    sleep 1
    xdotool mousemove --window "$window" "$2" "$3" click 1
}
press 'Quarry Control Center' 96 27
press 'New Game' 430 422
press 'New Game' 433 422

# Quarry asks an engine for the dead stones once both have passed.
counts() { cat "$folder"/*.in 2>/dev/null | grep -q final_status_list; }
within 60 counts
sleep 1
if command -v import >/dev/null; then import -window root "$folder/screen.png"; fi

said=$(cat "$folder"/*.out)
if grep '^?' <<<"$said"; then echo "quarry: an answer is a failure" >&2; exit 1; fi
moves=$(cat "$folder"/*.in | tr -d '\r' | grep -cE '^[0-9]* ?play ' || true)
((moves >= 10)) || { echo "quarry: only $moves moves were told" >&2; exit 1; }
echo "quarry: a game of $moves moves was played and counted"
