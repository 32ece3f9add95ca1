import type { PlanWishes } from './wishes.ts';
import type { BoundAnswer } from './wishes-from-answers.ts';

/** The wishes of an answer, and the answers that the plan names for them. */
export interface BoundWish {
  readonly wishes: Partial<PlanWishes>;
  readonly answers: readonly BoundAnswer[];
}

/** For an answer that was never given, or that changes nothing. */
export const NO_WISH: BoundWish = { wishes: {}, answers: [] };

/** An answer that the member may switch off: `off` holds the ids of those that are. */
export const bindWish = (
  wishes: Partial<PlanWishes>,
  answer: Pick<BoundAnswer, 'id' | 'question' | 'answer' | 'effect'>,
  off: readonly string[],
): BoundWish => {
  const on = !off.includes(answer.id);
  return { wishes: on ? wishes : {}, answers: [{ ...answer, warning: null, switchable: true, on }] };
};
