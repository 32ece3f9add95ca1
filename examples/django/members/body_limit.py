from django.http import JsonResponse

JSON_BYTES = 64_000
FORM_BYTES = 9_000_000


def limit_body(get_response):
    """Refuses a body that is larger than any the app sends, before it is read."""

    def middleware(request):
        length = request.META.get("CONTENT_LENGTH") or "0"
        limit = FORM_BYTES if request.content_type == "multipart/form-data" else JSON_BYTES
        if not length.isdigit() or int(length) > limit:
            return JsonResponse({"detail": "This is too large."}, status=413)
        return get_response(request)

    return middleware
