import type { CoachContext } from './answer/coach-context.ts';
import { careFor } from './care/care.ts';
import type { CareKind } from './learned/labels.ts';
import type { Known } from './slots/read-slots.ts';
import type { CoachRequest } from './slots/request.ts';
import { NOTHING, type Understood, understand } from './understand/understand.ts';

/** A message that was understood so, or null. */
interface Asked {
  readonly request: CoachRequest | null;
}

const TALK: ReadonlySet<CoachRequest['tool']> = new Set([
  'hello',
  'thanks',
  'help',
  'encourage',
  'yes',
  'no',
  'choose',
  'undo',
]);

/** The last request that a next message may be about: talk in between does not count. */
const lastRequest = (turns: readonly Asked[]): CoachRequest | null =>
  turns.findLast(({ request }) => request !== null && !TALK.has(request.tool))?.request ?? null;

/** A message as it was understood. */
export interface Heard extends Understood {
  /** The care that it needs; null for an ordinary message. */
  readonly care: CareKind | null;
}

/** With these the answer may stand beside the calm sentence: nothing of it changes or counts anything. */
const ANSWERED_TOO: ReadonlySet<CareKind> = new Set(['pregnancy', 'condition', 'minor']);
const HARMLESS_TOOLS: ReadonlySet<CoachRequest['tool']> = new Set([
  'keeping',
  'substitute',
  'cooking-time',
  'doneness',
  'kitchen-word',
  'ahead',
  'shopping',
  'pantry',
  'rules',
]);
/** Less sure than this, care has the word alone. */
const SURE_ENOUGH = 0.6;

/** Words of feeling: where nothing is understood for sure, they are met before anything is counted or shown. */
const FEELING =
  /\b(?:hate|hopeless|worthless|useless|alone|lonely|sad|cry(?:ing)?|cried|asham\w*|disgust\w*|guilt\w*|scared|afraid|panic\w*|anxi\w*|miserable|depress\w*|punish\w*|scream\w*|enemy|erase|vanish|disappear)\b/i;

/** Understands a message. `turns` are the ones before it, oldest first: it may go on with what they asked for. */
export const hear = (
  message: string,
  turns: readonly Asked[],
  known: Omit<Known, 'before'>,
  member: Pick<CoachContext, 'minor'>,
): Heard => {
  const care = careFor(message, member, known.mind);
  const all = { ...known, before: lastRequest(turns) };
  if (care === null) {
    const understood = understand(message, all);
    const isFelt = understood.sure < SURE_ENOUGH && FEELING.test(message);
    return isFelt ? { ...NOTHING, care: 'distress' } : { care, ...understood };
  }
  if (!ANSWERED_TOO.has(care)) return { ...NOTHING, care };
  const { request, sure } = understand(message, all, SURE_ENOUGH);
  const isBeside =
    request !== null &&
    (HARMLESS_TOOLS.has(request.tool) || (request.tool === 'dish' && request.ask !== 'figures'));
  return { care, request: isBeside ? request : null, meant: [], sure };
};
