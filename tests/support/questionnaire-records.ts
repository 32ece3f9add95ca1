/** What the questionnaires send while nothing is answered, and a few answers. */

export const LIFESTYLE = {
  water_intake: '3.8L/day',
  activity_level: 'Level 2',
  activity_count: '5 mile/day',
  rest_days: 'Saturday',
  equipments: 'Personal Gym Kit',
  physical_condition: 'Fit',
  athletic_level: 'Fit',
  work_classification: 'Self Employed',
  diet_history: 'History1',
  gym_experience: 'Beginner',
  plan_preference: 'Beginner',
  fun_activities: 'Football',
  shopping_day: 'Saturday',
};

export const WELLNESS = {
  hereditary_ailments: ['No'],
  sleep_pattern: ['Regular'],
  sleep_quality: ['Good'],
  energy_level: ['Medium'],
  urinate_metric: ['Yes'],
  chronic_conditions: ['No'],
  daily_symptoms: ['No symptoms'],
  recent_illness: ['Malaria'],
  mental_health: ['None'],
};

export const NO_PREFERENCE = {
  target_weight: 60,
  fruit_preference: '',
  favorite_fruit_frequency: '',
  food_weakness: '',
  food_weakness_reason: '',
  favorite_food_frequency: '',
  favorite_food_reason: '',
  preferred_cooking_time: '',
  favorite_cuisine: '',
  snacking_preference: '',
  main_meal: '',
  food_preference: '',
  allergies: '',
  diet_type: '',
  cooking_skills: '',
  work_schedule: '',
  smoke_preference: '',
};

export const PREFERENCE = {
  ...NO_PREFERENCE,
  fruit_preference: 'Orange',
  favorite_fruit_frequency: '2 times/day',
  food_weakness: 'Milk',
  food_weakness_reason: 'Love It',
  favorite_food_frequency: '2 times/day',
};
