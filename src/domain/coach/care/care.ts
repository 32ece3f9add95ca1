import type { CareKind } from '../learned/labels.ts';
import type { Mind } from '../learned/mind.ts';
import { CARE_ANSWERS } from './care-answers.ts';
import { PLAIN_SIGNS } from './plain-signs.ts';

export type { CareKind } from '../learned/labels.ts';

/** Longer than any message may be; text behind it is not read. */
const LONGEST_READ = 4000;
/** So likely in need, a message is met with care: rather too often than too seldom. */
const IN_NEED = 0.38;
/** Never taken for a wish like others. */
const NEVER_ORDINARY: ReadonlySet<CareKind> = new Set(['self_harm', 'purging', 'starving']);
/** Where waiting does most harm, less is enough. */
const URGENT_NEED = 0.25;
/** A message that is so likely a wish like others needs more. */
const ORDINARY = 0.9;
const NEED_OF_ORDINARY = 0.5;
const URGENT: ReadonlySet<CareKind> = new Set([
  'self_harm',
  'poison',
  'overdose',
  'choking',
  'allergic',
  'heart',
  'purging',
  'starving',
]);

const MINOR_AND_WEIGHT =
  /\b(?:lose|losing|loss|gain|thin|thinner|skinny|slim|slimmer|fat|overweight|diet|dieting)\b/;

const bare = (message: string): string =>
  message
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/['’‘`´]/g, '')
    .replace(/[^\p{L}\p{N}.,]+/gu, ' ')
    .trim();

/**
 * The kind of careful answer that a message needs; null for an ordinary message. It is no diagnosis: if it errs, it gives
 * a kind answer too many. `minor`: the member is under 18.
 */
export const careFor = (
  message: string,
  { minor }: { readonly minor: boolean },
  mind: Pick<Mind, 'careOf' | 'intentsOf'> | null,
): CareKind | null => {
  const read = message.slice(0, LONGEST_READ);
  const text = bare(read);
  const plain = PLAIN_SIGNS.find(([, sign]) => sign.test(text))?.[0];
  if (plain !== undefined) return plain;
  if (mind !== null) {
    const guess = mind.careOf(read);
    const isOrdinary =
      !NEVER_ORDINARY.has(guess.label) && (mind.intentsOf(read, [])[0]?.sure ?? 0) >= ORDINARY;
    const least = URGENT.has(guess.label) ? URGENT_NEED : IN_NEED;
    if (guess.sure >= (isOrdinary ? NEED_OF_ORDINARY : least)) return guess.label;
  }
  return minor && MINOR_AND_WEIGHT.test(text) ? 'minor' : null;
};

/** The fixed answer: where to turn, no figure of food or body. */
export const careAnswer = (kind: CareKind): string => CARE_ANSWERS[kind];
