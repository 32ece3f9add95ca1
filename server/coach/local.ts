import type { Coach, CoachFacts } from './coach.ts';

const SLOT_WORDS: Readonly<Record<string, string>> = {
  breakfast: 'Breakfast',
  snacks1: 'First snack',
  lunch: 'Lunch',
  snacks2: 'Second snack',
  dinner: 'Dinner',
};

type Day = NonNullable<CoachFacts['day']>;

const mealsSentence = ({ meals }: Day, wanted: (slot: string) => boolean): string =>
  meals
    .filter(({ slot }) => wanted(slot))
    .map(({ slot, name, kcal }) => `${SLOT_WORDS[slot] ?? slot}: ${name} (${kcal} Kcal).`)
    .join(' ');

/** Ticks and drinks live on the member's device: the coach sees only what the server was told. */
const UNCOUNTED = 'What you logged on your device is not counted.';

const caloriesSentence = ({ kcalLeft }: Day): string =>
  kcalLeft > 0
    ? `You have ${kcalLeft} Kcal left today. ${UNCOUNTED}`
    : 'You have reached your calories for today.';

const waterSentence = (litres: number): string =>
  litres > 0
    ? `You have ${litres} L of water left today. ${UNCOUNTED}`
    : "You've met your water goal for today.";

const slotAskedFor = (message: string): ((slot: string) => boolean) | null => {
  if (message.includes('breakfast')) return (slot) => slot === 'breakfast';
  if (message.includes('lunch')) return (slot) => slot === 'lunch';
  if (/dinner|supper|tonight|evening/.test(message)) return (slot) => slot === 'dinner';
  if (message.includes('snack')) return (slot) => slot.startsWith('snack');
  return null;
};

/** Answers from the member's plan alone: today's meals, the calories left, the water left. */
export const answerLocally = (facts: CoachFacts, question: string): string => {
  const message = question.toLowerCase();
  const water = facts.litresLeft === null ? '' : waterSentence(facts.litresLeft);
  if (/water|drink|thirst|hydrat/.test(message) && water !== '') return water;
  if (facts.day === null) {
    return ['Your plan is not ready yet. Ask me again once it is.', water].filter(Boolean).join(' ');
  }
  const slot = slotAskedFor(message);
  if (slot !== null) return mealsSentence(facts.day, slot);
  if (/calorie|kcal|energy|left/.test(message)) return caloriesSentence(facts.day);
  if (/eat|meal|food|menu|plan|today|cook/.test(message)) {
    return `${mealsSentence(facts.day, () => true)} ${caloriesSentence(facts.day)}`;
  }
  return `I can tell you what is planned for today, how many calories are left and how much water. ${caloriesSentence(facts.day)}`;
};

export const localCoach: Coach = {
  reply: async (facts, history) => answerLocally(facts, history.at(-1)?.text ?? ''),
};
