import { GLASS_LITRES, litresIn, weightIn } from '../slots/quantities.ts';
import type { CoachRequest, RequestOf } from '../slots/request.ts';
import { type Answer, type Effect, type Proposal, says } from './answer.ts';

/** A turn with the place of the proposal that was applied. */
interface Done {
  readonly request: CoachRequest | null;
  readonly answer: Answer;
  readonly applied?: number | null;
}

type Journal = Extract<Effect, { kind: 'journal' }>;

/** The proposal of a turn that was applied; null where none was, or it cannot be taken back. */
const appliedOf = ({ answer, applied }: Done): (Proposal & { readonly effect: Journal }) | null => {
  const proposal = applied == null ? undefined : answer.proposals[applied];
  return proposal?.effect.kind === 'journal' ? { ...proposal, effect: proposal.effect } : null;
};

/** Takes back what was applied last, once the member taps on Apply. */
export const undoLast = (turns: readonly Done[]): Answer => {
  const last = turns.findLast((turn) => appliedOf(turn) !== null);
  const proposal = last === undefined ? null : appliedOf(last);
  if (proposal === null) return says('There is nothing of mine to take back.');
  const { facts, undo } = proposal.effect;
  return says('I can take this back.', {
    proposals: [
      {
        ...proposal,
        title: `Take back: ${proposal.title}`,
        figures: null,
        effect: { kind: 'journal', facts: undo, undo: facts },
        basis: '',
      },
    ],
  });
};

type Logged = RequestOf<'ate'> | RequestOf<'drank'> | RequestOf<'weigh'>;
const isLogged = (request: CoachRequest | null): request is Logged =>
  request?.tool === 'ate' || request?.tool === 'drank' || request?.tool === 'weigh';

const ateInstead = (
  last: RequestOf<'ate'>,
  { food, amount, slot }: RequestOf<'correct'>,
): RequestOf<'ate'> => {
  const place = slot ?? last.slot;
  const items = last.items ?? [];
  const at = food === null ? items.length - 1 : items.findIndex(({ words }) => words.includes(food));
  if (items.length > 0 && (amount !== null || food !== null)) {
    const changed = items.map((item, index) =>
      index === at ? { words: food ?? item.words, amount: amount ?? item.amount } : item,
    );
    return { ...last, items: changed, slot: place };
  }
  const { kcal: _, ...rest } = last;
  return food === null && amount === null
    ? { ...last, slot: place }
    : {
        ...rest,
        food: food ?? last.food,
        amount: amount ?? (food === null ? last.amount : null),
        slot: place,
      };
};

const MOST_GLASSES = 12;
/** A number alone counts glasses. */
const litresOf = (amount: string): number | null => {
  const glasses = Number(/^\d+(?:\.\d+)?/.exec(amount)?.[0] ?? 0);
  return litresIn(amount) ?? (glasses > 0 && glasses <= MOST_GLASSES ? glasses * GLASS_LITRES : null);
};

/** The last entry as it should have been, and the turn that it was made in; null where nothing can be put right. */
export const correctedOf = (
  request: RequestOf<'correct'>,
  turns: readonly Done[],
): { readonly request: Logged; readonly last: Done } | null => {
  const last = turns.findLast((turn) => isLogged(turn.request));
  if (last === undefined || !isLogged(last.request)) return null;
  const before = last.request;
  if (before.tool === 'ate') return { request: ateInstead(before, request), last };
  const litres = before.tool === 'drank' ? litresOf(request.amount ?? '') : null;
  if (litres !== null) return { request: { tool: 'drank', litres }, last };
  const kg = before.tool === 'weigh' ? weightIn(request.amount ?? '') : null;
  return kg === null ? null : { request: { tool: 'weigh', kg }, last };
};

/** Proposals that take the place of what was applied before. */
export const insteadOf = (last: Done, answer: Answer): Answer => {
  const before = appliedOf(last);
  if (before === null) return answer;
  const { facts: done, undo: back } = before.effect;
  return {
    ...answer,
    proposals: answer.proposals.slice(0, 1).map((proposal) =>
      proposal.effect.kind === 'journal'
        ? {
            ...proposal,
            detail: `${proposal.detail}\nInstead of what was logged.`.trim(),
            effect: {
              kind: 'journal',
              facts: [...back, ...proposal.effect.facts],
              undo: [...proposal.effect.undo, ...done],
            },
          }
        : proposal,
    ),
  };
};
