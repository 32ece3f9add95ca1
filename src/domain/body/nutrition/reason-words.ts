import type { Reason, ReasonCode } from './reason.ts';

interface Words {
  readonly title: string;
  /** Says the same without figures; the sentence itself where it has none. */
  readonly plain?: string;
}

const WORDS: Readonly<Record<ReasonCode, Words>> = {
  'resting-energy': {
    title: 'At rest',
    plain: 'What your body uses at rest, by your age, height, weight and sex.',
  },
  'youth-energy': {
    title: 'For your age',
    plain: 'What your age, size and day need, and what growing needs.',
  },
  'required-energy': {
    title: 'For your age and size',
    plain: 'What your age, size and day need to keep your weight steady.',
  },
  'mean-of-both-sexes': { title: 'Sex not given' },
  'own-log': {
    title: 'By your own log',
    plain: 'Your own log of food and weight knows better than a formula. You chose to plan with it.',
  },
  activity: { title: 'Through the day', plain: 'More, for how much you move.' },
  'under-18': { title: 'Still growing' },
  'over-100': { title: 'Your age' },
  'from-65': {
    title: 'Your age',
    plain:
      'At your age losing weight also costs muscle, so nothing is taken off. Please ask your clinician first.',
  },
  'pregnant-or-breastfeeding': { title: 'Pregnant or breastfeeding' },
  underweight: { title: 'Your weight' },
  'kidney-disease': { title: 'Kidney disease' },
  'eating-disorder': { title: 'Looking after you' },
  'facts-unconfirmed': { title: 'Not confirmed yet' },
  'target-weight-too-low': {
    title: 'Your target weight',
    plain: 'Your target is below a healthy weight for your height, so the plan stops before it.',
  },
  'target-reached': { title: 'Your target weight' },
  'low-weight': {
    title: 'Your weight',
    plain:
      'Your weight is near the lowest that is healthy at your height. Please ask a clinician whether less is right for you.',
  },
  'expecting-energy': { title: 'For two', plain: 'More, by the month of pregnancy or breastfeeding.' },
  supplements: {
    title: 'Supplements',
    plain:
      'Food alone seldom gives enough folate, iodine, vitamin D and iron now. Ask your midwife or doctor which tablets are right for you.',
  },
  maintenance: { title: 'For your goal' },
  deficit: { title: 'For your goal', plain: 'A little is taken off, never more than is safe.' },
  surplus: { title: 'For your goal', plain: 'A little is added.' },
  floor: { title: 'Never less', plain: 'A plan for an adult never goes below what an adult needs.' },
  'own-energy': {
    title: 'Energy, as you chose',
    plain: 'You chose the energy of your day yourself, within what is safe.',
  },
  'own-protein': {
    title: 'Protein, as you chose',
    plain: 'You chose the protein of your day yourself, within what is safe.',
  },
  'own-carbs': {
    title: 'Carbohydrate, as you chose',
    plain: 'You chose the carbohydrate of your day yourself, within what is safe.',
  },
  'own-fat': { title: 'Fat', plain: 'The rest of your energy.' },
  'own-aside': { title: 'Your own figures' },
  protein: { title: 'Protein', plain: 'As much as your body and your goal need.' },
  fat: { title: 'Fat', plain: 'Within the share of energy that is advised.' },
  carbs: { title: 'Carbohydrate', plain: 'The rest of your energy.' },
  fiber: { title: 'Fibre', plain: 'As much as is advised for your energy, or more.' },
  'saturated-fat': { title: 'Saturated fat', plain: 'Over the week, near or under what is advised.' },
  sodium: { title: 'Sodium', plain: 'Over the week, under what is advised.' },
  potassium: { title: 'Potassium', plain: 'Plenty, from food: it works against sodium.' },
  sugars: { title: 'Sugars', plain: 'Little added sugar and juice. Whole fruit is welcome.' },
  'even-carbs': { title: 'Even meals' },
  'omega-3': { title: 'Omega-3', plain: 'More than usual. It may ease joints. It is not a cure.' },
};

const NUTRIENTS: ReadonlySet<ReasonCode> = new Set([
  'protein',
  'own-protein',
  'own-carbs',
  'own-fat',
  'fat',
  'carbs',
  'fiber',
  'saturated-fat',
  'sodium',
  'potassium',
  'sugars',
  'even-carbs',
  'omega-3',
]);

export interface ReasonView {
  readonly code: ReasonCode;
  readonly title: string;
  readonly text: string;
  readonly source: string;
}

export const reasonView = ({ code, sentence, source }: Reason, figures: boolean): ReasonView => ({
  code,
  title: WORDS[code].title,
  text: figures ? sentence : (WORDS[code].plain ?? sentence),
  source,
});

export const isAboutNutrients = ({ code }: Reason): boolean => NUTRIENTS.has(code);
