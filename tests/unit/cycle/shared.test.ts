import { describe, expect, it } from 'vitest';
import {
  readCycleOperation,
  takeBackSent,
  takeOver,
  unsharedFacts,
  withTold,
} from '../../../src/domain/cycle/account-order.ts';
import { type CycleLog, EMPTY_CYCLE_LOG, noteFlow } from '../../../src/domain/cycle/log.ts';
import { type CycleFact, NOTHING_SHARED, type SharedCycle } from '../../../src/domain/cycle/shared.ts';
import { noteSymptoms } from './note-symptoms.ts';

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

  it('is what the person calls usual', () => {
    const log = { ...EMPTY_CYCLE_LOG, cycleLength: 31 };
    expect(unsharedFacts(held(log, EMPTY_CYCLE_LOG), TODAY)).toEqual([
      { day: TODAY, kind: 'cycle.lengths', payload: { cycle: 31, period: 5 } },
    ]);
  });
});

describe('what comes from the account', () => {
  const facts = unsharedFacts(held(noted, EMPTY_CYCLE_LOG), TODAY);
  const taken = (before: SharedCycle, told: readonly CycleFact[]) =>
    takeOver(
      before,
      told.map((fact, at) => ({ ...fact, id: `operation-${at}` })),
      NOTHING_QUEUED,
    );

  it('gives another device the same notes, and nothing to send back', () => {
    const after = taken(NOTHING_SHARED, facts);
    expect(after.log).toEqual(noted);
    expect(unsharedFacts(after, TODAY)).toEqual([]);
  });

  it('changes nothing the second time', () => {
    const after = taken(NOTHING_SHARED, facts);
    expect(taken(after, facts)).toBe(after);
  });

  it('leaves alone what this device noted and has not sent', () => {
    const mine = held(noteFlow(EMPTY_CYCLE_LOG, '2026-11-20', 'light'), EMPTY_CYCLE_LOG);
    expect(taken(mine, facts).log.days['2026-11-20']?.flow).toBe('light');
  });

  it('leaves a new note alone that equals an older one of the account, and sends it behind the newest', () => {
    const factsOf = (flow: 'light' | 'heavy') =>
      unsharedFacts(held(noteFlow(EMPTY_CYCLE_LOG, '2026-11-20', flow), EMPTY_CYCLE_LOG), TODAY);
    const mine = held(noteFlow(EMPTY_CYCLE_LOG, '2026-11-20', 'light'), EMPTY_CYCLE_LOG);
    const after = taken(mine, [...factsOf('light'), ...factsOf('heavy')]);
    expect(after.log.days['2026-11-20']?.flow).toBe('light');
    expect(unsharedFacts(after, TODAY)).toEqual(factsOf('light'));
  });

  it('follows another device after a note of its own that was taken back and came all the same', () => {
    const told = (id: string, cycle: number) =>
      ({ id, day: TODAY, kind: 'cycle.lengths', payload: { cycle, period: 5 } }) as const;
    const mine = { ...EMPTY_CYCLE_LOG, cycleLength: 31 };
    const sent = withTold(held(mine, EMPTY_CYCLE_LOG), [told('mine', 31)]);
    const waiting = takeBackSent(sent, told('mine', 31));
    const between = takeOver(waiting, [told('theirs', 25)], NOTHING_QUEUED);
    expect(between.log.cycleLength).toBe(31);
    const after = takeOver(between, [told('mine', 31), told('theirs again', 26)], NOTHING_QUEUED);
    expect(after.log.cycleLength).toBe(26);
  });

  it('takes notes back', () => {
    const goneFacts = unsharedFacts(held(EMPTY_CYCLE_LOG, noted), TODAY);
    expect(taken(held(noted, noted), goneFacts).log.days).toEqual({});
  });

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
