import type { Intent } from '../learned/labels.ts';
import type { Guess } from '../learned/mind.ts';
import { type Known, readSlots } from '../slots/read-slots.ts';
import type { CoachRequest } from '../slots/request.ts';
import { following } from './follow.ts';
import type { Reading } from './places-meant.ts';
import { requestOf } from './request-of.ts';

/** Less sure than this, the member is asked. */
const SURE = 0.35;
const MOST_MEANT = 3;
/** A reading that is less likely is not offered. */
const LEAST_OFFERED = 0.05;

/** A message as it was understood: at most one request, or a few that it may mean. */
export interface Understood {
  readonly request: CoachRequest | null;
  /** The likeliest first; empty where there is a request, or nothing is likely. */
  readonly meant: readonly CoachRequest[];
  /** The likelihood of the first reading, 0 to 1. */
  readonly sure: number;
}

export const NOTHING: Understood = { request: null, meant: [], sure: 0 };

/** So sure, a message is no answer to what the coach has asked. */
const CHANGES_SUBJECT = 0.6;
const MOST_WORDS_OF_ANSWER = 4;

/** The request that the coach asked the rest of, with what this message tells; null where it tells none of it. */
const answerToQuestion = (reading: Reading, first: Guess<Intent>): CoachRequest | null => {
  const { slots, known } = reading;
  const { before } = known;
  const asked = before?.tool === 'ask' || (before?.tool === 'people' && before.people === null);
  if (before === null || !asked) return null;
  if (first.sure >= CHANGES_SUBJECT && slots.tokens.length > MOST_WORDS_OF_ANSWER) return null;
  const filled = following(before, reading);
  return filled?.tool === 'ask' ? null : filled;
};

const MOST_WORDS_OF_CORRECTION = 6;
const RATHER =
  /\b(?:actually|sorry|rather|make it|make that|it was|was only|more like|i mean|meant)\b|^no\b|^the \w+ was\b/;
const CAN_BE_CORRECTED: ReadonlySet<CoachRequest['tool']> = new Set(['ate', 'drank', 'weigh', 'correct']);

/** "Actually 2 bowls", behind something that was logged; null for any other message. */
const correctionOf = (reading: Reading): CoachRequest | null => {
  const { slots, known } = reading;
  const isShort = slots.tokens.length <= MOST_WORDS_OF_CORRECTION && slots.day === null;
  const isLogged = known.before !== null && CAN_BE_CORRECTED.has(known.before.tool);
  if (!isShort || !isLogged || !RATHER.test(slots.whole)) return null;
  const corrected = requestOf('correct', reading);
  return corrected?.tool === 'correct' && corrected.amount !== null ? corrected : null;
};

const requestFor = (intent: Intent, reading: Reading): CoachRequest | null => {
  const { before } = reading.known;
  if (intent === 'follow_up') return before === null ? null : following(before, reading);
  if (intent === 'more') return before;
  const needsOffer = intent === 'yes' || intent === 'no' || intent === 'choose';
  return needsOffer && before === null ? null : requestOf(intent, reading);
};

/** Reads a message by the likeliest of its intents, if that is likely enough. Care comes before it: see `careFor`. */
export const understand = (message: string, known: Known, sureFrom = SURE): Understood => {
  const slots = readSlots(message, known);
  if (slots.whole === '') return NOTHING;
  const reading = { slots, known };
  const guesses = known.mind.intentsOf(message, slots.tokens);
  const [first] = guesses;
  if (first === undefined || first.label === 'unknown') return NOTHING;
  const told = answerToQuestion(reading, first) ?? correctionOf(reading);
  if (told !== null) return { request: told, meant: [], sure: 1 };
  const sure = requestFor(first.label, reading);
  const isFollowing = first.label === 'follow_up' || first.label === 'more';
  if (sure !== null && (first.sure >= sureFrom || isFollowing))
    return { request: sure, meant: [], sure: first.sure };
  if (isFollowing) {
    const next = guesses.slice(1, MOST_MEANT).map(({ label }) => requestFor(label, reading));
    const other = next.find((request) => request !== null) ?? null;
    if (other !== null) return { request: other, meant: [], sure: first.sure };
  }
  const meant = new Map<string, { readonly request: CoachRequest; readonly sure: number }>();
  for (const { label, sure: likely } of guesses.slice(0, MOST_MEANT)) {
    const request = likely < LEAST_OFFERED || label === 'unknown' ? null : requestFor(label, reading);
    if (request === null) continue;
    // Two intents may come to one wish: "I had salmon" is logged, by either of them.
    const same = JSON.stringify(request);
    meant.set(same, { request, sure: likely + (meant.get(same)?.sure ?? 0) });
  }
  const [likeliest] = [...meant.values()].sort((one, other) => other.sure - one.sure);
  if (likeliest !== undefined && likeliest.sure >= sureFrom)
    return { request: likeliest.request, meant: [], sure: likeliest.sure };
  return { request: null, meant: [...meant.values()].map(({ request }) => request), sure: first.sure };
};
