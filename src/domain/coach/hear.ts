import type { CoachContext } from './answer/coach-context.ts';
import { careFor } from './care/care.ts';
import type { CareKind } from './care/care-kinds.ts';
import type { Known } from './understand/reading.ts';
import type { CoachRequest } from './understand/request.ts';
import { understand } from './understand/understand.ts';

/** A message that was understood so, or null. */
interface Asked {
  readonly request: CoachRequest | null;
}

/** The last request that a next message may be about: talk in between does not count. */
const lastRequest = (turns: readonly Asked[]): CoachRequest | null =>
  turns.findLast(({ request }) => request !== null && !TALK.has(request.tool))?.request ?? null;

const TALK: ReadonlySet<CoachRequest['tool']> = new Set([
  'hello',
  'thanks',
  'help',
  'encourage',
  'yes',
  'no',
  'choose',
]);

/** Words about body and feelings. With one of them nobody is offered less to eat, nor told a figure of it. */
const PERSONAL =
  /\b(?:feel(?! like)|feeling(?! like)|felt|hate my|afraid|scared|worr\w+|sick|ill|unwell|pain\w*|hurts?|aches?|cr(?:y|ied|ying)|sad|alone|body|mirror|(?:am|feel|look|so|too|get|getting) fat|thin|skinny|ugly|doctor|dizzy|weak|punish\w*|guilt\w*|asham\w*|overate|too much|binge\w*)\b/;

const isAboutLess = (request: CoachRequest): boolean =>
  request.tool === 'skip' ||
  request.tool === 'amount' ||
  request.tool === 'meals' ||
  request.tool === 'weight' ||
  request.tool === 'weigh' ||
  (request.tool === 'rescale' && request.factor < 1) ||
  ('wish' in request && (request.wish.less === 'energy_kcal' || request.wish.kcal != null));

const ASKS =
  /\?|\b(?:wh?at|which|when|how|why|where|show|tell|list|give|any|see|know|need|hungry|starving|there|remind|(?:do|did|have|can|could|should|shall|am|was|may|will) (?:i|we|you))\b/;
const STATES = /\b(?:i|is|are|am|be)\b/;
/** Shorter messages are keywords: "dinner today". */
const FEWEST_TO_STATE = 4;

/** True where somebody tells of body or feelings, or tells instead of asking: that is not met with meals and amounts. */
const isLeft = (message: string, request: CoachRequest): boolean => {
  if (isAboutLess(request) && PERSONAL.test(message)) return true;
  const isLook = request.tool === 'meals' || request.tool === 'amount';
  return (
    isLook && STATES.test(message) && !ASKS.test(message) && message.split(/\s+/).length >= FEWEST_TO_STATE
  );
};

/** A message as it was understood. Both are null where it was not. */
export interface Heard {
  /** The care that it needs; then nothing else is answered. */
  readonly care: CareKind | null;
  readonly request: CoachRequest | null;
}

/** Understands a message. `turns` are the ones before it, oldest first: it may go on with what they asked for. */
export const hear = (
  message: string,
  turns: readonly Asked[],
  known: Omit<Known, 'before'>,
  member: Pick<CoachContext, 'minor'>,
): Heard => {
  const care = careFor(message, member);
  if (care !== null) return { care, request: null };
  const request = understand(message, { ...known, before: lastRequest(turns) });
  return { care, request: request !== null && isLeft(message.toLowerCase(), request) ? null : request };
};
