"""What a seat may know, for programs that learn: a row of small numbers, of one table or of many stepped at once."""
