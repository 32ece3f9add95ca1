import type { Intent } from '../../../src/data/intents.ts';
import type { Command } from '../../../src/sync/outbox/command.ts';

export const profileCreate: Intent<'profile.create'> = {
  kind: 'profile.create',
  payload: {
    name: 'Ana',
    gender: 'Female',
    fitness_goal: 'Weight Loss',
    bmi: 24,
    location: 'Lima, Peru',
    weight: 65,
    height: 165,
    age: 27,
    activity_level: 'sedentary',
    fitness_level: 'Beginner',
    bio: '',
    diet_type: 'vegan',
    height_uom: 'cm',
    weight_uom: 'kg',
    target_weight: 60,
  },
};

export const profileSave = (name: string): Intent<'profile.save'> => ({
  kind: 'profile.save',
  payload: { name, location: 'Lima', bio: '' },
});

export const lifestyle = (shopping_day: string): Intent<'lifestyle.submit'> => ({
  kind: 'lifestyle.submit',
  payload: {
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
    shopping_day,
  },
});

export const wellness: Intent<'wellness.submit'> = {
  kind: 'wellness.submit',
  payload: {
    hereditary_ailments: ['No'],
    sleep_pattern: ['Regular'],
    sleep_quality: ['Good'],
    energy_level: ['Medium'],
    urinate_metric: ['Yes'],
    chronic_conditions: ['Diabetes'],
    daily_symptoms: ['No symptoms'],
    recent_illness: ['Malaria'],
    mental_health: ['None'],
  },
};

export const chat = (message: string): Command => ({ intent: { kind: 'chat.send', payload: { message } } });
