"""A week that is the same for everybody, so that there is something to see. Put your own planner here.

The dishes are vegan and hold none of the fourteen allergens that packages name. Energy is what keeps the
member's weight; nobody gets a deficit from an example.
"""

DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
DISHES = {
    "breakfast": ("Rice porridge with apple", 0.25),
    "snacks1": ("Banana", 0.08),
    "lunch": ("Potato and chickpea stew", 0.32),
    "snacks2": ("Pear", 0.07),
    "dinner": ("Black beans with rice and peppers", 0.28),
}
SHOPPING_LIST = {
    "Fruit": {"Apples": "7", "Bananas": "7", "Pears": "7"},
    "Vegetables": {"Potatoes": "2 kg", "Peppers": "7"},
    "Pantry": {"Rice": "1.5 kg", "Chickpeas, dried": "700 g", "Black beans, dried": "700 g"},
}
ACTIVITY = {"sedentary": 1.2, "lightly active": 1.375, "moderately active": 1.55, "very active": 1.725}
LEAST_KCAL = 1200


def daily_kcal(profile):
    """Returns what keeps the weight, in kcal: Mifflin-St Jeor, times the factor of the activity."""
    resting = 10 * profile.weight + 6.25 * profile.height - 5 * profile.age
    resting += 5 if profile.gender == "Male" else -161
    return max(LEAST_KCAL, round(resting * ACTIVITY[profile.activity_level]))


def meals_of(kcal):
    return {slot: {dish: round(kcal * share)} for slot, (dish, share) in DISHES.items()}


def plan_of(profile):
    kcal = daily_kcal(profile)
    day = {
        "Total calorie": kcal,
        "total_carbs": f"{round(kcal * 0.6 / 4)} g",
        "total_proteins": f"{round(kcal * 0.15 / 4)} g",
        "total_fats": f"{round(kcal * 0.25 / 9)} g",
        **meals_of(kcal),
    }
    return {"meals": {"Meal_plan": {**{name: day for name in DAYS}, "shopping_list": SHOPPING_LIST}}}


def budget_of(kcal):
    """Returns a day on which nothing was logged: the app adds what its member entered."""
    goals = {slot: sum(dishes.values()) for slot, dishes in meals_of(kcal).items()}
    return {
        **{f"calories_{slot}": 0 for slot in ("breakfast", "snacks", "lunch", "dinner")},
        "calories_breakfast_goal": goals["breakfast"],
        "calories_snacks_goal": goals["snacks1"] + goals["snacks2"],
        "calories_lunch_goal": goals["lunch"],
        "calories_dinner_goal": goals["dinner"],
        "current_water_intake": 0,
        "daily_water_goal": 2.2,
        "total_calories": kcal,
    }
