from django.contrib.auth import authenticate
from django.db import IntegrityError, transaction
from rest_framework.response import Response

from . import serializers
from .authentication import issue_token
from .codes import send_code, use_code
from .limits import ByAccount, ByAddress
from .models import AccessToken, Code, Member
from .owned_view import OwnedView, UnkeptView, checked


class PublicView(UnkeptView):
    """A call without a token: an old one in the request would make it fail, so it is not looked at."""

    authentication_classes = []
    permission_classes = []
    throttle_classes = [ByAddress, ByAccount]


def member_at(email):
    return Member.objects.filter(email=email, is_active=True).first()


def set_password(member, password):
    """Changes the password and ends every session of the member."""
    with transaction.atomic():
        member.set_password(password)
        member.save()
        AccessToken.objects.filter(member=member).delete()


class Register(PublicView):
    def post(self, request):
        given = checked(serializers.Registration, self).validated_data
        member = Member(email=given["email"], username=given["username"])
        member.set_password(given["password"])
        try:
            with transaction.atomic():
                member.save()
        except IntegrityError:
            return Response({"detail": "A user with this email already exists"}, status=409)
        send_code(member, Code.VERIFY)
        return Response(
            {"id": member.pk, "email": member.email, "otp_verification": True, "isRegisterComplete": False}
        )


class VerifyCode(PublicView):
    def put(self, request, email):
        given = checked(serializers.Digits, self).validated_data
        # The address comes in the path, where anything may stand.
        address = serializers.Address(data={"email": email})
        member = member_at(address.validated_data["email"]) if address.is_valid() else None
        if member is None or not use_code(member, Code.VERIFY, given["otp"]):
            return Response({"detail": "This code is not right, or no longer good."}, status=400)
        member.is_verified = True
        member.save(update_fields=["is_verified"])
        return Response({"detail": "Verified."})


class ResendCode(PublicView):
    def post(self, request):
        member = member_at(checked(serializers.Address, self).validated_data["email"])
        if member is not None:
            send_code(member, Code.RESET if member.is_verified else Code.VERIFY)
        return Response({"detail": "A new code is on its way."})


class Login(PublicView):
    def post(self, request):
        given = checked(serializers.Credentials, self).validated_data
        member = authenticate(request, username=given["email"], password=given["password"])
        if member is None or not member.is_verified:
            return Response({"detail": "No active account found with the given credentials"}, status=401)
        return Response(
            {
                "id": member.pk,
                "access": issue_token(member),
                "membership_type": member.membership_type,
                "username": member.username,
                "isClient": member.is_client,
                "extensions": ["idempotency"],
            }
        )


class ForgetPassword(PublicView):
    def post(self, request):
        member = member_at(checked(serializers.Address, self).validated_data["email"])
        if member is not None:
            send_code(member, Code.RESET)
        return Response({"detail": "If an account has this address, a code is on its way to it."})


class ResetPassword(PublicView):
    def post(self, request):
        given = checked(serializers.PasswordReset, self).validated_data
        member = member_at(given["email"])
        if member is None or not use_code(member, Code.RESET, given["otp"]):
            return Response({"otp": ["This code is not right, or no longer good."]}, status=400)
        member.is_verified = True
        set_password(member, given["password"])
        return Response({"detail": "The password has been changed."})


class UpdatePassword(PublicView):
    def post(self, request):
        given = checked(serializers.PasswordChange, self).validated_data
        user_id = given["user_id"]
        known = Member.objects.filter(pk=user_id).first() if user_id.isdecimal() and len(user_id) < 19 else None
        # Checked for an unknown id too, so that both refusals take the same time.
        member = authenticate(request, username=known.email if known else "", password=given["password"])
        if member is None:
            return Response({"detail": "The id or the password is not right."}, status=400)
        set_password(member, given["new_password"])
        return Response({"detail": "The password has been changed."})


class DeleteAccount(OwnedView):
    def delete(self, request, user_id):
        profile = getattr(request.user, "profile", None)
        photo = profile.photo.name if profile else ""
        storage = profile.photo.storage if profile else None
        request.user.delete()
        if photo:
            storage.delete(photo)
        return Response({"detail": "The account has been deleted."})
