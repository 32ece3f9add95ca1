import io

from django.core.files.base import ContentFile
from PIL import Image, ImageOps

LARGEST_SIDE = 1024


def encode_anew(upload):
    """Returns the picture as a small JPEG, without its location and whatever else was inside the file."""
    upload.seek(0)
    with Image.open(upload) as picture:
        picture.draft("RGB", (LARGEST_SIDE, LARGEST_SIDE))
        upright = ImageOps.exif_transpose(picture).convert("RGB")
    upright.thumbnail((LARGEST_SIDE, LARGEST_SIDE))
    encoded = io.BytesIO()
    upright.save(encoded, "JPEG", quality=85)
    return ContentFile(encoded.getvalue(), name="photo.jpg")
