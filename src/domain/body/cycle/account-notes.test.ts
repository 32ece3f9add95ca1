import { expect, it } from 'vitest';
import { type AccountNote, isAllSent, NOTHING_HELD, takeOver } from './account-notes.ts';
import { EMPTY_CYCLE_LOG, type Flow, noteFlow } from './log.ts';

const DAY = '2026-11-20';
const told = (flow: Flow | null, before = ''): AccountNote => ({
  kind: 'cycle.day',
  day: DAY,
  payload: { flow, symptoms: '', before },
});
const noted = (flow: Flow | null) => noteFlow(EMPTY_CYCLE_LOG, DAY, flow);

it('follows the account in its order, also where it emptied a day', () => {
  const held = takeOver(NOTHING_HELD, [told('light'), told('heavy')]);
  expect(held.log).toEqual(noted('heavy'));
  expect(isAllSent(held)).toBe(true);
  expect(takeOver(held, [told(null)]).log.days).toEqual({});
});

it('keeps the symptoms it knows and leaves out the rest', () => {
  const { log } = takeOver(NOTHING_HELD, [told(null, 'nausea,levitation')]);
  expect(log.days[DAY]?.preCycleSymptoms).toEqual(['nausea']);
});

it.each([
  ['a day that was noted here', noted('medium')],
  ['a day that was erased here', EMPTY_CYCLE_LOG],
])('keeps %s, also where the account had the same in between', (_, log) => {
  const held = { log, sent: noted('light') };
  const { log: kept } = takeOver(held, [told('medium'), told(null), told('heavy')]);
  expect(kept).toEqual(log);
  expect(isAllSent(takeOver(held, [told('heavy')]))).toBe(false);
});

it('takes lengths over unless they were changed here', () => {
  const lengths: AccountNote = { kind: 'cycle.lengths', payload: { cycle: 31, period: 4 } };
  expect(takeOver(NOTHING_HELD, [lengths]).log).toMatchObject({ cycleLength: 31, periodLength: 4 });
  const held = { ...NOTHING_HELD, log: { ...EMPTY_CYCLE_LOG, cycleLength: 26 } };
  expect(isAllSent(held)).toBe(false);
  expect(takeOver(held, [lengths]).log.cycleLength).toBe(26);
});
