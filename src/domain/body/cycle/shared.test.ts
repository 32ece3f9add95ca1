import { describe, expect, it } from 'vitest';
import { noteSymptoms } from '../../../../tests/support/unit/note-symptoms.ts';
import { readCycleOperation, takeOver, unsharedFacts } from './account-order.ts';
import { type CycleLog, EMPTY_CYCLE_LOG, noteFlow } from './log.ts';
import { NOTHING_SHARED, type SharedCycle } from './shared.ts';

const NOTHING_QUEUED: ReadonlySet<string> = new Set();

const TODAY = '2026-11-21';
const held = (log: CycleLog, sent: CycleLog): SharedCycle => ({ log, sent, sources: {} });
const noted = noteSymptoms(noteFlow(EMPTY_CYCLE_LOG, '2026-11-20', 'heavy'), '2026-11-20', [
  'cramps',
  'low mood',
]);

describe('what is told to the account', () => {
  it('is each day that it lacks, flat, and nothing once it has it', () => {
    expect(unsharedFacts(held(noted, EMPTY_CYCLE_LOG), TODAY)).toEqual([
      {
        day: '2026-11-20',
        kind: 'cycle.day',
        payload: { flow: 'heavy', symptoms: 'cramps,low mood', before: '' },
      },
    ]);
    expect(unsharedFacts(held(noted, noted), TODAY)).toEqual([]);
  });

  it('is an empty day where notes were taken back', () => {
    expect(unsharedFacts(held(EMPTY_CYCLE_LOG, noted), TODAY)).toEqual([
      { day: '2026-11-20', kind: 'cycle.day', payload: { flow: null, symptoms: '', before: '' } },
    ]);
  });
});

describe('what comes from the account', () => {
  it.each([
    { kind: 'cycle.day', payload: { flow: 'torrential', symptoms: '', before: '' } },
    { kind: 'cycle.day', payload: { flow: null, symptoms: 3, before: '' } },
    { kind: 'cycle.lengths', payload: { cycle: 1_000_000, period: 5 } },
    { kind: 'cycle.moods', payload: {} },
    { kind: 'water.add', payload: { litres: 1 } },
  ])('is not read where it makes no sense: %o', ({ kind, payload }) => {
    expect(readCycleOperation({ id: 'one', day: TODAY, kind, payload })).toBeNull();
  });

  it('keeps the symptoms it knows and leaves out the rest', () => {
    const fact = readCycleOperation({
      id: 'one',
      day: TODAY,
      kind: 'cycle.day',
      payload: { flow: null, symptoms: '', before: 'nausea,levitation' },
    });
    if (fact === null) throw new Error('The fact was not read');
    expect(takeOver(NOTHING_SHARED, [fact], NOTHING_QUEUED).log.days[TODAY]?.preCycleSymptoms).toEqual([
      'nausea',
    ]);
  });
});
