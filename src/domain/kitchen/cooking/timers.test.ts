import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  addMinute,
  hasEnded,
  inUrgency,
  type KitchenTimer,
  MINUTE_MS,
  minutesToSay,
  pauseTimer,
  resumeTimer,
  startTimer,
  timeLeft,
  timeText,
} from './timers.ts';

const NOW = 1_800_000_000_000;

const started = (minutes = 12, id = 'a', now = NOW): KitchenTimer =>
  startTimer(
    { id, place: { recipeId: 'dal', date: '2026-11-21' }, dishName: 'Dal', step: 2, label: 'Simmer' },
    minutes,
    now,
  );

const stored = (timer: KitchenTimer): KitchenTimer => JSON.parse(JSON.stringify(timer));

/** Random events of a timer, each some time after the one before. */
const happenings = fc.array(
  fc.record({
    after: fc.integer({ min: 0, max: 8 * MINUTE_MS }),
    what: fc.constantFrom('pause', 'resume', 'add', 'reload', 'nothing'),
  }),
  { maxLength: 30 },
);

const CHANGES: Readonly<Record<string, (timer: KitchenTimer, now: number) => KitchenTimer>> = {
  pause: pauseTimer,
  resume: resumeTimer,
  add: addMinute,
  reload: stored,
};

it('a timer has run exactly as long as it was not paused, whatever happens to it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 360 }), happenings, (minutes, all) => {
      let timer = started(minutes);
      let now = NOW;
      let expected = minutes * MINUTE_MS;
      for (const { after, what } of all) {
        now += after;
        if (timer.state.kind === 'running') expected = Math.max(expected - after, 0);
        timer = CHANGES[what]?.(timer, now) ?? timer;
        if (what === 'add') expected += MINUTE_MS;
        expect(timeLeft(timer, now)).toBe(expected);
        expect(hasEnded(timer, now)).toBe(timer.state.kind === 'running' && expected === 0);
      }
    }),
  );
});

it('several timers stand by what asks first: ended, soonest, paused last', () => {
  const timers = [
    pauseTimer(started(1, 'paused'), NOW),
    started(9, 'later'),
    started(3, 'soon'),
    started(1, 'ended', NOW - 5 * MINUTE_MS),
  ];
  expect(inUrgency(timers, NOW).map(({ id }) => id)).toEqual(['ended', 'soon', 'later', 'paused']);
});

it('a timer is a clock that ends at nothing', () => {
  expect([12 * MINUTE_MS, 701_001, 1_000, 1, 0].map(timeText)).toEqual([
    '12:00',
    '11:42',
    '0:01',
    '0:01',
    '0:00',
  ]);
  expect(timeText(65 * MINUTE_MS + 9_000)).toBe('1:05:09');
});

it('a timer is said aloud at ten, five and one minute, once each, also after a pause of the page', () => {
  const timer = started(12);
  const spoken: (number | null)[] = [];
  for (let second = 1; second <= 12 * 60; second++)
    spoken.push(minutesToSay(timer, NOW + (second - 1) * 1000, NOW + second * 1000));
  expect(spoken.filter((minutes) => minutes !== null)).toEqual([10, 5, 1]);
  expect(minutesToSay(timer, NOW, NOW + 11.5 * MINUTE_MS)).toBe(1);
  expect(minutesToSay(timer, NOW + 11 * MINUTE_MS, NOW + 13 * MINUTE_MS)).toBeNull();
  expect(minutesToSay(started(5), NOW, NOW + 1000)).toBeNull();
  expect(minutesToSay(pauseTimer(timer, NOW), NOW, NOW + 11 * MINUTE_MS)).toBeNull();
});
