import secrets
from datetime import timedelta

from django.core.mail import send_mail
from django.db.models import F
from django.utils import timezone
from django.utils.crypto import constant_time_compare, salted_hmac

from .models import Code

LIFETIME = timedelta(minutes=10)
TRIES = 5
SUBJECTS = {Code.VERIFY: "Your Sorrel code", Code.RESET: "Your code for a new Sorrel password"}


def digest_of(member, purpose, digits):
    return salted_hmac(f"{purpose} {member.pk}", digits, algorithm="sha256").hexdigest()


def send_code(member, purpose):
    digits = f"{secrets.randbelow(10**6):06}"
    Code.objects.update_or_create(
        member=member,
        purpose=purpose,
        defaults={
            "digest": digest_of(member, purpose, digits),
            "tries_left": TRIES,
            "expires_at": timezone.now() + LIFETIME,
        },
    )
    text = f"Your code is {digits}. It is good for ten minutes."
    send_mail(SUBJECTS[purpose], text, None, [member.email])


def use_code(member, purpose, digits):
    """Returns whether these are the digits that were mailed last. A code is good once, and for five tries."""
    found = Code.objects.filter(member=member, purpose=purpose, expires_at__gt=timezone.now(), tries_left__gt=0)
    # The try counts before it is looked at, or many at once would all be the first.
    if found.update(tries_left=F("tries_left") - 1) == 0:
        return False
    code = Code.objects.filter(member=member, purpose=purpose).first()
    if code is None or not constant_time_compare(code.digest, digest_of(member, purpose, digits)):
        return False
    return Code.objects.filter(pk=code.pk, digest=code.digest).delete()[0] == 1
