"""The games in the tools of those who let programs learn (docs/envs.md).

from pecunia.envs import non_olet_v0                          # PettingZoo
gymnasium.make("pecunia.envs:pecunia/NonOlet-v0", players=3)  # Gymnasium; importing this package registers it
gymnasium.make_vec("pecunia.envs:pecunia/NonOlet-v0", num_envs=1024, players=3)
import pecunia.envs.openspiel                                 # OpenSpiel: pyspiel.load_game("pecunia_non_olet")
"""

from importlib.util import find_spec

if find_spec("gymnasium") is not None:
    from gymnasium.envs.registration import register

    for name in ("NonOlet", "Olet"):
        register(
            id=f"pecunia/{name}-v0",
            entry_point=f"pecunia.envs.gym_env:{name}Env",
            vector_entry_point=f"pecunia.envs.vector_env:{name}VectorEnv",
        )
