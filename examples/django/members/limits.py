from rest_framework.throttling import AnonRateThrottle, SimpleRateThrottle


class ByAddress(AnonRateThrottle):
    scope = "address"


class ThreadsByAddress(AnonRateThrottle):
    scope = "thread"


class ByAccount(SimpleRateThrottle):
    """Counts the tries for one account, wherever they come from."""

    scope = "account"

    def get_cache_key(self, request, view):
        fields = request.data if isinstance(request.data, dict) else {}
        named = view.kwargs.get("email") or fields.get("email") or fields.get("user_id")
        if not named:
            return None
        account = str(named)[:254].strip().lower().encode("utf-8", "replace").hex()
        return self.cache_format % {"scope": f"{self.scope}_{type(view).__name__}", "ident": account}
