"""Drives `tengen analysis` with KaTrain's own engine class and game, without its window.

    PYTHON-WITH-KATRAIN tests/hosts/drive_katrain.py PATH-OF-TENGEN
"""

import os
import shlex
import sys
import tempfile
import time
import traceback

TENGEN = os.path.abspath(sys.argv.pop(1))
# Neither a window nor anybody's own settings.
os.environ.update(KIVY_NO_ARGS="1", KIVY_NO_CONSOLELOG="1", KIVY_NO_FILELOG="1", KIVY_HOME=tempfile.mkdtemp())

from katrain.core.ai import generate_ai_move  # noqa: E402
from katrain.core.base_katrain import KaTrainBase  # noqa: E402
from katrain.core.constants import AI_DEFAULT, AI_HANDICAP, AI_POLICY, AI_RANK, AI_SCORELOSS, AI_SIMPLE_OWNERSHIP  # noqa: E402
from katrain.core.constants import AI_TERRITORY, AI_WEIGHTED, OUTPUT_ERROR  # noqa: E402
from katrain.core.engine import KataGoEngine  # noqa: E402
from katrain.core.game import Game, KaTrainSGF  # noqa: E402
from pysgf import Move  # noqa: E402

PATIENCE = 60
passed = 0


class Controls:
    """What KaTrain's game says to its window."""

    def set_status(self, *_args, **_kwargs):
        pass


class KaTrain(KaTrainBase):
    """KaTrain without its window: an error that it would show is a failure here."""

    errors = []
    controls = Controls()
    pondering = False

    def log(self, message, level=0):
        if level == OUTPUT_ERROR or "Error" in str(message) or "exception" in str(message):
            self.errors.append(message)

    def __call__(self, message, *args):
        self.errors.append((message, args))


katrain = KaTrain(force_package_config=True, debug_level=0)


def start(**settings):
    config = dict(katrain.config("engine"), backend="custom", max_visits=100, fast_visits=25, max_time=30.0)
    config["altcommand"] = f"exec {shlex.quote(TENGEN)} analysis --threads 2 --memory 64"
    return KataGoEngine(katrain, dict(config, **settings))


def wait(condition, what):
    end = time.monotonic() + PATIENCE
    while not condition():
        assert not katrain.errors, katrain.errors
        assert time.monotonic() < end, f"waited in vain for {what}"
        time.sleep(0.02)
    assert not katrain.errors, katrain.errors


def check(name, test):
    global passed
    test()
    assert not katrain.errors, katrain.errors
    passed += 1
    print(f"ok: {name}", flush=True)


def new_game(engine, size, **properties):
    game = Game(katrain, engine, game_properties=dict({"SZ": size, "RU": "japanese", "KM": 6.5}, **properties))
    katrain.game = game
    return game


def analysed(node):
    wait(lambda: node.analysis_complete, "an analysis")
    return node.analysis


engine = start()


def a_game():
    game = new_game(engine, "9")
    for gtp, player in [("E5", "B"), ("C3", "W"), ("G7", "B"), ("pass", "W")]:
        game.play(Move.from_gtp(gtp, player=player))
    for node in game.current_node.nodes_from_root:
        analysis = analysed(node)
        assert node.root_visits == 100, node.root_visits
        assert len(node.ownership) == 81 and len(node.policy) == 82
        assert abs(sum(share for share in node.policy if share >= 0) - 1) < 1e-3
        taken = {move.coords for earlier in node.nodes_from_root for move in earlier.moves if not move.is_pass}
        assert all((node.policy[9 * (8 - y) + x] < 0) == ((x, y) in taken) for x in range(9) for y in range(9))
        best = node.candidate_moves[0]
        assert best["order"] == 0 and best["pv"][0] == best["move"], best
        assert 0 <= analysis["root"]["winrate"] <= 1
    assert all(node.points_lost is not None for node in game.current_node.nodes_from_root[1:])


