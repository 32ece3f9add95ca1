from rest_framework.exceptions import PermissionDenied
from rest_framework.views import APIView


def checked(serializer_class, view):
    """Returns a valid serializer of what was sent; every other body is a 400 that names the fields."""
    serializer = serializer_class(data=view.request.data, context={"request": view.request})
    serializer.is_valid(raise_exception=True)
    return serializer


class UnkeptView(APIView):
    """Answers are about one person: no cache on the way or in the browser may keep them."""

    def finalize_response(self, request, response, *args, **kwargs):
        response["Cache-Control"] = "no-store"
        return super().finalize_response(request, response, *args, **kwargs)


class OwnedView(UnkeptView):
    """A call that needs a token. An id in the path has to be the token's own."""

    def initial(self, request, *args, **kwargs):
        super().initial(request, *args, **kwargs)
        if kwargs.get("user_id", str(request.user.pk)) != str(request.user.pk):
            raise PermissionDenied()
