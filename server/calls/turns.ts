import type { Result } from '../../src/terms/result.ts';
import { limitConcurrency } from '../base/concurrency.ts';
import { type Refusal, throttled } from '../http/refusal.ts';

/** One member's calls that are worked on at the same time: a few of the connections to the database. */
const AT_ONCE = 4;
/** Those that wait included. No app asks for so much at a time. */
const CALLS_MAX = 64;
const FULL_SECONDS = 1;

/** Does what a member asks for in their turn, so that no one of them takes all that the server has. */
export type InTurn = <T>(
  memberId: string,
  work: () => Promise<Result<T, Refusal>>,
) => Promise<Result<T, Refusal>>;

export const createTurns = (): InTurn => {
  const lanes = new Map<string, { readonly enter: ReturnType<typeof limitConcurrency>; calls: number }>();
  return async (memberId, work) => {
    const lane = lanes.get(memberId) ?? { enter: limitConcurrency(AT_ONCE), calls: 0 };
    if (lane.calls >= CALLS_MAX) return throttled(FULL_SECONDS);
    lanes.set(memberId, lane);
    lane.calls += 1;
    try {
      return await lane.enter(work);
    } finally {
      lane.calls -= 1;
      if (lane.calls === 0) lanes.delete(memberId);
    }
  };
};
