import type { LocalDay } from '../../../terms/local-day.ts';
import { nutrientWords } from '../../body/nutrition/nutrient-words.ts';
import type { CardTopic, CoachPage, CoachRequest, DishRef } from '../slots/request.ts';
import { type Chip, inList } from './answer.ts';
import type { CoachContext } from './coach-context.ts';
import { dayWhen, placeName } from './plan-parts.ts';
import { wishInWords } from './propose-swap.ts';

type Needs = Pick<CoachContext, 'today' | 'catalogue'>;

const dishName = ({ catalogue, today }: Needs, of: DishRef): string =>
  'slot' in of ? placeName(of.day, of.slot, today) : (catalogue.dishes.get(of.dish)?.name ?? 'that dish');

const nutrientName = (of: Parameters<typeof nutrientWords>[0] | 'water'): string =>
  of === 'water' ? 'water' : of === 'energy_kcal' ? 'calories' : nutrientWords(of).name.toLowerCase();

const withWish = (words: string, wish: Parameters<typeof wishInWords>[0]): string =>
  `${words} ${wishInWords(wish)}`.trim();

const DISH_QUESTIONS = {
  ingredients: (name: string) => `What is in ${name}?`,
  method: (name: string) => `How is ${name} cooked?`,
  time: (name: string) => `How long does ${name} take?`,
  figures: (name: string) => `What figures does ${name} have?`,
  storage: (name: string) => `How long does ${name} keep?`,
} as const;

const dishLabel = (request: Extract<CoachRequest, { tool: 'dish' }>, context: Needs): string => {
  const name = dishName(context, request.of);
  if (request.ask === 'contains') return `Is ${request.what} in ${name}?`;
  if (request.ask === 'fits') return `Is ${name} right for me?`;
  return DISH_QUESTIONS[request.ask](name);
};

const CARD_LABELS: Readonly<Record<CardTopic, string | null>> = {
  left_out: 'Can I still eat what stood out?',
  smells: 'It smells odd: can I still eat it?',
  reheat: 'How do I reheat it?',
  why_not_losing: 'Why am I not losing weight?',
  weight_up: 'Why is my weight up?',
  alcohol: 'How does alcohol fit in?',
  eating_out: 'What do I order when I eat out?',
  travel: 'What do I eat on the way?',
  guests: 'What do I cook for guests?',
  budget: 'How do I eat for less money?',
  leftovers: 'What do I do with leftovers?',
  craving: 'What helps against a craving?',
  night_hunger: 'I am hungry at night',
  exercise: 'What do I eat around sport?',
  supplements: 'Do I need supplements?',
  timers: 'Where is my timer?',
  own_target: 'I want a target of my own',
  meal_times: 'I want to eat at other times',
  export: 'How do I get my data?',
  membership: 'What about my membership?',
  offline: 'What works without a network?',
  how_app: 'How does the app work?',
  chitchat: null,
};
const PAGE_LABELS: Readonly<Partial<Record<CoachPage, string>>> = {
  goal: 'Change my goal',
  safety: 'Tell an allergy, illness or diet',
  notifications: 'Change my reminders',
};

/** A request as a member would write it; null for one that is not offered. */
const labelOf = (request: CoachRequest, context: Needs): string | null => {
  const { today } = context;
  const when = (day: LocalDay): string => dayWhen(day, today);
  switch (request.tool) {
    case 'meals':
      return request.slot === null
        ? `What is planned ${when(request.day)}?`
        : `What is for ${placeName(request.day, request.slot, today)}?`;
    case 'week':
      return 'Show me the week';
    case 'amount':
      return `How much ${nutrientName(request.of)} ${when(request.day)}?`;
    case 'why-target':
      return `Why that much ${nutrientName(request.of)}?`;
    case 'why-meal':
      return `Why ${placeName(request.day, request.slot, today)}?`;
    case 'dish':
      return dishLabel(request, context);
    case 'find':
      return withWish('Ideas', request.wish);
    case 'food':
      return `What is in ${request.food}?`;
    case 'compare':
      return `Compare ${inList(request.foods)}`;
    case 'sources':
      return `What is rich in ${nutrientName(request.of)}?`;
    case 'substitute':
      return `What instead of ${request.food}?`;
    case 'cooking-time':
      return `How long does ${request.food} cook?`;
    case 'doneness':
      return 'How do I know it is done?';
    case 'keeping':
      return `How does ${request.food ?? 'it'} keep?`;
    case 'when':
      return `When do I have ${request.food}?`;
    case 'ahead':
      return 'What must be begun ahead?';
    case 'pantry':
      return 'What is at home?';
    case 'shopping':
      return 'What is on the list?';
    case 'weight':
      return 'What is my weight?';
    case 'rules':
      return 'What does my plan leave out?';
    case 'extremes':
      return `Which ${request.by} has the ${request.most ? 'most' : 'least'} ${nutrientName(request.of)}?`;
    case 'review':
      return `How did I do ${when(request.day)}?`;
    case 'swap':
      return withWish(`Swap ${placeName(request.day, request.slot, today)}`, request.wish);
    case 'skip':
      return `Skip ${placeName(request.day, request.slot, today)}`;
    case 'rescale':
      return `${request.factor < 1 ? 'Smaller' : 'Bigger'} portion for ${placeName(request.day, request.slot, today)}`;
    case 'move':
      return `Move ${placeName(request.from.day, request.from.slot, today)} to ${placeName(request.to.day, request.to.slot, today)}`;
    case 'ate-planned':
      return `I ate ${placeName(request.day, request.slot, today)}`;
    case 'ate':
      return `I ate ${request.food}`;
    case 'drank':
      return `I drank ${request.litres} l of water`;
    case 'buy':
      return `Put ${request.name} on the list`;
    case 'at-home':
      return request.grams === 0 ? `No ${request.food} left` : `${request.food} is at home`;
    case 'leave-out':
      return `Leave out ${request.food}`;
    case 'card':
      return CARD_LABELS[request.topic];
    case 'open':
      return PAGE_LABELS[request.page] ?? null;
    case 'timer':
      return `Timer for ${request.minutes} minutes`;
    default:
      return null;
  }
};

const MOST_CHIPS = 3;

/** Requests as chips, each once. */
export const chipsFor = (requests: readonly CoachRequest[], context: Needs): readonly Chip[] => {
  const chips = new Map<string, Chip>();
  for (const request of requests) {
    const label = labelOf(request, context);
    if (label !== null && !chips.has(label)) chips.set(label, { label, request });
  }
  return [...chips.values()].slice(0, MOST_CHIPS);
};
