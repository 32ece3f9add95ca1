import { expect, test, vi } from 'vitest';
import { planToSolve } from '../../../tests/support/plan-to-solve.ts';
import { err, ok } from '../../terms/result.ts';
import type { PlannerMessage, PlannerReply } from '../../workers/planner-jobs.ts';
import { createPlanner, type PlannerThread } from './planner.ts';

const plan = planToSolve();
const CHANGE = { date: '2026-03-03', slot: 'lunch', meals: [] } as const;

const fakeThread = () => {
  const heard: PlannerMessage[] = [];
  const thread: PlannerThread = {
    onmessage: null,
    onerror: null,
    postMessage: (message) => heard.push(message),
    terminate: vi.fn(),
  };
  const answer = (id: number): void => {
    const outcome = ok([{ ...CHANGE, meals: [{ recipe: `for ${id}`, portion: 1 }] }]);
    const data: PlannerReply = { id, outcome };
    thread.onmessage?.({ data } as MessageEvent<PlannerReply>);
  };
  return { thread, heard, answer };
};
type FakeThread = ReturnType<typeof fakeThread>;

const setUp = () => {
  const threads: FakeThread[] = [];
  const planner = createPlanner({
    startThread: () => {
      const fake = fakeThread();
      threads.push(fake);
      return fake.thread;
    },
    random: () => 0.5,
  });
  return { planner, threads };
};
const jobsOf = (thread: FakeThread | undefined) =>
  (thread?.heard ?? []).flatMap((message) => (message.kind === 'regenerate' ? [message] : []));

test('the planner beside the page starts with the first job, learns the dishes once and does every job there', async () => {
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

test('the planner beside the page says so where it breaks, and starts anew with the next job', async () => {
  const { planner, threads } = setUp();
  const lost = planner.regenerate(plan, ['2026-03-03']);
  await expect.poll(() => jobsOf(threads[0])).toHaveLength(1);
  const preventDefault = vi.fn();
  threads[0]?.thread.onerror?.({ preventDefault } as Partial<ErrorEvent> as ErrorEvent);
  expect(preventDefault).toHaveBeenCalledOnce();
  expect(await lost).toEqual(err({ kind: 'unavailable' }));
  expect(threads[0]?.thread.terminate).toHaveBeenCalledOnce();
  const next = planner.regenerate(plan, ['2026-03-03']);
  await expect.poll(() => jobsOf(threads[1])).toHaveLength(1);
  threads[1]?.answer(2);
  expect((await next).ok).toBe(true);
});