def numbers_are_blacks():
    # A wall through the middle for one player, and nothing for the other one.
    for builder, other, sign in [("B", "W", 1), ("W", "B", -1)]:
        game = new_game(engine, "7", KM=0)
        for row in range(1, 8):
            game.play(Move.from_gtp(f"D{row}", player=builder))
            game.play(Move.from_gtp("pass", player=other))
        for node in (game.current_node, game.current_node.parent):
            root = analysed(node)["root"]
            assert sign * root["scoreLead"] > 5 and sign * (root["winrate"] - 0.5) > 0.2, root
            assert all(sign * owner > 0 for owner in node.ownership), node.ownership


def handicap_and_rules():
    for rules in ["japanese", "chinese", "korean", "aga", "tromp-taylor", "new zealand", "stone_scoring"]:
        record = f"(;SZ[13]RU[{rules}]KM[0.5]HA[2]AB[dd][jj];W[jd];B[dj])"
        game = Game(katrain, engine, move_tree=KaTrainSGF.parse_sgf(record))
        katrain.game = game
        for node in game.root.nodes_in_tree:
            analysed(node)


def extra_analysis():
    game = new_game(engine, "9")
    node = game.play(Move.from_gtp("E5", player="B"))
    analysed(node)
    before = set(node.analysis["moves"])
    for mode in ["extra", "equalize", "alternative", "sweep"]:
        game.analyze_extra(mode)
        wait(engine.is_idle, mode)
    assert node.root_visits == 200, node.root_visits
    # The sweep has looked at every legal move.
    assert len(node.analysis["moves"]) >= 80 > len(before)
    game.region_of_interest = [0, 2, 0, 2]
    game.analyze_extra("extra")
    wait(engine.is_idle, "a region")
    game.region_of_interest = None


def pondering():
    game = new_game(engine, "9")
    analysed(game.root)
    game.analyze_extra("ponder")
    wait(lambda: game.root.root_visits > 500, "pondering")
    assert not engine.is_idle()
    game.analyze_extra("stop")
    wait(engine.is_idle, "an end of pondering")


def a_new_game_ends_the_queries_of_the_old_one():
    slow = start(max_visits=50_000_000, max_time=1000.0)
    game = new_game(slow, "19")
    for gtp, player in [("D4", "B"), ("Q16", "W"), ("Q4", "B"), ("D16", "W")]:
        game.play(Move.from_gtp(gtp, player=player))
    wait(lambda: slow.queries_remaining() == 5, "queries")
    slow.on_new_game()
    slow.config["max_visits"] = 50
    analysed(new_game(slow, "9").root)
    slow.shutdown(finish=None)


def moves_of_its_players():
    game = new_game(engine, "9")
    for strategy in [AI_DEFAULT, AI_HANDICAP, AI_SCORELOSS, AI_SIMPLE_OWNERSHIP, AI_POLICY, AI_WEIGHTED, AI_RANK, AI_TERRITORY]:
        move, node = generate_ai_move(game, strategy, katrain.config(f"ai/{strategy}"))
        assert node is not None and node is game.current_node, (strategy, move)


def restart_and_end():
    engine.restart()
    analysed(new_game(engine, "9").root)
    process = engine.katago_process
    begun = time.monotonic()
    engine.shutdown(finish=True)
    process.wait(timeout=5)
    assert time.monotonic() - begun < 5


try:
    check("a game, each of its positions", a_game)
    check("numbers are Black's", numbers_are_blacks)
    check("records with handicap, all rules", handicap_and_rules)
    check("extra analysis of all kinds", extra_analysis)
    check("pondering", pondering)
    check("a new game while queries are open", a_new_game_ends_the_queries_of_the_old_one)
    check("moves of KaTrain's players", moves_of_its_players)
    check("restart and end", restart_and_end)
except BaseException:
    # Kivy has standard error.
    print(f"FAILED after {passed} passed:", traceback.format_exc(), flush=True)
    os._exit(1)
print(f"katrain: {passed} passed, 0 failed")
