import type { IntentPayloads } from '../../../device/db/intents.ts';
import { TARGET_WEIGHT_DEFAULT_KG } from '../../../domain/constants.ts';
import type { WeeklyReminder } from '../../../domain/reminders/reminders.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import { allOptions, type Choices, readChoices } from '../../../ui/form/choice-list.ts';
import { CHOICE_LISTS, type ChoiceField, TARGET_WEIGHT_LIST } from './options.ts';

type PreferenceRecord = IntentPayloads['preference.submit'];

/** The answers of all three steps. */
export interface PreferenceAnswers {
  readonly choices: Choices<ChoiceField>;
  /** Whole kilograms when step 1 asked, the option's text when step 3 did; null while unanswered. */
  readonly targetWeight: number | string | null;
  /** Null until the person writes something; then their text, even an empty one. */
  readonly allergies: string | null;
}

export const ALLERGIES_MAX = 1000;

/** The option that stands for a target weight, however it was given. */
export const targetOption = ({ targetWeight }: Pick<PreferenceAnswers, 'targetWeight'>): string | null =>
  typeof targetWeight === 'number' ? `${targetWeight} kg` : targetWeight;

/** Step 1 sends "75 kg" as the whole number 75. */
export const kilogramsOf = (option: string): number => Number.parseInt(option, 10);

const isTarget = (value: unknown): value is number | string =>
  (typeof value === 'number' || typeof value === 'string') &&
  allOptions(TARGET_WEIGHT_LIST).some((option) => option === value || kilogramsOf(option) === value);

/** Stored answers; what is not one of ours counts as unanswered. */
export const readPreference = (stored: unknown): PreferenceAnswers => {
  const { choices, targetWeight, allergies } = (stored ?? {}) as Readonly<Record<string, unknown>>;
  return {
    choices: readChoices(CHOICE_LISTS, choices),
    targetWeight: isTarget(targetWeight) ? targetWeight : null,
    allergies: typeof allergies === 'string' ? allergies.slice(0, ALLERGIES_MAX) : null,
  };
};

/**
 * The record as the wire has it, without the member. What was left unanswered goes as an empty text, except the
 * target weight, whose default is 60; `knownAllergies` stands in until the person writes their own. The blood report
 * and the reminders are not part of it.
 */
export const preferenceRecord = (
  { choices, targetWeight, allergies }: PreferenceAnswers,
  knownAllergies: string,
): PreferenceRecord => ({
  target_weight: targetWeight ?? TARGET_WEIGHT_DEFAULT_KG,
  fruit_preference: choices.fruit_preference ?? '',
  favorite_fruit_frequency: choices.favorite_food_frequency ?? '',
  food_weakness: choices.food_weakness ?? '',
  food_weakness_reason: choices.food_weakness_reason ?? '',
  favorite_food_frequency: choices.favorite_food_frequency ?? '',
  favorite_food_reason: choices.favorite_food_reason ?? '',
  preferred_cooking_time: choices.preferred_cooking_time ?? '',
  favorite_cuisine: choices.favorite_cuisine ?? '',
  snacking_preference: choices.snacking_preference ?? '',
  main_meal: choices.main_meal ?? '',
  food_preference: choices.food_preference ?? '',
  allergies: (allergies ?? knownAllergies).trim(),
  diet_type: choices.diet_type ?? '',
  cooking_skills: choices.cooking_skills ?? '',
  work_schedule: choices.work_schedule ?? '',
  smoke_preference: choices.smoke_preference ?? '',
});

const MINUTES_PER_HOUR = 60;
const HALF_DAY = 12;

/** "6 PM" as minutes since midnight. */
const minuteOf = (option: string): number => {
  const [hour = '', half] = option.split(' ');
  return ((Number(hour) % HALF_DAY) + (half === 'PM' ? HALF_DAY : 0)) * MINUTES_PER_HOUR;
};

/** The time of the weekly reminder; null while the question is unanswered. */
export const weeklyReminder = (
  { choices }: Pick<PreferenceAnswers, 'choices'>,
  today: LocalDay,
): WeeklyReminder | null =>
  choices.weekly_reminder === null ? null : { minuteOfDay: minuteOf(choices.weekly_reminder), since: today };
