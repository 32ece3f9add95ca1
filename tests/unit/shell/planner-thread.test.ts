import { describe, expect, test } from 'vitest';
import { createPlanner, type PlannerThread } from '../../../src/app/browser/planner.ts';
import { err, ok } from '../../../src/domain/result.ts';
import type { PlannerMessage, PlannerReply } from '../../../src/workers/planner-jobs.ts';
import { planToSolve } from '../../support/plan-to-solve.ts';

const plan = planToSolve();
const CHANGE = { date: '2026-03-03', slot: 'lunch', meals: [] } as const;

interface FakeThread extends PlannerThread {
  readonly heard: PlannerMessage[];
  readonly ended: () => boolean;
  answer(id: number): void;
  crash(): { readonly prevented: boolean };
}

const fakeThread = (): FakeThread => {
  const heard: PlannerMessage[] = [];
  let ended = false;
  const thread: FakeThread = {
    heard,
    ended: () => ended,
    onmessage: null,
    onerror: null,
    postMessage: (message) => heard.push(message),
    terminate: () => {
      ended = true;
    },
    answer: (id) => {
      const data: PlannerReply = {
        id,
        changes: ok([{ ...CHANGE, meals: [{ recipe: `for ${id}`, portion: 1 }] }]),
      };
      thread.onmessage?.({ data } as MessageEvent<PlannerReply>);
    },
    crash: () => {
      let prevented = false;
      const preventDefault = (): void => {
        prevented = true;
      };
      thread.onerror?.({ preventDefault } as ErrorEvent);
      return { prevented };
    },
  };
  return thread;
};

const setUp = () => {
  const threads: FakeThread[] = [];
  const planner = createPlanner({
    startThread: () => {
      const thread = fakeThread();
      threads.push(thread);
      return thread;
    },
    random: () => 0.5,
  });
  return { planner, threads };
};
const jobsOf = (thread: FakeThread | undefined) =>
  (thread?.heard ?? []).flatMap((message) => (message.kind === 'regenerate' ? [message] : []));

describe('the planner beside the page', () => {
  test('starts with the first job, learns the dishes once and does every job there', async () => {
    const { planner, threads } = setUp();
    expect(threads).toEqual([]);
    const first = planner.regenerate(plan, ['2026-03-03']);
    const second = planner.regenerate(plan, ['2026-03-04']);
    await expect.poll(() => jobsOf(threads[0])).toHaveLength(2);
    const [thread] = threads;
    expect(threads).toHaveLength(1);
    expect(thread?.heard.map(({ kind }) => kind)).toEqual(['catalogue', 'regenerate', 'regenerate']);
    expect(jobsOf(thread).map(({ dates, seed }) => [dates, seed])).toEqual([
      [['2026-03-03'], 2 ** 31],
      [['2026-03-04'], 2 ** 31],
    ]);
    thread?.answer(2);
    thread?.answer(1);
    const recipes = (await Promise.all([first, second])).map((changes) =>
      changes.ok ? changes.value.flatMap(({ meals }) => meals.map(({ recipe }) => recipe)) : null,
    );
    expect(recipes).toEqual([['for 1'], ['for 2']]);
  });

  test('says so where it breaks, and starts anew with the next job', async () => {
    const { planner, threads } = setUp();
    const lost = planner.regenerate(plan, ['2026-03-03']);
    await expect.poll(() => jobsOf(threads[0])).toHaveLength(1);
    expect(threads[0]?.crash()).toEqual({ prevented: true });
    expect(await lost).toEqual(err({ kind: 'unavailable' }));
    expect(threads[0]?.ended()).toBe(true);
    const next = planner.regenerate(plan, ['2026-03-03']);
    await expect.poll(() => jobsOf(threads[1])).toHaveLength(1);
    threads[1]?.answer(2);
    expect((await next).ok).toBe(true);
  });
});
