"""The games in the tools of those who let programs learn (docs/envs.md).

from pecunia.envs import non_olet_v0                          # PettingZoo
gymnasium.make("pecunia.envs:pecunia/NonOlet-v0", players=3)  # Gymnasium; importing this package registers it
import pecunia.envs.openspiel                                 # OpenSpiel: pyspiel.load_game("pecunia_non_olet")
"""

from importlib.util import find_spec

if find_spec("gymnasium") is not None:
    from gymnasium.envs.registration import register

    register(id="pecunia/NonOlet-v0", entry_point="pecunia.envs.gym_env:NonOletEnv")
    register(id="pecunia/Olet-v0", entry_point="pecunia.envs.gym_env:OletEnv")
