import { describe, expect, it } from 'vitest';
import { EMPTY_CYCLE_LOG, noteFlow, noteSymptoms } from '../../../src/domain/cycle/log.ts';
import {
  type CycleFact,
  readCycleFact,
  type SharedCycle,
  takeOver,
  unsharedFacts,
} from '../../../src/domain/cycle/shared.ts';

const TODAY = '2026-11-21';
const nothing: SharedCycle = { log: EMPTY_CYCLE_LOG, sent: EMPTY_CYCLE_LOG };
const noted = noteSymptoms(noteFlow(EMPTY_CYCLE_LOG, '2026-11-20', 'heavy'), '2026-11-20', [
  'cramps',
  'low mood',
]);

describe('what is told to the account', () => {
  it('is each day that it lacks, flat, and nothing once it has it', () => {
    expect(unsharedFacts({ log: noted, sent: EMPTY_CYCLE_LOG }, TODAY)).toEqual([
      {
        day: '2026-11-20',
        kind: 'cycle.day',
        payload: { flow: 'heavy', symptoms: 'cramps,low mood', before: '' },
      },
    ]);
    expect(unsharedFacts({ log: noted, sent: noted }, TODAY)).toEqual([]);
  });

  it('is an empty day where notes were taken back', () => {
    expect(unsharedFacts({ log: EMPTY_CYCLE_LOG, sent: noted }, TODAY)).toEqual([
      { day: '2026-11-20', kind: 'cycle.day', payload: { flow: null, symptoms: '', before: '' } },
    ]);
  });

  it('is what the person calls usual', () => {
    const log = { ...EMPTY_CYCLE_LOG, cycleLength: 31 };
    expect(unsharedFacts({ ...nothing, log }, TODAY)).toEqual([
      { day: TODAY, kind: 'cycle.lengths', payload: { cycle: 31, period: 5 } },
    ]);
  });
});

describe('what comes from the account', () => {
  const facts = unsharedFacts({ log: noted, sent: EMPTY_CYCLE_LOG }, TODAY);
  const taken = (held: SharedCycle, told: readonly CycleFact[]) => told.reduce(takeOver, held);

  it('gives another device the same notes, and nothing to send back', () => {
    const held = taken(nothing, facts);
    expect(held.log).toEqual(noted);
    expect(unsharedFacts(held, TODAY)).toEqual([]);
  });

  it('changes nothing the second time', () => {
    const held = taken(nothing, facts);
    expect(taken(held, facts)).toBe(held);
  });

  it('leaves alone what this device noted and has not sent', () => {
    const mine = { log: noteFlow(EMPTY_CYCLE_LOG, '2026-11-20', 'light'), sent: EMPTY_CYCLE_LOG };
    expect(taken(mine, facts).log.days['2026-11-20']?.flow).toBe('light');
  });

  it('takes notes back', () => {
    const goneFacts = unsharedFacts({ log: EMPTY_CYCLE_LOG, sent: noted }, TODAY);
    expect(taken({ log: noted, sent: noted }, goneFacts).log.days).toEqual({});
  });

  it.each([
    { kind: 'cycle.day', payload: { flow: 'torrential', symptoms: '', before: '' } },
    { kind: 'cycle.day', payload: { flow: null, symptoms: 3, before: '' } },
    { kind: 'cycle.lengths', payload: { cycle: 1_000_000, period: 5 } },
    { kind: 'cycle.moods', payload: {} },
    { kind: 'water.add', payload: { litres: 1 } },
  ])('is not read where it makes no sense: %o', ({ kind, payload }) => {
    expect(readCycleFact({ day: TODAY, kind, payload })).toBeNull();
  });

  it('keeps the symptoms it knows and leaves out the rest', () => {
    const fact = readCycleFact({
      day: TODAY,
      kind: 'cycle.day',
      payload: { flow: null, symptoms: '', before: 'nausea,levitation' },
    });
    if (fact === null) throw new Error('The fact was not read');
    expect(takeOver(nothing, fact).log.days[TODAY]?.preCycleSymptoms).toEqual(['nausea']);
  });
});
