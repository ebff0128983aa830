"""What tables say, in the words of one language: questions, moves, happenings. Terminal and server speak them."""
