import * as v from 'valibot';
import { defineEndpoint } from './endpoint.ts';
import { anyAnswer, boundedText, shortText } from './wire.ts';

const answers = v.pipe(v.array(shortText), v.maxLength(50));
const user = boundedText(64);

export const createLifestyle = defineEndpoint({
  name: 'createLifestyle',
  method: 'POST',
  path: '/django/lifestyle/create',
  auth: 'bearer',
  owner: { in: 'body', key: 'user' },
  body: v.object({
    user,
    water_intake: shortText,
    activity_level: shortText,
    activity_count: shortText,
    rest_days: shortText,
    equipments: shortText,
    physical_condition: shortText,
    athletic_level: shortText,
    work_classification: shortText,
    diet_history: shortText,
    gym_experience: shortText,
    plan_preference: shortText,
    fun_activities: shortText,
    shopping_day: shortText,
  }),
  answer: anyAnswer,
});

export const createPreference = defineEndpoint({
  name: 'createPreference',
  method: 'POST',
  path: '/django/preference/create',
  auth: 'bearer',
  owner: { in: 'body', key: 'user' },
  body: v.object({
    user,
    target_weight: v.union([v.number(), shortText]),
    fruit_preference: shortText,
    favorite_fruit_frequency: shortText,
    food_weakness: shortText,
    food_weakness_reason: shortText,
    favorite_food_frequency: shortText,
    favorite_food_reason: shortText,
    preferred_cooking_time: shortText,
    favorite_cuisine: shortText,
    snacking_preference: shortText,
    main_meal: shortText,
    food_preference: shortText,
    allergies: boundedText(1000),
    diet_type: shortText,
    cooking_skills: shortText,
    work_schedule: shortText,
    smoke_preference: shortText,
  }),
  answer: anyAnswer,
});

export const addWellness = defineEndpoint({
  name: 'addWellness',
  method: 'POST',
  path: '/django/add_wellness',
  auth: 'bearer',
  owner: { in: 'body', key: 'user_id' },
  body: v.object({
    user_id: user,
    hereditary_ailments: answers,
    sleep_pattern: answers,
    sleep_quality: answers,
    energy_level: answers,
    urinate_metric: answers,
    chronic_conditions: answers,
    daily_symptoms: answers,
    recent_illness: answers,
    mental_health: answers,
  }),
  answer: anyAnswer,
});
