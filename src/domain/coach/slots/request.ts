import type { Slot } from '../../../terms/food.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import type { Nutrient } from '../../../terms/nutrients.ts';
import type { Opinion } from '../../../terms/plan.ts';
import type { Intent } from '../learned/labels.ts';

/** Wishes for a dish. Words for foods are as the member wrote them, in the singular. */
export interface DishWish {
  /** Foods or groups of foods that the dish has. */
  readonly with: readonly string[];
  /** Foods or groups of foods that it must not have. */
  readonly without: readonly string[];
  /** Most minutes of work; null for any. */
  readonly minutes: number | null;
  /** Most energy of a serving, in kcal; null for any. Conversations that earlier versions stored lack it. */
  readonly kcal?: number | null;
  /** The nutrient that it should have more of, or less of, than what is there now. */
  readonly more: Nutrient | null;
  readonly less: Nutrient | null;
  /** Made of what is at home. */
  readonly atHome: boolean;
}

export const ANY_DISH: DishWish = {
  with: [],
  without: [],
  minutes: null,
  kcal: null,
  more: null,
  less: null,
  atHome: false,
};

interface Place {
  readonly day: LocalDay;
  readonly slot: Slot;
}

/** A dish by its id, or the one that stands in a place of the plan. */
export type DishRef = { readonly dish: string } | Place;

/** A food of a message, with its amount as it was written. */
export interface SaidFood {
  readonly words: string;
  readonly amount: string | null;
}

/** The pages that the coach can point to. */
export type CoachPage =
  | 'goal'
  | 'safety'
  | 'preferences'
  | 'notifications'
  | 'cycle'
  | 'progress'
  | 'own-food'
  | 'diary'
  | 'settings'
  | 'shopping'
  | 'pantry';

/** Texts that are the same for everybody. */
export const CARD_TOPICS = [
  'left_out',
  'smells',
  'reheat',
  'why_not_losing',
  'weight_up',
  'alcohol',
  'eating_out',
  'travel',
  'guests',
  'budget',
  'leftovers',
  'craving',
  'night_hunger',
  'exercise',
  'supplements',
  'own_target',
  'meal_times',
  'export',
  'membership',
  'offline',
  'timers',
  'how_app',
  'chitchat',
] as const;
export type CardTopic = (typeof CARD_TOPICS)[number];

/** What a request can lack. */
export type Missing = 'food' | 'foods' | 'dish' | 'minutes' | 'weight' | 'litres' | 'nutrient';

