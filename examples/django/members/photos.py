import io

from django.core.files.base import ContentFile
from PIL import Image, ImageOps

LARGEST_SIDE = 1024
# Pillow knows dozens of formats: decoders that nobody needs here, and one of them runs a program.
FORMATS = ("JPEG", "PNG", "GIF")
PIXELS_MAX = 16_000_000
# Of a progressive JPEG. Each of them is as much work as the whole picture. In other formats the bytes mean nothing.
SCANS_MAX = 100
SCAN = b"\xff\xda"
JPEG = b"\xff\xd8"


def encode_anew(upload):
    """Returns the picture as a small JPEG, without its location and whatever else was inside the file.

    Raises ValueError for a file that is no such picture, or takes too much to draw.
    """
    content = upload.read()
    if content.startswith(JPEG) and content.count(SCAN) > SCANS_MAX:
        raise ValueError("too many scans")
    try:
        with Image.open(io.BytesIO(content), formats=FORMATS) as picture:
            if picture.width * picture.height > PIXELS_MAX:
                raise ValueError("too many pixels")
            picture.draft("RGB", (LARGEST_SIDE, LARGEST_SIDE))
            upright = ImageOps.exif_transpose(picture).convert("RGB")
    except Exception as error:  # a broken file makes Pillow raise almost anything
        raise ValueError("no picture") from error
    upright.thumbnail((LARGEST_SIDE, LARGEST_SIDE))
    upright.info.clear()  # Pillow would write a comment, and newer ones XMP, into the new file
    encoded = io.BytesIO()
    upright.save(encoded, "JPEG", quality=85)
    return ContentFile(encoded.getvalue(), name="photo.jpg")
