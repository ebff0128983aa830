"""What the library offers to programmers: its reference and the types that editors know, both made from the code."""
