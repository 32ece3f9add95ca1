import type { Intent } from '../../src/device/db/intents.ts';
import type { JournalFact } from '../../src/terms/journal.ts';
import type { LocalDay } from '../../src/terms/local-day.ts';
import { LIFESTYLE, PREFERENCE, WELLNESS } from '../support/questionnaire-records.ts';
import type { Dice } from './dice.ts';
import type { OwnKind } from './own-entries.ts';

/** One thing that a member enters. Its mark is in what travels, so that it is found again on the server. */
export type EntryKind =
  | 'water'
  | 'meal'
  | 'shopping'
  | 'weight'
  | OwnKind
  | 'lifestyle'
  | 'preference'
  | 'wellness'
  | 'chat'
  | 'profile';

export type EntryLane = 'journal' | 'questionnaires' | 'chat' | 'profile';

export const LANE_OF: Readonly<Record<EntryKind, EntryLane>> = {
  water: 'journal',
  meal: 'journal',
  shopping: 'journal',
  weight: 'journal',
  recipe: 'journal',
  'own-food': 'journal',
  planned: 'journal',
  lifestyle: 'questionnaires',
  preference: 'questionnaires',
  wellness: 'questionnaires',
  chat: 'chat',
  profile: 'profile',
};

/**
 * What became of an entry on its device. Only of `acknowledged` the member was told that it is kept; what was
 * `pending` when its page died may be kept or not.
 */
export type EntryFate = 'pending' | 'acknowledged' | 'failed';

export interface Entry {
  /** Rises through the whole world, in the order of entering. */
  readonly number: number;
  readonly member: string;
  readonly handset: string;
  readonly kind: EntryKind;
  /** The device's calendar day. */
  readonly day: LocalDay;
  /** The operations about own things that the device had, of an entry about one. */
  readonly knew?: ReadonlySet<string>;
  fate: EntryFate;
}

export const FREQUENCY: Readonly<Record<EntryKind, number>> = {
  water: 12,
  meal: 8,
  shopping: 6,
  weight: 3,
  recipe: 16,
  'own-food': 6,
  planned: 5,
  lifestyle: 4,
  preference: 3,
  wellness: 3,
  chat: 6,
  profile: 3,
};

/** The mark of an entry: what it says, whose it is. */
export const markOf = (member: string, number: number): string => `${member}:${number}`;

/** The number in a mark; null where the text is none of this member's. */
export const numberIn = (member: string, text: unknown): number | null => {
  const found = typeof text === 'string' ? /^(\w+):(\d+)$/.exec(text) : null;
  return found?.[1] === member ? Number(found[2]) : null;
};

/** Litres and kilograms say their entry in their thousandths. */
const THOUSAND = 1_000;
const amountOf = (number: number): number => number / THOUSAND;
/** What an entry of water adds, in millilitres; every fifth takes some back. */
export const millilitresOf = (number: number): number => (number % 5 === 0 ? -number : number);
const litresOf = (number: number): number => millilitresOf(number) / THOUSAND;
export const numberOfAmount = (amount: unknown): number =>
  typeof amount === 'number' ? Math.round(Math.abs(amount) * THOUSAND) : -1;
const LEAST_KG = 40;
const weightOf = (number: number): number => LEAST_KG + amountOf(number);
export const numberOfWeight = (kg: unknown): number =>
  typeof kg === 'number' ? numberOfAmount(kg - LEAST_KG) : -1;

const ITEMS = ['apples', 'beans', 'corn'] as const;
const SLOTS = ['breakfast', 'lunch', 'dinner'] as const;

export const factOf = ({ kind, member, number, day }: Entry, dice: Dice): JournalFact | null => {
  switch (kind) {
    case 'water':
      return { kind: 'water.add', day, payload: { litres: litresOf(number) } };
    case 'weight':
      return { kind: 'weight.set', day, payload: { kg: weightOf(number) } };
    case 'meal': {
      const slot = dice.pick(SLOTS);
      const eaten = dice.chance(60);
      const planId = markOf(member, number);
      return { kind: 'meal.eaten', day, payload: { planId, slot, dish: 'soup', kcal: 300, eaten } };
    }
    case 'shopping': {
      const item = `${markOf(member, number)} ${dice.pick(ITEMS)}`;
      return { kind: 'shopping.tick', day, payload: { item, ticked: dice.chance(60) } };
    }
    default:
      return null;
  }
};

export const intentOf = ({ kind, member, number }: Entry): Intent | null => {
  const mark = markOf(member, number);
  switch (kind) {
    case 'lifestyle':
      return { kind: 'lifestyle.submit', payload: { ...LIFESTYLE, shopping_day: mark } };
    case 'preference':
      return { kind: 'preference.submit', payload: { ...PREFERENCE, favorite_food_reason: mark } };
    case 'wellness':
      return { kind: 'wellness.submit', payload: { ...WELLNESS, recent_illness: [mark] } };
    case 'chat':
      return { kind: 'chat.send', payload: { message: mark } };
    case 'profile':
      return { kind: 'profile.save', payload: { name: mark, location: 'Lima', bio: '' } };
    default:
      return null;
  }
};
