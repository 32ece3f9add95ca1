import type { Slot } from '../../../terms/food.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import { dayIn, nextSlot, slotIn } from '../slots/places.ts';
import type { Known, Slots } from '../slots/read-slots.ts';
import type { CoachRequest, DishRef } from '../slots/request.ts';

export interface Place {
  readonly day: LocalDay;
  readonly slot: Slot;
}

/** What is read of a message, and what it is read against. */
export interface Reading {
  readonly slots: Slots;
  readonly known: Known;
}

type Placed = Extract<CoachRequest, { readonly tool: 'dish' | 'opinion' }>;
const isOfDish = (request: CoachRequest): request is Placed =>
  request.tool === 'dish' || request.tool === 'opinion';

/** The slot of what was talked about last. */
const slotBefore = ({ before }: Known): Slot | null => {
  if (before === null) return null;
  if (isOfDish(before)) return 'slot' in before.of ? before.of.slot : null;
  return 'slot' in before ? before.slot : null;
};

export const dayBefore = ({ before }: Known): LocalDay | null => {
  if (before === null) return null;
  if (isOfDish(before)) return 'day' in before.of ? before.of.day : null;
  return 'day' in before ? before.day : null;
};

/** The place that is meant: what is named, else what was talked about, else the next meal. */
export const placeOf = ({ slots: { day, slot }, known }: Reading): Place => ({
  day: day ?? (slot === null ? dayBefore(known) : null) ?? known.today,
  slot: slot ?? (day === null ? slotBefore(known) : null) ?? nextSlot(known.hour),
});

/** The dish that a message is about: the one it names, the one that was talked about, else that of the place. */
export const dishMeant = (reading: Reading): DishRef => {
  const { slots, known } = reading;
  if (slots.dish !== null) return { dish: slots.dish };
  const of = known.before !== null && isOfDish(known.before) ? known.before.of : null;
  return of !== null && slots.slot === null && slots.day === null ? of : placeOf(reading);
};

/** The first food of a message as the catalogue knows it, else as it was written; null where none is named. */
export const foodMeant = ({ slots, known }: Reading): string | null => {
  const [first] = slots.foods;
  if (first === undefined) return slots.not[0] ?? null;
  return known.foods.known(first.words) ?? (known.foods.wordsOf(first.words) || null);
};

const BETWEEN = /\b(?:to|until|till|with|onto|and|for|into|over)\b/;
const DAY = '(?:today|tonight|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday)';
/** "Tonight dinner tomorrow": what is moved, and the day to which. */
const TWO_DAYS = new RegExp(`^(.*\\b${DAY}\\b.*) (${DAY}\\b.*)$`);

/** The two places of a move or an exchange; null where they are not told. */
export const placesOfMove = ({ slots: { whole }, known }: Reading): readonly [Place, Place] | null => {
  const { today, hour } = known;
  const named = whole
    .split(BETWEEN)
    .flatMap((part) => TWO_DAYS.exec(part)?.slice(1) ?? [part])
    .map((part) => {
      const { day, rest } = dayIn(part, today);
      return { day, slot: slotIn(rest, hour) };
    })
    .filter(({ day, slot }) => day !== null || slot !== null);
  if (named.length === 0) return null;
  const first = named.length > 1 ? named[0] : undefined;
  const rest = first === undefined ? named : named.slice(1);
  const toSlot = rest.findLast((part) => part.slot !== null)?.slot ?? null;
  const slot = first?.slot ?? slotBefore(known) ?? toSlot ?? nextSlot(hour);
  const from = { day: first?.day ?? dayBefore(known) ?? today, slot };
  const to = { day: rest.findLast(({ day }) => day !== null)?.day ?? from.day, slot: toSlot ?? slot };
  return from.day === to.day && from.slot === to.slot ? null : [from, to];
};
