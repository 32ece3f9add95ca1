import secrets

from django.conf import settings
from django.contrib.auth.base_user import AbstractBaseUser, BaseUserManager
from django.core.validators import MaxValueValidator, MinValueValidator
from django.db import models


def between(least, most):
    return [MinValueValidator(least), MaxValueValidator(most)]


def choices(*words):
    return [(word, word) for word in words]


class Member(AbstractBaseUser):
    username = models.CharField(max_length=60)
    email = models.EmailField(unique=True)
    is_verified = models.BooleanField(default=False)
    # Staff are made on the server: what a browser sends with its registration decides nothing.
    is_client = models.BooleanField(default=True)
    is_active = models.BooleanField(default=True)
    membership_type = models.CharField(max_length=20, default="free")

    USERNAME_FIELD = "email"
    objects = BaseUserManager()


class AccessToken(models.Model):
    member = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE)
    # The SHA-256 of the token: who reads the database cannot sign in with it.
    digest = models.CharField(max_length=64, unique=True)
    expires_at = models.DateTimeField()


class Code(models.Model):
    """Six digits that were mailed. A new one for the same purpose takes the place of the last."""

    VERIFY, RESET = "verify", "reset"

    member = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE)
    purpose = models.CharField(max_length=6, choices=choices(VERIFY, RESET))
    digest = models.CharField(max_length=64)
    tries_left = models.PositiveSmallIntegerField()
    expires_at = models.DateTimeField()

    class Meta:
        constraints = [models.UniqueConstraint(fields=["member", "purpose"], name="one_code_per_purpose")]


def photo_name(profile, filename):
    """Photos are asked for without a token, so nobody may guess a name."""
    return f"{secrets.token_urlsafe(24)}.jpg"


class Profile(models.Model):
    member = models.OneToOneField(settings.AUTH_USER_MODEL, on_delete=models.CASCADE)
    name = models.CharField(max_length=200, blank=True)
    gender = models.CharField(max_length=10, choices=choices("Male", "Female"))
    fitness_goal = models.CharField(
        max_length=20, choices=choices("Weight Loss", "Muscle Gain", "Maintain Weight", "Weight Gain")
    )
    bmi = models.FloatField(validators=between(0, 2000))
    location = models.CharField(max_length=200, blank=True)
    weight = models.FloatField(validators=between(10, 200))
    height = models.FloatField(validators=between(0, 250))
    age = models.PositiveSmallIntegerField(validators=between(1, 140))
    activity_level = models.CharField(
        max_length=20, choices=choices("sedentary", "lightly active", "moderately active", "very active")
    )
    fitness_level = models.CharField(max_length=20, choices=choices("Beginner", "Intermediate", "Expert"))
    bio = models.TextField(max_length=4000, blank=True)
    diet_type = models.CharField(
        max_length=20, choices=choices("vegetarian", "ovo_vegetarian", "vegan", "full_non_vegetarian")
    )
    # The app sends centimetres and kilograms, always.
    height_uom = models.CharField(max_length=2, choices=choices("cm"))
    weight_uom = models.CharField(max_length=2, choices=choices("kg"))
    target_weight = models.FloatField(validators=between(10, 200))
    photo = models.ImageField(upload_to=photo_name, blank=True)


class Questionnaire(models.Model):
    """The newest answers of a member: after a lost answer the app may send the same ones again."""

    member = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE)
    kind = models.CharField(max_length=20)
    answers = models.JSONField()

    class Meta:
        constraints = [models.UniqueConstraint(fields=["member", "kind"], name="one_questionnaire_per_kind")]


class ChatMessage(models.Model):
    member = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE)
    role = models.CharField(max_length=10, choices=choices("user", "assistant"))
    text = models.TextField()
    created_at = models.DateTimeField(auto_now_add=True)


class KeptAnswer(models.Model):
    """The first answer to a request with an Idempotency-Key. `status` is null until its effect is stored."""

    member = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE)
    key = models.UUIDField()
    fingerprint = models.CharField(max_length=64)
    status = models.PositiveSmallIntegerField(null=True)
    body = models.JSONField(null=True)
    created_at = models.DateTimeField(auto_now_add=True, db_index=True)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["member", "key"], name="one_answer_per_key")]
