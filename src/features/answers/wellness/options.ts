import type { IntentPayloads } from '../../../device/db/intents.ts';
import { allOptions, type ChoiceList, type Choices, readChoices } from '../../../ui/form/choice-list.ts';

type WellnessRecord = IntentPayloads['wellness.submit'];

/** The product's own options first and word for word; the `added` ones let everybody answer truthfully. */
export const WELLNESS_LISTS = {
  chronicConditions: {
    label: 'Chronic Conditions',
    options: ['Arthritis', 'Diabetes', 'Hypertension'],
    added: [
      'None',
      'Asthma',
      'Heart Disease',
      'High Cholesterol',
      'Kidney Disease',
      'Thyroid Disease',
      'Other',
    ],
  },
  energyLevel: {
    label: 'Energy Level',
    options: ['7000kjs/24 hours', '5000kjs/24 hours', '8000kjs/24 hours'],
    added: ['6000kjs/24 hours', '9000kjs/24 hours', '10000kjs/24 hours', '12000kjs/24 hours'],
    hint: 'The energy you use in a day. 1000 kJ is about 240 kcal.',
  },
  stressLevel: {
    label: 'Stress Level',
    options: ['04'],
    added: ['01', '02', '03', '05'],
    hint: '01 is calm, 05 is very tense.',
  },
  sleepQuality: {
    label: 'Sleep Quality',
    options: ['01', '02', '03', '04', '05'],
    added: [],
    hint: '01 is restless, 05 is refreshing.',
  },
  urineFlow: {
    label: 'Urine Flow Test',
    options: ['12ml/s', '15ml/s', '18ml/s'],
    added: ['Below 10ml/s', '10ml/s', '20ml/s', '25ml/s'],
    hint: 'A figure from a test at a clinic. Never had one? Leave it unanswered.',
  },
  otherIssues: {
    label: 'Other Health Issues',
    options: ['Fever'],
    added: ['None', 'Cold', 'Flu', 'Headache', 'Stomach Upset', 'Other'],
  },
} as const satisfies Readonly<Record<string, ChoiceList>>;

/** Two questions whose answers are neither stored nor sent: they live on their screen only. */
export const HEREDITARY_ISSUES = { label: 'Hereditary Issues', options: ['Yes', 'No'] } as const;
export const SLEEP_PATTERN = {
  label: 'Sleep Pattern',
  options: ['MonoPhasic', 'PolyPhasic', 'Biphasic'],
  added: [],
  hint: 'Once a day, several times a day, or a night and a nap. Not stored, not sent.',
} as const satisfies ChoiceList;

export type WellnessField = keyof typeof WELLNESS_LISTS;
export type WellnessAnswers = Choices<WellnessField>;

const SEVERAL = ', ';

/** The conditions of an answer that names several. */
export const conditionsOf = ({ chronicConditions }: WellnessAnswers): readonly string[] =>
  chronicConditions?.split(SEVERAL) ?? [];

/** Answers with these conditions; none is an answer too. */
export const withConditions = (answers: WellnessAnswers, conditions: readonly string[]): WellnessAnswers => {
  const told = conditions.filter((condition) => condition !== 'None');
  return { ...answers, chronicConditions: told.length === 0 ? 'None' : told.join(SEVERAL) };
};

export const readWellness = (stored: unknown): WellnessAnswers => {
  const answers = readChoices(WELLNESS_LISTS, stored);
  const told = (stored as Partial<WellnessAnswers> | null | undefined)?.chronicConditions;
  const known = allOptions(WELLNESS_LISTS.chronicConditions);
  const conditions = typeof told === 'string' ? told.split(SEVERAL).filter((one) => known.includes(one)) : [];
  return conditions.length < 2 ? answers : withConditions(answers, conditions);
};

/** The list of a question, with an answer of several as one more option. */
export const listOf = (field: WellnessField, answers: WellnessAnswers): ChoiceList => {
  const list: ChoiceList = WELLNESS_LISTS[field];
  const several = field === 'chronicConditions' ? conditionsOf(answers) : [];
  return several.length < 2 ? list : { ...list, added: [several.join(SEVERAL), ...list.added] };
};

/**
 * Returns the record as the wire has it, without the member: lists of the answers, or the field's own default, which
 * is never shown. The wire has no field named for stress, so `mental_health` carries it. `hereditary_ailments`,
 * `sleep_pattern` and `daily_symptoms` always hold their defaults: no screen stores an answer for them.
 */
export const wellnessRecord = (answers: WellnessAnswers): WellnessRecord => ({
  hereditary_ailments: ['No'],
  sleep_pattern: ['Regular'],
  sleep_quality: [answers.sleepQuality ?? 'Good'],
  energy_level: [answers.energyLevel ?? 'Medium'],
  urinate_metric: [answers.urineFlow ?? 'Yes'],
  chronic_conditions: answers.chronicConditions === null ? ['No'] : [...conditionsOf(answers)],
  daily_symptoms: ['No symptoms'],
  recent_illness: [answers.otherIssues ?? 'Malaria'],
  mental_health: [answers.stressLevel ?? 'None'],
});
