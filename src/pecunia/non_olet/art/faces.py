"""The face of an ordinary Roman: always the same one, by the number of the card."""

from pecunia.non_olet.art.drawing_files import keys_in
from pecunia.non_olet.engine.names import CLASSES


def faces_of(klass: str) -> list[str]:
    """The faces of a class, in the order of their numbers."""
    return sorted(key for key in keys_in("romans") if key.startswith(f"{klass}-"))


def face_of(klass: int, number: int) -> str:
    """Cards lie in the box class by class; neighbours in it have different faces."""
    faces = faces_of(CLASSES[klass])
    return faces[number % len(faces)]


def class_of(face: str) -> str:
    return face.rpartition("-")[0]
