import type { Coach, CoachFacts } from './coach.ts';

const SLOT_WORDS: Readonly<Record<string, string>> = {
  breakfast: 'Breakfast',
  snacks1: 'First snack',
  lunch: 'Lunch',
  snacks2: 'Second snack',
  dinner: 'Dinner',
};

type Day = NonNullable<CoachFacts['day']>;
type Logged = CoachFacts['logged'];

const mealsSentence = ({ meals }: Day, wanted: (slot: string) => boolean): string =>
  meals
    .filter(({ slot }) => wanted(slot))
    .map(({ slot, name, kcal }) => `${SLOT_WORDS[slot] ?? slot}: ${name} (${kcal} Kcal).`)
    .join(' ');

/** Without a journal, ticks and drinks live on the member's device: the coach sees only the plan. */
const UNCOUNTED = 'What you logged on your device is not counted.';

const toTwoDecimals = (value: number): number => Math.round(value * 100) / 100;

const caloriesSentence = ({ kcal }: Day, logged: Logged): string => {
  if (logged === null) return `You have ${kcal} Kcal left today. ${UNCOUNTED}`;
  const left = Math.round(kcal - logged.kcal);
  const eaten = `You have logged ${Math.round(logged.kcal)} of ${kcal} Kcal today`;
  return left > 0
    ? `${eaten}: ${left} Kcal are left.`
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

const slotAskedFor = (message: string): ((slot: string) => boolean) | null => {
  if (message.includes('breakfast')) return (slot) => slot === 'breakfast';
  if (message.includes('lunch')) return (slot) => slot === 'lunch';
  if (/dinner|supper|tonight|evening/.test(message)) return (slot) => slot === 'dinner';
  if (message.includes('snack')) return (slot) => slot.startsWith('snack');
  return null;
};

/** Answers from the member's plan and journal alone: today's meals, calories and water, the last weight. */
export const answerLocally = (facts: CoachFacts, question: string): string => {
  const message = question.toLowerCase();
  const water = facts.goalLitres === null ? '' : waterSentence(facts.goalLitres, facts.logged);
  if (/weigh/.test(message) && facts.logged !== null) return weightSentence(facts.logged);
  if (/water|drink|thirst|hydrat/.test(message) && water !== '') return water;
  if (facts.day === null) {
    return ['Your plan is not ready yet. Ask me again once it is.', water].filter(Boolean).join(' ');
  }
  const slot = slotAskedFor(message);
  if (slot !== null) return mealsSentence(facts.day, slot);
  if (/calorie|kcal|energy|left/.test(message)) return caloriesSentence(facts.day, facts.logged);
  if (/eat|meal|food|menu|plan|today|cook/.test(message)) {
    return `${mealsSentence(facts.day, () => true)} ${caloriesSentence(facts.day, facts.logged)}`;
  }
  return `I can tell you what is planned for today, how many calories are left and how much water. ${caloriesSentence(facts.day, facts.logged)}`;
};

export const localCoach: Coach = {
  reply: async (facts, history) => answerLocally(facts, history.at(-1)?.text ?? ''),
};
