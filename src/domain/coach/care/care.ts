import type { CareKind, Intent } from '../learned/labels.ts';
import type { Mind } from '../learned/mind.ts';
import { kgIn } from '../slots/quantities.ts';
import { CARE_ANSWERS } from './care-answers.ts';
import { PLAIN_SIGNS } from './plain-signs.ts';

export type { CareKind } from '../learned/labels.ts';

/** Longer than any message may be; text behind it is not read. */
const LONGEST_READ = 4000;
/** So likely in need, a message is met with care: rather too often than too seldom. */
const IN_NEED = 0.2;
/** Added by the square of the likelihood that it is a wish like others. */
const MORE_IF_ORDINARY = 0.18;
/** Intents of talk beside any wish, which somebody in need may make, too. */
const SAYS_NOTHING: ReadonlySet<Intent> = new Set(['unknown', 'chitchat']);

const MINOR_AND_WEIGHT =
  /\b(?:lose|losing|loss|gain|thin|thinner|skinny|slim|slimmer|fat|overweight|diet|dieting)\b/;

/** "I am 14", not "I am 14 kg overweight". */
const AGE_OF_MINOR =
  /\b(?:im|i am|aged?|turned) (?:only |just )?(?:[6-9]|1[0-7])\b(?! ?(?:%|kg\b|kilos?|kilograms?|pounds?|lbs?|stones?|st|percent|days?|weeks?|months?|minutes?)(?!\p{L}))/u;

/** Under a BMI of 18.5 of anybody taller than 150 cm. */
const TOO_LIGHT_KG = 18.5 * 1.5 * 1.5;
const LIGHTEST_KG = 20;
const GOAL_WEIGHT =
  /\b(?:(?:target|goal|ideal|dream) weight|to weigh|want to be|down to|get to)\b.*\d ?(?:kg|kilos?|kilograms?|lbs?|pounds?|stones?|st)\b/;
const CHANGE_OF_WEIGHT = /\b(?:lose|loose|lost|losing|drop|shed|gain|off)\b/;

const wantsTooLittle = (text: string): boolean => {
  if (!GOAL_WEIGHT.test(text) || CHANGE_OF_WEIGHT.test(text)) return false;
  const kg = kgIn(text);
  return kg >= LIGHTEST_KG && kg < TOO_LIGHT_KG;
};

const bare = (message: string): string =>
  message
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/['’‘`´]/g, '')
    .replace(/[^\p{L}\p{N}.,%]+/gu, ' ')
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
  if (wantsTooLittle(text)) return 'starving';
  const isMinor = minor || AGE_OF_MINOR.test(text);
  if (mind !== null) {
    const guess = mind.careOf(read);
    const wish = mind.intentsOf(read, [])[0];
    const ordinary = wish === undefined || SAYS_NOTHING.has(wish.label) ? 0 : wish.sure;
    const isInNeed = guess.sure >= IN_NEED + MORE_IF_ORDINARY * ordinary ** 2;
    if (isInNeed) return isMinor && guess.label === 'fast_loss' ? 'minor' : guess.label;
  }
  return isMinor && MINOR_AND_WEIGHT.test(text) ? 'minor' : null;
};

/** The fixed answer: where to turn, no figure of food or body. */
export const careAnswer = (kind: CareKind): string => CARE_ANSWERS[kind];
