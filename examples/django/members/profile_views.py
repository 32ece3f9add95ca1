from django.conf import settings
from django.shortcuts import get_object_or_404
from django.views.static import serve
from rest_framework.exceptions import ValidationError
from rest_framework.parsers import FormParser, MultiPartParser
from rest_framework.response import Response

from . import serializers
from .idempotency import once
from .models import Profile, Questionnaire
from .owned_view import OwnedView, checked
from .photos import encode_anew


def answer_of(profile):
    return Response(serializers.ProfileFields(profile).data)


class ReadProfile(OwnedView):
    def get(self, request, user_id):
        return answer_of(get_object_or_404(Profile, member=request.user))


class CreateProfile(OwnedView):
    @once
    def post(self, request):
        """Whoever answers onboarding anew replaces what was there; the photo stays."""
        fields = {**checked(serializers.ProfileFields, self).validated_data}
        del fields["user"]
        profile, _ = Profile.objects.update_or_create(member=request.user, defaults=fields)
        return answer_of(profile)


class UpdateProfile(OwnedView):
    """Two calls in one: fields to save, or a photo."""

    parser_classes = [MultiPartParser, FormParser]

    @once
    def put(self, request, user_id):
        is_photo = "photo" in request.data
        given = checked(serializers.PhotoUpload if is_photo else serializers.ProfileEdit, self).validated_data
        profile = get_object_or_404(Profile, member=request.user)
        if is_photo:
            self.replace_photo(profile, given["photo"])
        else:
            for name in ("name", "location", "bio"):
                setattr(profile, name, given[name])
            profile.save()
        return answer_of(profile)

    def replace_photo(self, profile, upload):
        before = profile.photo.name
        try:
            picture = encode_anew(upload)
        except ValueError:
            raise ValidationError({"photo": ["This picture is damaged."]})
        profile.photo = picture
        profile.save()
        if before:
            profile.photo.storage.delete(before)


class SaveAnswers(OwnedView):
    serializer_class = None

    @once
    def post(self, request):
        answers = checked(self.serializer_class, self).validated_data
        kind = self.serializer_class.__name__.lower()
        Questionnaire.objects.update_or_create(member=request.user, kind=kind, defaults={"answers": answers})
        return Response(answers)


class SaveLifestyle(SaveAnswers):
    serializer_class = serializers.Lifestyle


class SavePreference(SaveAnswers):
    serializer_class = serializers.Preference


class SaveWellness(SaveAnswers):
    serializer_class = serializers.Wellness


def photo(request, name):
    answer = serve(request, name, document_root=settings.MEDIA_ROOT)
    # In a browser's cache it would outlive its member's sign-out. Other origins need leave to keep a copy.
    answer["Cache-Control"] = "no-store"
    answer["Access-Control-Allow-Origin"] = "*"
    return answer
