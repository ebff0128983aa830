"""What the documents of Stable-Baselines3 and sb3-contrib tell people to do works with our environments.

PyTorch takes a gigabyte, so `make test` does without: `make soak-learners` runs this, with a place of its own for them.
"""

import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import numpy as np
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy
from sb3_contrib.common.maskable.utils import get_action_masks
from stable_baselines3.common.env_checker import check_env
from stable_baselines3.common.env_util import make_vec_env
from stable_baselines3.common.vec_env import SubprocVecEnv

IDS = ["pecunia.envs:pecunia/NonOlet-v0", "pecunia.envs:pecunia/Olet-v0"]
STEPS = 4096


def check(name: str, folder: Path) -> None:
    options: dict[str, Any] = {"players": 2, "opponents": "random", "seat": "random"}
    single = make_vec_env(name, n_envs=1, env_kwargs=options).envs[0]
    check_env(single.unwrapped)
    print(f"{name}: check_env")
    tables = make_vec_env(name, n_envs=4, seed=7, env_kwargs=options)
    tables.reset()
    picture = tables.render(mode="rgb_array")
    assert picture is not None
    assert picture.dtype == np.uint8
    print(f"{name}: make_vec_env, pictures of {picture.shape}")
    model = MaskablePPO("MlpPolicy", tables, n_steps=256, batch_size=256, seed=1, verbose=0)
    began = time.process_time()
    model.learn(STEPS)
    print(f"{name}: MaskablePPO learnt from {STEPS} steps in {time.process_time() - began:.0f} s of processor time")
    model.save(folder / "model")
    again = MaskablePPO.load(folder / "model", env=tables)
    reward, _deviation = evaluate_policy(again, tables, n_eval_episodes=20)
    print(f"{name}: saved, loaded, evaluated: mean reward {reward:.2f} against random")
    apart = make_vec_env(name, n_envs=2, seed=7, env_kwargs=options, vec_env_cls=SubprocVecEnv)
    seen = apart.reset()
    for _step in range(50):
        actions, _state = again.predict(seen, action_masks=get_action_masks(apart))
        seen, *_rest = apart.step(actions)
    apart.close()
    print(f"{name}: SubprocVecEnv")


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        for name in IDS:
            check(name, Path(folder))
    return 0


if __name__ == "__main__":
    sys.exit(main())
