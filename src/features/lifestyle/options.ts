import type { IntentPayloads } from '../../data/intents.ts';
import { type ChoiceList, type Choices, readChoices } from '../../ui/form/choice-list.ts';

type LifestyleRecord = IntentPayloads['lifestyle.submit'];
export type LifestyleField = keyof LifestyleRecord;
export type LifestyleAnswers = Choices<LifestyleField>;

interface LifestyleList extends ChoiceList {
  /** What the wire carries until the person chooses; it need not be in the list and is never shown. */
  readonly unanswered: string;
}

/** The product's own options first and word for word; the `added` ones let everybody answer truthfully. */
export const LIFESTYLE_LISTS: Readonly<Record<LifestyleField, LifestyleList>> = {
  water_intake: {
    label: 'Water Intake',
    options: ['3.8L/day', '2.5L/day', '1.5L/day'],
    added: ['1L/day', '2L/day', '3L/day'],
    unanswered: '3.8L/day',
  },
  activity_level: {
    label: 'Activity Level',
    options: ['Level 1', 'Level 2', 'Level 3'],
    added: [],
    unanswered: 'Level 2',
    hint: '1 is gentle, 3 is hard work.',
  },
  activity_count: {
    label: 'Activity Count',
    options: ['5 mile/day', '3 mile/day', '1 mile/day'],
    added: ['2 mile/day', '7 mile/day', '10 mile/day'],
    unanswered: '5 mile/day',
    hint: 'How far you walk or run on a usual day.',
  },
  rest_days: {
    label: 'Rest Days',
    options: ['Saturday', 'Sunday', 'Monday'],
    added: ['Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    unanswered: 'Saturday',
  },
  equipments: {
    label: 'Equipments',
    options: ['Personal Gym Kit', 'No Equipment', 'Basic Equipment'],
    added: [],
    unanswered: 'Personal Gym Kit',
  },
  physical_condition: {
    label: 'Physical Condition',
    options: ['Fit', 'Average', 'Out of Shape'],
    added: [],
    unanswered: 'Fit',
  },
  athletic_level: {
    label: 'Athletic Level',
    options: ['Beginner', 'Intermediate', 'Advanced'],
    added: [],
    unanswered: 'Fit',
  },
  work_classification: {
    label: 'Work Classification',
    options: ['Self Employed', 'Employee', 'Student', 'Unemployed'],
    added: ['Caring for Family', 'Retired'],
    unanswered: 'Self Employed',
  },
  diet_history: {
    label: 'Diet History',
    options: ['Yes', 'No'],
    added: [],
    unanswered: 'History1',
    hint: 'Have you followed a diet before?',
  },
  gym_experience: {
    label: 'Gym Experience',
    options: ['Regular', 'Occasional', 'Never'],
    added: [],
    unanswered: 'Beginner',
  },
  plan_preference: {
    label: 'Plan Preference',
    options: ['Home', 'Gym', 'Outdoor'],
    added: [],
    unanswered: 'Beginner',
    hint: 'Where you like to move.',
  },
  fun_activities: {
    label: 'Fun Activities',
    options: ['Hiking', 'Cycling', 'Swimming'],
    added: ['Football', 'Dancing', 'Climbing', 'Yoga', 'None'],
    unanswered: 'Football',
  },
  shopping_day: {
    label: 'Shopping Day',
    options: ['Friday', 'Saturday', 'Sunday'],
    added: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'],
    unanswered: 'Saturday',
  },
};

export const readLifestyle = (stored: unknown): LifestyleAnswers => readChoices(LIFESTYLE_LISTS, stored);

/** The record as the wire has it, without the member: the chosen value, or the field's own default. */
export const lifestyleRecord = (answers: LifestyleAnswers): LifestyleRecord => {
  const fields = Object.keys(LIFESTYLE_LISTS) as LifestyleField[];
  const values = fields.map((field) => [field, answers[field] ?? LIFESTYLE_LISTS[field].unanswered]);
  return Object.fromEntries(values) as LifestyleRecord;
};
