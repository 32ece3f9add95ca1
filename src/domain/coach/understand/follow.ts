import { addDays } from '../../calendar/days.ts';
import { gramsIn } from '../../food/diary/spoken-amounts.ts';
import { peopleIn } from '../slots/counts.ts';
import { GLASS_LITRES } from '../slots/quantities.ts';
import type { Slots } from '../slots/read-slots.ts';
import type { CoachRequest, DishWish } from '../slots/request.ts';
import { isAnyDish, withMore } from '../slots/wish.ts';
import { dayBefore, type Reading } from './places-meant.ts';
import { requestOf } from './request-of.ts';

const NEXT_DAY = /\bday after\b(?! tomorrow)/;
const OTHER = /^no\b|\b(?:rather|instead)\b/;

/** The day that a message adds: one that it names, or the one behind the last. */
const dayOf = ({ slots, known }: Reading): Slots['day'] => {
  const last = dayBefore(known);
  return NEXT_DAY.test(slots.whole) && last !== null ? addDays(last, 1) : slots.day;
};

const wider = (before: DishWish, { wish, whole }: Slots): DishWish => {
  const kept = OTHER.test(whole) && wish.with.length > 0 ? { ...before, with: [] } : before;
  return withMore(kept, wish);
};

/** Something else of the same kind: "and fat?", "and in tofu?". */
const ofAnother = (before: CoachRequest, reading: Reading): CoachRequest | null => {
  const { slots, known } = reading;
  const [first] = slots.foods;
  const food = first === undefined ? null : (known.foods.known(first.words) ?? first.words);
  const of = slots.of;
  switch (before.tool) {
    case 'amount':
    case 'why-target':
      if (/\bwhy\b/.test(slots.whole)) return { tool: 'why-target', of: of ?? before.of };
      return of === null ? null : { ...before, of };
    case 'food':
      if (food !== null) return { ...before, food };
      return of === null || of === 'water' ? null : { ...before, of };
    case 'cooking-time':
    case 'substitute':
    case 'leave-out':
    case 'when':
    case 'doneness':
      return food === null ? null : { ...before, food };
    case 'buy':
      return first === undefined ? null : { tool: 'buy', name: first.words };
    case 'at-home': {
      const grams = before.grams === 0 ? 0 : gramsIn(slots.text);
      return food === null ? null : { tool: 'at-home', food, grams };
    }
    case 'ate':
      return first === undefined ? null : requestOf('ate', reading);
    case 'drank':
      return { tool: 'drank', litres: GLASS_LITRES };
    case 'people':
      return peopleIn(slots.text) === null ? null : { ...before, people: peopleIn(slots.text) };
    case 'meals':
    case 'dish': {
      const place =
        before.tool === 'dish'
          ? before.of
          : before.slot === null
            ? null
            : { day: before.day, slot: before.slot };
      const isAsked = /\bhow (?:much|many)\b/.test(slots.whole);
      if (place !== null && 'slot' in place && !isAsked && !isAnyDish(slots.wish))
        return { tool: 'swap', ...place, wish: slots.wish };
      return of === null || of === 'water' || place === null
        ? null
        : { tool: 'dish', of: place, ask: 'figures' };
    }
    default:
      return null;
  }
};

/** The same for another day or slot: "and tomorrow?", "what about lunch". */
const elsewhere = (before: CoachRequest, reading: Reading): CoachRequest | null => {
  const day = dayOf(reading);
  const { slot } = reading.slots;
  if (day === null && slot === null) return null;
  const at = { day: day ?? dayBefore(reading.known) ?? reading.known.today };
  switch (before.tool) {
    case 'meals':
      return { ...before, ...at, slot: slot ?? before.slot };
    case 'amount':
      return day === null ? { tool: 'meals', ...at, slot } : { ...before, ...at };
    case 'week':
    case 'renew':
      return { tool: 'meals', ...at, slot };
    case 'dish':
    case 'opinion':
      return { ...before, of: { ...at, slot: slot ?? ('slot' in before.of ? before.of.slot : 'dinner') } };
    case 'find':
      return { ...before, slot: slot ?? before.slot };
    case 'review':
      return { ...before, ...at };
    case 'people':
    case 'ate':
      return { ...before, ...at, slot: slot ?? before.slot };
    case 'swap':
    case 'why-meal':
    case 'skip':
    case 'lock':
    case 'rescale':
    case 'ate-planned':
    case 'ate-part':
      return { ...before, ...at, slot: slot ?? before.slot };
    default:
      return null;
  }
};

/** The last request with what a message fills in or changes of it; null where it adds nothing to it. */
export const following = (before: CoachRequest, reading: Reading): CoachRequest | null => {
  const { slots } = reading;
  if (before.tool === 'ask') return requestOf(before.intent, reading);
  const placed = elsewhere(before, reading);
  if (!('wish' in before)) return placed ?? ofAnother(before, reading);
  if (isAnyDish(slots.wish)) return placed;
  const at = placed !== null && 'wish' in placed ? placed : before;
  return { ...at, wish: wider(before.wish, slots) };
};
