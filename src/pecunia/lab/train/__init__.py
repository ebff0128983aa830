"""Trains networks by self-play (`pecunia lab train`, docs/training.md).

| module | what it does |
|---|---|
| `network` | the network of a title, made from its layout alone; NumPy and JAX run the same lines |
| `network_file` | reads and writes networks |
| `tables`, `crew` | many tables in worker processes, which share memory with the learner |
| `learning` | PPO in JAX: choose moves, work out returns, learn from them |
| `trainer` | plays and learns in turn until its time is over |
| `checkpoint`, `curves` | what a run keeps: everything needed to go on, and figures of how it went |
| `measuring` | how a network does against named bots |

Only `learning` and `trainer` import JAX, and worker processes import neither.
"""
