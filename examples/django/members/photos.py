import io

from django.core.files.base import ContentFile
from PIL import Image, ImageOps

# Pillow reads many more kinds, and has another program run those that are one.
FORMATS = ("JPEG", "PNG", "GIF")
LARGEST_AREA = 16_000_000
LARGEST_SIDE = 1024


def encode_anew(upload):
    """Returns the picture as a small JPEG, without its location and whatever else was inside the file.

    Raises OSError for a file that is none, of another kind or too large.
    """
    upload.seek(0)
    with Image.open(upload, formats=FORMATS) as picture:
        if picture.width * picture.height > LARGEST_AREA:
            raise OSError("too many pixels")
        picture.draft("RGB", (LARGEST_SIDE, LARGEST_SIDE))
        upright = ImageOps.exif_transpose(picture).convert("RGB")
    upright.thumbnail((LARGEST_SIDE, LARGEST_SIDE))
    encoded = io.BytesIO()
    upright.save(encoded, "JPEG", quality=85)
    return ContentFile(encoded.getvalue(), name="photo.jpg")
