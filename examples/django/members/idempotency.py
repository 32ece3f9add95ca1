import functools
import hashlib
import json
import uuid

from django.core.files.uploadedfile import UploadedFile
from django.db import transaction
from rest_framework.exceptions import ValidationError
from rest_framework.renderers import JSONRenderer
from rest_framework.response import Response

from .models import KeptAnswer


def fingerprint_of(request):
    """Returns a hash of what the request says: a form is sent with another boundary each time."""
    digest = hashlib.sha256(f"{request.method} {request.path}".encode())
    fields = request.data if isinstance(request.data, dict) else {"": request.data}
    for name in sorted(fields):
        value = fields[name]
        if isinstance(value, UploadedFile):
            value = hashlib.sha256(value.read()).hexdigest()
            fields[name].seek(0)
        digest.update(json.dumps([name, value], sort_keys=True).encode())
    return digest.hexdigest()


def key_of(header):
    try:
        return uuid.UUID(header[1:-1] if header[:1] == header[-1:] == '"' else header)
    except ValueError:
        raise ValidationError({"detail": "Idempotency-Key must be a UUID."})


def once(handler):
    """For post() and put() of a view whose effect is in the database: a repeat gets the first answer again."""

    @functools.wraps(handler)
    def keyed(view, request, *args, **kwargs):
        header = request.headers.get("Idempotency-Key")
        if header is None:
            return handler(view, request, *args, **kwargs)
        claim = {"member": request.user, "key": key_of(header)}
        fingerprint = fingerprint_of(request)
        with transaction.atomic():
            # The first statement writes: a second request with this key waits here until the first one's
            # transaction has ended, in SQLite as in PostgreSQL.
            KeptAnswer.objects.bulk_create(
                [KeptAnswer(**claim, fingerprint=fingerprint)], ignore_conflicts=True
            )
            kept = KeptAnswer.objects.get(**claim)
            if kept.fingerprint != fingerprint:
                return Response({"detail": "This key was used for another request."}, status=422)
            if kept.status is not None:
                return Response(kept.body, status=kept.status)
            response = handler(view, request, *args, **kwargs)
            if response.status_code >= 300:
                transaction.set_rollback(True)  # a refusal is no effect: the key stays free
                return response
            kept.status = response.status_code
            kept.body = json.loads(JSONRenderer().render(response.data))
            kept.save(update_fields=["status", "body"])
            return response

    return keyed
