import { beforeEach, expect, test, vi } from 'vitest';
import { untilQuiet } from '../../../src/app/boot/service-worker.ts';

/** Milliseconds that tasks of the page have kept its timers waiting. */
let late = 0;
const page = { visibilityState: 'visible' };
beforeEach(() => {
  late = 0;
  page.visibilityState = 'visible';
  vi.useFakeTimers({ now: 0, toFake: ['setTimeout', 'Date'] });
  vi.stubGlobal('document', page);
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now() + late);
});

/** The clock's time at which the page counts as quiet; null within these milliseconds of timers. */
async function quietAfter(timersMs: number, busy: () => void = () => undefined): Promise<number | null> {
  let at: number | null = null;
  void untilQuiet().then(() => {
    at = performance.now();
  });
  for (let passed = 0; passed < timersMs && at === null; passed += 100) {
    busy();
    await vi.advanceTimersByTimeAsync(100);
  }
  return at;
}

test('a page at rest is quiet after half a second', async () => {
  expect(await quietAfter(400)).toBeNull();
  expect(await quietAfter(2_000)).toBe(900);
});

test('a task that a slow phone takes for a long one starts the wait again', async () => {
  let tasks = 0;
  const at = await quietAfter(2_000, () => {
    tasks += 1;
    if (tasks === 4) late += 12;
  });
  expect(at).toBe(862);
});

test('a page that never rests is waited for two and a half seconds', async () => {
  const at = await quietAfter(10_000, () => {
    late += 12;
  });
  expect(at).toBeGreaterThanOrEqual(2_500);
  expect(at).toBeLessThan(2_700);
});

test('a page that nobody sees is not waited for', async () => {
  page.visibilityState = 'hidden';
  expect(await quietAfter(100)).toBe(0);
});
