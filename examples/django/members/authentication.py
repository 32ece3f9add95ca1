import hashlib
import secrets
from datetime import timedelta

from django.utils import timezone
from rest_framework.authentication import BaseAuthentication, get_authorization_header
from rest_framework.exceptions import AuthenticationFailed

from .models import AccessToken

# The app drops a token an hour after it was given.
LIFETIME = timedelta(hours=1)


def digest_of(token):
    return hashlib.sha256(token).hexdigest()


def issue_token(member):
    """Returns a new token. The database holds its hash alone."""
    AccessToken.objects.filter(expires_at__lte=timezone.now()).delete()
    token = secrets.token_urlsafe(32)
    AccessToken.objects.create(
        member=member, digest=digest_of(token.encode()), expires_at=timezone.now() + LIFETIME
    )
    return token


class BearerAuthentication(BaseAuthentication):
    def authenticate(self, request):
        scheme, _, token = get_authorization_header(request).partition(b" ")
        if scheme.lower() != b"bearer":
            return None
        found = AccessToken.objects.select_related("member").filter(
            digest=digest_of(token.strip()), expires_at__gt=timezone.now(), member__is_active=True
        )
        access = found.first()
        if access is None:
            raise AuthenticationFailed({"detail": "Token is invalid or expired", "code": "token_not_valid"})
        return access.member, access

    def authenticate_header(self, request):
        """Without this the framework would answer 403, which the app takes for a refusal."""
        return "Bearer"
