"""Settings come from the environment. With DJANGO_DEBUG=1 nothing has to be set."""

import os
from pathlib import Path

BASE_DIR = Path(__file__).resolve().parent.parent
DATA_DIR = Path(os.environ.get("DATA_DIR", BASE_DIR / "data"))
DATA_DIR.mkdir(parents=True, exist_ok=True)

DEBUG = os.environ.get("DJANGO_DEBUG") == "1"
SECRET_KEY = "for development only" if DEBUG else os.environ["SECRET_KEY"]
ALLOWED_HOSTS = os.environ.get("ALLOWED_HOSTS", "127.0.0.1,localhost").split(",")

INSTALLED_APPS = [
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "corsheaders",
    "rest_framework",
    "members",
]
# The headers for other origins come first: an answer that is made before them looks like a dead network.
MIDDLEWARE = [
    "corsheaders.middleware.CorsMiddleware",
    "django.middleware.security.SecurityMiddleware",
    "members.body_limit.limit_body",
    "django.middleware.common.CommonMiddleware",
]
ROOT_URLCONF = "config.urls"
WSGI_APPLICATION = "config.wsgi.application"

# One file, enough for a trial. Use PostgreSQL for a service.
DATABASES = {
    "default": {
        "ENGINE": "django.db.backends.sqlite3",
        "NAME": DATA_DIR / "members.sqlite3",
        "OPTIONS": {"timeout": 20},
    }
}
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"
AUTH_USER_MODEL = "members.Member"

REST_FRAMEWORK = {
    "DEFAULT_AUTHENTICATION_CLASSES": ["members.authentication.BearerAuthentication"],
    "DEFAULT_PERMISSION_CLASSES": ["rest_framework.permissions.IsAuthenticated"],
    "DEFAULT_PARSER_CLASSES": ["rest_framework.parsers.JSONParser"],
    "DEFAULT_RENDERER_CLASSES": ["rest_framework.renderers.JSONRenderer"],
    "DEFAULT_THROTTLE_RATES": {"address": "60/hour", "account": "20/hour", "thread": "600/hour"},
    # How many proxies add an entry to X-Forwarded-For; without this limits would count the proxy.
    "NUM_PROXIES": int(os.environ.get("PROXIES", "0")),
}
# Limits are counted in the memory of one process. Use a shared cache for a service.
CACHES = {"default": {"BACKEND": "django.core.cache.backends.locmem.LocMemCache"}}

CORS_ALLOWED_ORIGINS = [origin for origin in os.environ.get("APP_ORIGINS", "").split(",") if origin]
CORS_ALLOW_HEADERS = ["accept", "authorization", "content-type", "idempotency-key"]
CORS_EXPOSE_HEADERS = ["Retry-After"]

MEDIA_ROOT = DATA_DIR / "photos"
MEDIA_URL = "/media/"

# A folder for letters as files, in tests; the console with DJANGO_DEBUG=1; else the server of EMAIL_HOST.
EMAIL_FILE_PATH = os.environ.get("EMAIL_FOLDER")
EMAIL_HOST = os.environ.get("EMAIL_HOST", "localhost")
EMAIL_PORT = int(os.environ.get("EMAIL_PORT", "25"))
EMAIL_HOST_USER = os.environ.get("EMAIL_USER", "")
EMAIL_HOST_PASSWORD = os.environ.get("EMAIL_PASSWORD", "")
EMAIL_USE_TLS = os.environ.get("EMAIL_TLS") == "1"
DEFAULT_FROM_EMAIL = os.environ.get("MAIL_FROM", "Sorrel <hello@localhost>")
if EMAIL_FILE_PATH:
    EMAIL_BACKEND = "django.core.mail.backends.filebased.EmailBackend"
elif DEBUG:
    EMAIL_BACKEND = "django.core.mail.backends.console.EmailBackend"

USE_TZ = True
TIME_ZONE = "UTC"
