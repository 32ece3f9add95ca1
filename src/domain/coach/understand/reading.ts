import type { Slot } from '../../../terms/food.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import type { FoodPhrases } from './food-phrase.ts';
import { dayIn, nextSlot, slotIn } from './places.ts';
import type { CoachRequest, DishRef } from './request.ts';

/** Words and moments against which a message is read. */
export interface Known {
  readonly today: LocalDay;
  /** Local time, 0 to 23. */
  readonly hour: number;
  /** The last request of this conversation that was understood. */
  readonly before: CoachRequest | null;
  readonly foods: FoodPhrases;
  /** Id of the dish that words name; null where none, or more than one. */
  readonly dishNamed: (words: string) => string | null;
}

/** A message with its day and slot taken out of it. */
export interface Reading {
  /** Plain words without the day's. */
  readonly text: string;
  readonly asked: boolean;
  /** It begins with "and", "what about" or such: it goes on with what was said before. */
  readonly goesOn: boolean;
  /** Null where none is named. */
  readonly day: LocalDay | null;
  readonly slot: Slot | null;
  readonly known: Known;
}

/** Reads one way in which something can be said; null where the message is not it. */
export type Rule = (reading: Reading) => CoachRequest | null;

const GOING_ON = /^(?:no,|and|also|or|but|then|what about|how about|same for|ok and|ok but)\b/;
const PAST = /\b(?:did|ate|eaten|had|drank|was|were|have i|logged)\b/;
const LEADING =
  /^(?:(?:good (?:morning|evening|afternoon|day)|before i forget|out of interest|by the way|sorry to bother you|hey|hi|hello|coach|sorrel|ok|okay|so|and|well|also|oh|actually|now|then|sorry|listen|look|but)[,.:!]* )+(?=\S+ \S)/;
const POLITE =
  /^(?:(?:but )?(?:can|could|would|will) you (?:help me (?:to )?|tell me |show me )?|(?:i would|i) (?:like|want|love|need) (?:you )?to (?:know )?|(?:tell|show|give) me |let me know |do you know |(?:it is|is it) possible to |any idea |i was wondering (?:if )?|i wonder )/;

/** Reads a message, or a part of one, that `plainWords` has made plain. */
export const readMessage = (plain: string, known: Known): Reading => {
  const asked = plain.includes('?');
  const said = plain.replace(/[?!.]+$/g, '').trim();
  const { day, rest } = dayIn(said.replace(LEADING, ''), known.today, PAST.test(said));
  const text = rest
    .replace(/\s+([,;:?!.])/g, '$1')
    .replace(/[,;:?!.\s]+$/, '')
    .trim();
  return { text, asked, goesOn: GOING_ON.test(said), day, slot: slotIn(text, known.hour), known };
};

/** "Could you tell me ..." says nothing of what is wanted. */
export const withoutManners = (text: string): string => text.replace(LEADING, '').replace(POLITE, '');

/** The slot of what was talked about last. */
export const slotBefore = ({ before }: Known): Slot | null => {
  if (before === null) return null;
  if ('slot' in before) return before.slot;
  if (before.tool === 'dish' || before.tool === 'opinion') return 'slot' in before.of ? before.of.slot : null;
  return null;
};

export const dayBefore = ({ before }: Known): LocalDay | null => {
  if (before === null) return null;
  if ('day' in before) return before.day;
  if (before.tool === 'dish' || before.tool === 'opinion') return 'day' in before.of ? before.of.day : null;
  return null;
};

/** The place that is meant: what is named, else what was talked about, else the next meal. */
export const placeOf = ({ day, slot, known }: Reading): { readonly day: LocalDay; readonly slot: Slot } => ({
  day: day ?? (slot === null ? dayBefore(known) : null) ?? known.today,
  slot: slot ?? (day === null ? slotBefore(known) : null) ?? nextSlot(known.hour),
});

/** The dish that "it" or "that" means: the one that was talked about, else the one of the place. */
export const dishBefore = (reading: Reading): DishRef => {
  const { before } = reading.known;
  const of = before?.tool === 'dish' || before?.tool === 'opinion' ? before.of : null;
  return of !== null && reading.slot === null && reading.day === null ? of : placeOf(reading);
};

/** Named by nothing but "this", "it" or "the dish". */
export const SLOT_WORD = '(?:breakfast|lunch|dinner|(?:morning |afternoon |first |second )?snacks?)';
