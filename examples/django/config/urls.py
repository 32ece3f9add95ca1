from django.http import JsonResponse
from django.urls import include, path

urlpatterns = [path("", include("members.urls"))]

handler400 = "rest_framework.exceptions.bad_request"
handler500 = "rest_framework.exceptions.server_error"


def handler404(request, exception):
    return JsonResponse({"detail": "Not found."}, status=404)
