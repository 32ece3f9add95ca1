import type { Slot } from '../catalogue/types.ts';
import { careAnswer, careFor } from './care.ts';
import type { CoachFacts } from './coach-facts.ts';
import { withoutFigures } from './figures.ts';

const SLOT_WORDS: Readonly<Record<Slot, string>> = {
  breakfast: 'Breakfast',
  snacks1: 'First snack',
  lunch: 'Lunch',
  snacks2: 'Second snack',
  dinner: 'Dinner',
};

type Day = NonNullable<CoachFacts['day']>;
type Logged = CoachFacts['logged'];

const mealsSentence = ({ meals }: Day, wanted: (slot: Slot) => boolean): string =>
  meals
    .filter(({ slot }) => wanted(slot))
    .map(({ slot, name, kcal }) => `${SLOT_WORDS[slot]}: ${name} (${kcal} kcal).`)
    .join(' ');

/** A backend without a journal leaves meals and drinks on the member's device, so the coach sees only the plan. */
const UNCOUNTED = 'What you logged on your device is not counted.';

const toTwoDecimals = (value: number): number => Math.round(value * 100) / 100;

const caloriesSentence = ({ kcal }: Day, logged: Logged): string => {
  if (logged === null) return `You have ${kcal} kcal left today. ${UNCOUNTED}`;
  const left = Math.round(kcal - logged.kcal);
  const eaten = `You have logged ${Math.round(logged.kcal)} of ${kcal} kcal today`;
  return left > 0
    ? `${eaten}: ${left} kcal are left.`
    : `${eaten}. You have reached your calories for today.`;
};

const waterSentence = (goal: number, logged: Logged): string => {
  if (logged === null) return `You have ${goal} L of water left today. ${UNCOUNTED}`;
  const left = toTwoDecimals(goal - logged.litres);
  const drunk = `You have logged ${toTwoDecimals(logged.litres)} of ${goal} L of water today`;
  return left > 0 ? `${drunk}: ${left} L are left.` : `${drunk}. You've met your water goal for today.`;
};

const weightSentence = (logged: NonNullable<Logged>): string =>
  logged.weight === null
    ? 'You have not logged a weight yet.'
    : `The last weight you logged is ${toTwoDecimals(logged.weight.kg)} kg, on ${logged.weight.day}.`;

/** Words by which a message names a meal, and the slots that it means. */
const TIMES: readonly { readonly asked: RegExp; readonly words: string; readonly slots: readonly Slot[] }[] =
  [
    { asked: /\bbreakfast/, words: 'breakfast', slots: ['breakfast'] },
    { asked: /\blunch/, words: 'lunch', slots: ['lunch'] },
    { asked: /\b(?:dinner|supper|tonight|evening)/, words: 'dinner', slots: ['dinner'] },
    { asked: /\bsnack/, words: 'a snack', slots: ['snacks1', 'snacks2'] },
  ];

/** Words that mark a question or a request. */
const ASKING =
  /\?|\b(?:what|which|when|how|show|tell|list|give|\bany|is there|are there|do i|did i|have i|can i|should i|am i|was i)\b/;
/** A message of at most so many words counts as a question if it is no statement: "calories left". */
const MAX_KEYWORDS = 3;
/** Words about body and feelings. A message with one of them is never answered with meals and calories. */
const PERSONAL =
  /\b(?:feel(?! like)|feeling(?! like)|felt|hate|afraid|scared|worr\w+|sick|ill|unwell|pain\w*|hurts?|aches?|cr(?:y|ied|ying)|sad|alone|body|mirror|fat|thin|skinny|ugly|doctor|dizzy|weak|tired of|punish\w*|guilt\w*|asham\w*|sorry|overate|too much|binge\w*)\b/;

const STATEMENT = /\b(?:i|my|me|is|are|am)\b/;

/** True for a question about the day that has nothing to do with body or feelings. */
const asksAboutDay = (message: string): boolean =>
  !PERSONAL.test(message) &&
  (ASKING.test(message) || (!STATEMENT.test(message) && message.trim().split(/\s+/).length <= MAX_KEYWORDS));

/** Answers from plan and journal; null if neither has an answer. `message` is in lower case. */
const answerFromFacts = (facts: CoachFacts, message: string): string | null => {
  if (!asksAboutDay(message)) return null;
  const water = facts.goalLitres === null ? null : waterSentence(facts.goalLitres, facts.logged);
  if (/weigh/.test(message) && facts.logged !== null) return weightSentence(facts.logged);
  if (/\b(?:water|drink|drank|thirst|hydrat)/.test(message) && water !== null) return water;
  const { day, logged } = facts;
  const time = TIMES.find(({ asked }) => asked.test(message));
  const energy = /\b(?:calorie|kcal|energy|left\b)/.test(message);
  const food = /\b(?:eat|meal|food|menu|plan|today|cook)/.test(message);
  if (day === null) {
    const waiting = 'Your plan is not ready yet. Ask me again once it is.';
    return time !== undefined || energy || food ? [waiting, water].filter(Boolean).join(' ') : null;
  }
  if (time !== undefined)
    return (
      mealsSentence(day, (slot) => time.slots.includes(slot)) || `Nothing is planned for ${time.words} today.`
    );
  if (energy) return caloriesSentence(day, logged);
  if (food) return `${mealsSentence(day, () => true)} ${caloriesSentence(day, logged)}`.trim();
  return null;
};

/**
 * Answers without an AI provider: with advice where the message needs care (`careFor`), else from plan and journal.
 * Returns null if neither applies.
 */
export const findLocalAnswer = (facts: CoachFacts, question: string): string | null => {
  const care = careFor(question, facts);
  if (care !== null) return careAnswer(care);
  const answer = answerFromFacts(facts, question.toLowerCase());
  return answer === null || facts.figures ? answer : withoutFigures(answer);
};

const OFFER =
  'That I cannot answer yet. I can tell you what is planned for today, how many calories are left and how much water.';
const OFFER_WITHOUT_FIGURES = 'That I cannot answer yet. I can tell you what is planned for today.';
/** Has no figures, because the message may be about a problem that no rule of `careFor` recognises. */
const SEEK_HELP =
  'If it is about your health, or if food weighs on you, please ask a doctor or talk to somebody you trust.';

/** Answers as `findLocalAnswer` does, and otherwise lists what the member can ask. */
export const answerLocally = (facts: CoachFacts, question: string): string => {
  const answer = findLocalAnswer(facts, question);
  if (answer !== null) return answer;
  return `${facts.figures ? OFFER : OFFER_WITHOUT_FIGURES} ${SEEK_HELP}`;
};
