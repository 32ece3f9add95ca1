import { CARE_ANSWERS } from './care-answers.ts';
import { CARE_KINDS, type CareKind } from './care-kinds.ts';
import { EMERGENCY } from './emergency.ts';
import { DISTRESS, FAST_LOSS, GUILT } from './feelings.ts';
import { CONDITION, MEDICINE, MINOR, PREGNANCY } from './health.ts';
import { LOW_ENERGY } from './low-energy.ts';
import { NOT_EATING } from './not-eating.ts';
import { OTHER_LANGUAGES } from './other-languages.ts';
import { plainText } from './plain-text.ts';
import { PURGING } from './purging.ts';
import { SELF_HARM } from './self-harm.ts';
import { THINNESS } from './thinness.ts';

export type { CareKind } from './care-kinds.ts';

/** The signs of each topic. They are matched against texts as `plainText` gives them. */
const SIGNS: Readonly<Record<CareKind, readonly RegExp[]>> = {
  'self-harm': SELF_HARM,
  emergency: EMERGENCY,
  purging: PURGING,
  restriction: [...NOT_EATING, ...LOW_ENERGY, ...THINNESS],
  minor: MINOR,
  pregnancy: PREGNANCY,
  medicine: MEDICINE,
  condition: CONDITION,
  'fast-loss': FAST_LOSS,
  guilt: GUILT,
  distress: DISTRESS,
};

/** Longer than any message may be; text behind it is not read. */
const LONGEST_READ = 4000;

const MINOR_AND_WEIGHT =
  /\b(?:lose|losing|loss|gain|thin|thinner|skinny|slim|slimmer|fat|overweight|diet|dieting)\b/;

/**
 * The kind of careful answer that a message needs; null for an ordinary message. It is a list of signs, not a
 * diagnosis: if it errs, it gives a kind answer too many. `minor`: the member is under 18.
 */
export const careFor = (message: string, { minor }: { readonly minor: boolean }): CareKind | null => {
  const text = plainText(message.slice(0, LONGEST_READ));
  const isSign = (sign: RegExp): boolean => sign.test(text);
  const found = CARE_KINDS.find(
    (kind) => SIGNS[kind].some(isSign) || (OTHER_LANGUAGES[kind]?.some(isSign) ?? false),
  );
  return found ?? (minor && MINOR_AND_WEIGHT.test(text) ? 'minor' : null);
};

/** The fixed answer: where to turn, no figure of food or body. */
export const careAnswer = (kind: CareKind): string => CARE_ANSWERS[kind];
