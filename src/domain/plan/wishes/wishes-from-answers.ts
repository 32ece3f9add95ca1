import { ADULT_AGE } from '../../../terms/adult-age.ts';
import type { DietType } from '../../../terms/profile.ts';
import type { Condition } from '../../body/nutrition/condition-names.ts';
import { NO_WISHES, type PlanWishes } from './wishes.ts';
import { CONDITIONS, PREFERENCES, YOUNG } from './wishes-questions.ts';

/** The questionnaires as they were stored, whatever a client put into them; null before they were sent. */
export interface StoredAnswers {
  readonly preference: Readonly<Record<string, unknown>> | null;
  readonly wellness: Readonly<Record<string, unknown>> | null;
}

/** One answer that changes the plan, and how. */
export interface BoundAnswer {
  /** Names the question and the answer: a new answer to the same question is another one. */
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  /** The effect on the plan, in a sentence without figures of the body. */
  readonly effect: string;
  /** To be read before the plan is followed. */
  readonly warning: string | null;
  /** False where safety depends on it: then only another answer changes it. */
  readonly switchable: boolean;
  readonly on: boolean;
}

export interface BoundAnswers {
  readonly wishes: PlanWishes;
  readonly activeMinutesMax: number | null;
  /** A second say on the diet type; null without one. */
  readonly diet: DietType | null;
  readonly kidneyDisease: boolean;
  /** In the order of the questionnaires. */
  readonly answers: readonly BoundAnswer[];
}

const textOf = (record: StoredAnswers['preference'], field: string): string => {
  const value = record?.[field];
  return typeof value === 'string' ? value : '';
};

const namedConditions = (wellness: StoredAnswers['wellness']) => {
  const named = wellness?.chronic_conditions;
  return Array.isArray(named) ? Object.entries(CONDITIONS).filter(([answer]) => named.includes(answer)) : [];
};

const CONDITION_FIELD = 'chronic_conditions';

/** The conditions that a plan's answers steer it by, as far as they are on and steer this member's plan. */
export const conditionsOf = (
  answers: readonly Pick<BoundAnswer, 'id' | 'on'>[],
  age: number,
): { readonly steering: readonly Condition[]; readonly kidneyDisease: boolean } => {
  const named = answers.flatMap(({ id, on }) => {
    const binding = Object.entries(CONDITIONS).find(([answer]) => id === `${CONDITION_FIELD}:${answer}`)?.[1];
    return binding === undefined || !on ? [] : [binding.condition];
  });
  const steering = named.flatMap((condition) => (condition === 'kidney' ? [] : [condition]));
  return {
    steering: age < ADULT_AGE ? [] : [...new Set(steering)],
    kidneyDisease: named.includes('kidney'),
  };
};

/** The wishes and rules that a plan takes from questionnaires, without answers that were turned off. */
export const bindAnswers = (
  stored: StoredAnswers,
  { age, off }: { readonly age: number; readonly off: readonly string[] },
): BoundAnswers => {
  const isOn = (id: string): boolean => !off.includes(id);
  const conditions = namedConditions(stored.wellness).map(([answer, binding]) => {
    const id = `${CONDITION_FIELD}:${answer}`;
    const isKidney = binding.condition === 'kidney';
    return {
      id,
      answer,
      ...binding,
      isKidney,
      on: isKidney || isOn(id),
      young: !isKidney && age < ADULT_AGE,
    };
  });
  const { steering, kidneyDisease } = conditionsOf(conditions, age);
  const hasDiabetes = steering.includes('diabetes');
  const preferences = PREFERENCES.flatMap(({ field, question, words, bind }) => {
    const answer = textOf(stored.preference, field);
    const binding = bind(answer);
    if (binding === null) return [];
    const id = `${field}:${answer}`;
    const aside = hasDiabetes ? binding.asideWithDiabetes : undefined;
    return [
      {
        id,
        question,
        answer: words?.[answer] ?? answer,
        binding,
        aside,
        on: binding.firm === true || isOn(id),
      },
    ];
  });
  const held = preferences.filter(({ on, aside }) => on && aside === undefined).map(({ binding }) => binding);
  const wished: Partial<PlanWishes> = Object.fromEntries(
    held.flatMap(({ wishes }) => Object.entries(wishes ?? {})),
  );
  return {
    wishes: { ...NO_WISHES, ...wished, conditions: steering },
    activeMinutesMax:
      held.find((binding) => binding.activeMinutesMax !== undefined)?.activeMinutesMax ?? null,
    diet: held.find((binding) => binding.diet !== undefined)?.diet ?? null,
    kidneyDisease,
    answers: [
      ...conditions.map(({ id, answer, effect, warning, isKidney, on, young }) => ({
        id,
        question: 'Chronic Conditions',
        answer,
        effect: young ? YOUNG : effect,
        warning: young ? null : warning,
        switchable: !isKidney,
        on,
      })),
      ...preferences.map(({ id, question, answer, binding, aside, on }) => ({
        id,
        question,
        answer,
        effect: aside ?? binding.effect,
        warning: null,
        switchable: binding.firm !== true,
        on,
      })),
    ],
  };
};
