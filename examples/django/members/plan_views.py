from django.utils.crypto import salted_hmac
from rest_framework.exceptions import PermissionDenied, ValidationError
from rest_framework.response import Response

from . import serializers
from .idempotency import once
from .limits import ThreadsByAddress
from .models import ChatMessage, Profile
from .owned_view import OwnedView, UnkeptView, checked
from .plan import LEAST_KCAL, budget_of, daily_kcal, plan_of

NO_COACH = "This backend has no coach yet. Your message is stored."


def thread_of(user_id):
    """Returns an id that nobody can guess, for unknown members too: it opens nothing without their token."""
    return f"thread_{salted_hmac('thread', str(user_id), algorithm='sha256').hexdigest()[:32]}"


class MealPlan(OwnedView):
    def get(self, request, user_id):
        profile = Profile.objects.filter(member=request.user).first()
        return Response([] if profile is None else [plan_of(profile)])


class Budget(OwnedView):
    def get(self, request, user_id):
        if not serializers.Day(data=request.query_params).is_valid():
            raise ValidationError({"day": ["Name a day as YYYY-MM-DD."]})
        profile = Profile.objects.filter(member=request.user).first()
        return Response(budget_of(LEAST_KCAL if profile is None else daily_kcal(profile)))


class Thread(UnkeptView):
    authentication_classes = []
    permission_classes = []
    throttle_classes = [ThreadsByAddress]

    def get(self, request, user_id):
        return Response({"thread": thread_of(user_id)})


class ThreadMessages(OwnedView):
    def get(self, request, thread):
        if thread != thread_of(request.user.pk):
            raise PermissionDenied()
        messages = ChatMessage.objects.filter(member=request.user).order_by("pk")
        return Response(
            {
                "data": [
                    {
                        "id": f"m{message.pk}",
                        "role": message.role,
                        "content": [{"type": "text", "text": {"value": message.text}}],
                        "created_at": int(message.created_at.timestamp()),
                    }
                    for message in messages
                ]
            }
        )


class Chat(OwnedView):
    @once
    def post(self, request, user_id):
        """Put your coach here: it has to answer distress, restriction and illness with care, not with figures."""
        question = checked(serializers.Question, self).validated_data["message"]
        ChatMessage.objects.create(member=request.user, role="user", text=question)
        ChatMessage.objects.create(member=request.user, role="assistant", text=NO_COACH)
        return Response({"message": NO_COACH})
