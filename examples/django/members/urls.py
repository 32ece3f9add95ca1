from django.conf import settings
from django.urls import path

from . import account_views, plan_views, profile_views

# Some paths end with a slash and some do not: the app calls them exactly so.
urlpatterns = [
    path("django/api/login", account_views.Login.as_view()),
    path("django/api/register", account_views.Register.as_view()),
    path("django/api/user/forget_password", account_views.ForgetPassword.as_view()),
    path("django/api/user/reset_password", account_views.ResetPassword.as_view()),
    path("django/api/user/update_password", account_views.UpdatePassword.as_view()),
    path("django/api/resend_otp/", account_views.ResendCode.as_view()),
    path("django/api/verify_otp/<str:email>/", account_views.VerifyCode.as_view()),
    path("django/api/delete_account/<str:user_id>/", account_views.DeleteAccount.as_view()),
    path("django/user/create/profile/", profile_views.CreateProfile.as_view()),
    path("django/user/profiles/<str:user_id>/", profile_views.ReadProfile.as_view()),
    path("django/user/update/profile/<str:user_id>", profile_views.UpdateProfile.as_view()),
    path("django/lifestyle/create", profile_views.SaveLifestyle.as_view()),
    path("django/preference/create", profile_views.SavePreference.as_view()),
    path("django/add_wellness", profile_views.SaveWellness.as_view()),
    path("django/nutrition/meal/<str:user_id>", plan_views.MealPlan.as_view()),
    path("django/today-nutrition-budget/<str:user_id>/", plan_views.Budget.as_view()),
    path("django/<str:user_id>/thread", plan_views.Thread.as_view()),
    path("django/assistant/<str:user_id>/chat/", plan_views.Chat.as_view()),
    path("v1/threads/<str:thread>/messages", plan_views.ThreadMessages.as_view()),
    path(f"{settings.MEDIA_URL.lstrip('/')}<str:name>", profile_views.photo),
]
