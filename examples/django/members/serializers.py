from django.core.validators import RegexValidator
from rest_framework import serializers
from rest_framework.exceptions import PermissionDenied

from .models import Profile

PASSWORD_RULES = [
    (r"[a-z]", "Password should have at least one lowercase character"),
    (r"[A-Z]", "Password should have at least one uppercase character"),
    (r"\d", "Password should have at least one numeric character"),
    (r"\W", "Password should have at least one special character"),
]


def new_password():
    return serializers.CharField(
        min_length=8,
        max_length=200,
        trim_whitespace=False,
        validators=[RegexValidator(pattern, message) for pattern, message in PASSWORD_RULES],
    )


def given_password():
    return serializers.CharField(max_length=200, trim_whitespace=False)


def text(most=200):
    return serializers.CharField(max_length=most, allow_blank=True, trim_whitespace=False)


class Email(serializers.EmailField):
    def __init__(self, **options):
        super().__init__(max_length=254, **options)

    def to_internal_value(self, data):
        return super().to_internal_value(data).lower()


def digits():
    return serializers.RegexField(r"^[0-9]{6}$")


class OwnId(serializers.CharField):
    """The id of a member in a body. Any but the token's own is refused."""

    def __init__(self, **options):
        super().__init__(max_length=64, write_only=True, **options)

    def to_internal_value(self, data):
        value = super().to_internal_value(data)
        if value != str(self.context["request"].user.pk):
            raise PermissionDenied()
        return value


class Registration(serializers.Serializer):
    username = serializers.CharField(
        min_length=3, max_length=60, validators=[RegexValidator(r"^\S*$", "Username should not contain spaces")]
    )
    email = Email()
    password = new_password()
    # The contract names these. They come from a browser, so nothing reads them.
    isClient = serializers.BooleanField()
    isSuperAdmin = serializers.BooleanField()
    isAdmin = serializers.BooleanField()


class Credentials(serializers.Serializer):
    email = Email()
    password = given_password()


class Address(serializers.Serializer):
    email = Email()


class Digits(serializers.Serializer):
    otp = digits()


class PasswordReset(serializers.Serializer):
    email = Email()
    otp = digits()
    password = new_password()
    password2 = given_password()

    def validate(self, fields):
        if fields["password"] != fields["password2"]:
            raise serializers.ValidationError({"password2": ["The two passwords differ."]})
        return fields


class PasswordChange(serializers.Serializer):
    user_id = serializers.CharField(max_length=64)
    password = given_password()
    new_password = new_password()


class ProfileFields(serializers.ModelSerializer):
    """What onboarding sends, and what every call about the profile answers."""

    user = OwnId()
    photo_url = serializers.SerializerMethodField()
    username = serializers.CharField(source="member.username", read_only=True)
    isClient = serializers.BooleanField(source="member.is_client", read_only=True)

    class Meta:
        model = Profile
        exclude = ["member", "photo"]
        extra_kwargs = {name: {"required": True} for name in ("name", "location", "bio")}

    def get_photo_url(self, profile):
        return profile.photo.url if profile.photo else ""


class ProfileEdit(serializers.Serializer):
    user = OwnId()
    name = text()
    location = text()
    bio = text(4000)


class PhotoUpload(serializers.Serializer):
    user = OwnId()
    # Opened in photos.py alone: an ImageField would try every format that Pillow knows.
    photo = serializers.FileField()


class Question(serializers.Serializer):
    message = serializers.CharField(max_length=4000)


class Day(serializers.Serializer):
    day = serializers.DateField()


class Answers(serializers.Serializer):
    """A questionnaire: `texts` and `lists` name its fields."""

    owner = "user"
    texts = ()
    lists = ()

    def get_fields(self):
        return {
            self.owner: OwnId(),
            **{name: text(1000) for name in self.texts},
            **{name: serializers.ListField(child=text(), max_length=50) for name in self.lists},
        }


class Lifestyle(Answers):
    texts = (
        "water_intake", "activity_level", "activity_count", "rest_days", "equipments", "physical_condition",
        "athletic_level", "work_classification", "diet_history", "gym_experience", "plan_preference",
        "fun_activities", "shopping_day",
    )  # fmt: skip


class Preference(Answers):
    texts = (
        "target_weight", "fruit_preference", "favorite_fruit_frequency", "food_weakness", "food_weakness_reason",
        "favorite_food_frequency", "favorite_food_reason", "preferred_cooking_time", "favorite_cuisine",
        "snacking_preference", "main_meal", "food_preference", "allergies", "diet_type", "cooking_skills",
        "work_schedule", "smoke_preference",
    )  # fmt: skip


class Wellness(Answers):
    owner = "user_id"
    lists = (
        "hereditary_ailments", "sleep_pattern", "sleep_quality", "energy_level", "urinate_metric",
        "chronic_conditions", "daily_symptoms", "recent_illness", "mental_health",
    )  # fmt: skip
