"""The words of Pecunia Olet."""
