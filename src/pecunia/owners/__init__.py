"""What owners write down about their boxes: reading their files, and putting the files of several owners together."""
