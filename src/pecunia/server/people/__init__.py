"""Who people are over time: the keys that sign, the devices they use, and what they leave behind."""