/** A message as the coach understood it: one of its tools with what it is to do. Names stand in `tests/coach/golden.tsv`. */
export type CoachRequest =
  /** Meals of a day, or of one slot. */
  | { readonly tool: 'meals'; readonly day: LocalDay; readonly slot: Slot | null }
  | { readonly tool: 'week' }
  /** A nutrient or water of a day: eaten, planned, target, left. */
  | { readonly tool: 'amount'; readonly of: Nutrient | 'water'; readonly day: LocalDay }
  /** The reason of a target. */
  | { readonly tool: 'why-target'; readonly of: Nutrient | 'water' }
  | { readonly tool: 'why-meal'; readonly day: LocalDay; readonly slot: Slot }
  | {
      readonly tool: 'dish';
      readonly of: DishRef;
      readonly ask: 'ingredients' | 'method' | 'time' | 'figures' | 'storage';
      readonly called?: string;
    }
  /**
   * Asks whether a dish holds a food or an allergen, or is vegan or vegetarian. `called`: the words for a dish that no
   * dish is sure to be.
   */
  | {
      readonly tool: 'dish';
      readonly of: DishRef;
      readonly ask: 'contains';
      readonly what: string;
      readonly called?: string;
      /** Asked as "gluten free", so that yes means without. */
      readonly free?: boolean;
    }
  /** Asks whether a dish is right with a way to eat, an illness or a goal; null for what the member has told. */
  | {
      readonly tool: 'dish';
      readonly of: DishRef;
      readonly ask: 'fits';
      readonly what: string | null;
      readonly called?: string;
    }
  /** Two foods, by one nutrient or by the main ones. */
  | { readonly tool: 'compare'; readonly foods: readonly [string, string]; readonly of: Nutrient | null }
  /** Signs that a food is cooked through. */
  | { readonly tool: 'doneness'; readonly food: string | null }
  | { readonly tool: 'convert'; readonly text: string; readonly food?: string }
  | { readonly tool: 'kitchen-word'; readonly text: string }
  /** The meal or day of the plan with the most or least of a nutrient. */
  | {
      readonly tool: 'extremes';
      readonly of: Nutrient;
      readonly most: boolean;
      readonly by: 'day' | 'meal';
      /** Limits the meals to one day. */
      readonly day?: LocalDay;
    }
  /** What was eaten and drunk of a day's plan. */
  | { readonly tool: 'review'; readonly day: LocalDay }
  /** A short text that is the same for everybody. */
  | { readonly tool: 'card'; readonly topic: CardTopic }
  /** The coach asked for what an intent needs; the next message may tell it. */
  | { readonly tool: 'ask'; readonly intent: Intent; readonly for: Missing }
  /** Ideas for a meal, whether planned or not. */
  | { readonly tool: 'find'; readonly slot: Slot | null; readonly wish: DishWish }
  /** The figures of a food; `of` null for the main ones, `vitamins` for what it has much of. */
  | { readonly tool: 'food'; readonly food: string; readonly of: Nutrient | 'vitamins' | null }
  /** Foods that are rich in a nutrient. */
  | { readonly tool: 'sources'; readonly of: Nutrient }
  | { readonly tool: 'substitute'; readonly food: string }
  /** The time that a food takes to cook. */
  | { readonly tool: 'cooking-time'; readonly food: string }
  /** Rules for keeping a food; null for whatever is cooked. */
  | { readonly tool: 'keeping'; readonly food: string | null; readonly isAboutDate: boolean }
  /** The meals to come that have a food. */
  | { readonly tool: 'when'; readonly food: string }
  /** Work that is to be begun ahead of meals. */
  | { readonly tool: 'ahead' }
  | { readonly tool: 'pantry' }
  | { readonly tool: 'shopping' }
  | { readonly tool: 'weight' }
  /** Allergies, diet and foods left out that bind the plan. */
  | { readonly tool: 'rules' }
  | { readonly tool: 'swap'; readonly day: LocalDay; readonly slot: Slot; readonly wish: DishWish }
  | { readonly tool: 'skip'; readonly day: LocalDay; readonly slot: Slot }
  | { readonly tool: 'move'; readonly from: Place; readonly to: Place }
  /** The portion times `factor`. */
  | { readonly tool: 'rescale'; readonly day: LocalDay; readonly slot: Slot; readonly factor: number }
  | { readonly tool: 'lock'; readonly day: LocalDay; readonly slot: Slot; readonly locked: boolean }
  /**
   * People at a meal, the member with them; `slot` null for the day's meals, `always` for all from that day on, `people`
   * null where no number was said.
   */
  | {
      readonly tool: 'people';
      readonly day: LocalDay;
      readonly slot: Slot | null;
      readonly people: number | null;
      readonly always: boolean;
    }
  /** The rest of a day made anew; null for the rest of the week. */
  | { readonly tool: 'renew'; readonly day: LocalDay | null }
  /** A planned meal was eaten. */
  | { readonly tool: 'ate-planned'; readonly day: LocalDay; readonly slot: Slot }
  /** A part of a planned meal was eaten, by its share. */
  | {
      readonly tool: 'ate-part';
      readonly day: LocalDay;
      readonly slot: Slot;
      readonly share: number;
    }
  /** Puts right what was logged last; null where it stays as it is. */
  | {
      readonly tool: 'correct';
      readonly food: string | null;
      readonly amount: string | null;
      readonly slot: Slot | null;
    }
  /** Takes back what was applied last. */
  | { readonly tool: 'undo' }
  /**
   * Food beside the plan. `amount` as written ("two slices", "200 g"); null where nothing was said. Several foods stand in
   * `items`, each with its amount, and `kcal` is the energy where the member named it.
   */
  | {
      readonly tool: 'ate';
      readonly food: string;
      readonly amount: string | null;
      readonly day: LocalDay;
      readonly slot: Slot | null;
      readonly items?: readonly SaidFood[];
      readonly kcal?: number;
    }
  | { readonly tool: 'drank'; readonly litres: number }
  | { readonly tool: 'weigh'; readonly kg: number }
  /** A line for the shopping list. */
  | { readonly tool: 'buy'; readonly name: string }
  /** A food is at home, or none of it is any more; grams null where nothing was said. */
  | {
      readonly tool: 'at-home';
      readonly food: string;
      readonly grams: number | null;
      /** More foods, each as one pack. */
      readonly others?: readonly string[];
    }
  | { readonly tool: 'opinion'; readonly of: DishRef; readonly opinion: Opinion }
  /** A food that the member does not like. */
  | { readonly tool: 'leave-out'; readonly food: string }
  | { readonly tool: 'timer'; readonly minutes: number }
  | { readonly tool: 'open'; readonly page: CoachPage }
  | { readonly tool: 'encourage' }
  | { readonly tool: 'hello' }
  | { readonly tool: 'thanks' }
  | { readonly tool: 'help' }
  /** Takes up an offer of the last answer: the dish with this number, from 1. */
  | { readonly tool: 'choose'; readonly number: number }
  /** The last offer, by a word instead of a tap on it. */
  | { readonly tool: 'yes' }
  | { readonly tool: 'no' };

/** The request for one tool. */
export type RequestOf<T extends CoachRequest['tool']> = Extract<CoachRequest, { readonly tool: T }>;
