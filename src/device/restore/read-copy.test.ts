import { expect, test, vi } from 'vitest';
import { LAST_DAY } from '../../../tests/support/member-year.ts';
import { must, nextId } from '../../../tests/support/unit/phones.ts';
import { type ReadCopy, readCopy } from './read-copy.ts';

test('a copy of an older version without later tables is read, and so is that of a deleted account', async () => {
  const head = { product: 'Sorrel', format: 1, exportedAt: '2025-03-01T08:00:00.000Z' };
  const water = { id: nextId(), day: '2025-03-01', kind: 'water.add', payload: { litres: 0.5 } };
  const first = {
    ...head,
    memberId: 'ana',
    tables: { journal: [{ seq: 1, serverSeq: 4, ...water }], settings: [] },
  };
  expect(must(readCopy(JSON.stringify(first))).entries).toMatchObject([{ ...water, serverSeq: 4 }]);
  const unsent = [{ kind: 'journal.append', enteredAt: head.exportedAt, value: { operations: [water] } }];
  const gone = must(readCopy(JSON.stringify({ ...head, unsent, healthAnswersLeftOut: 0 })));
  expect(gone).toMatchObject({ memberId: null, entries: [water] });
});

test.each([
  ['nothing', ''],
  ['no JSON', '<html>'],
  ['another product', '{"product":"Other","format":1}'],
  ['no tables', '{"product":"Sorrel","format":1,"exportedAt":"2025-03-01T08:00:00.000Z"}'],
  [
    'tables that are none',
    '{"product":"Sorrel","format":1,"exportedAt":"2025-03-01T08:00:00.000Z","tables":[]}',
  ],
  ['very deep JSON', `${'['.repeat(200_000)}${']'.repeat(200_000)}`],
])('%s is no export', (_, text) => {
  expect(readCopy(text)).toEqual({ ok: false, error: 'not-a-copy' });
});

test('rows that cannot be are left out and counted, and cycle notes never reach the journal', () => {
  const id = nextId();
  const bad: unknown[] = [
    null,
    { id: 'no-uuid', day: LAST_DAY, kind: 'water.add', payload: {} },
    { id, day: '2026-02-30', kind: 'water.add', payload: { litres: 1 } },
    { id, day: LAST_DAY, kind: 'cycle.day', payload: { flow: 'light', symptoms: '', before: '' } },
    { id, day: LAST_DAY, kind: 'water.add', payload: { litres: 1e300 } },
    { id, day: LAST_DAY, kind: 'x'.repeat(41), payload: {} },
    { id, day: LAST_DAY, kind: 'water.add', payload: { note: 'x'.repeat(3000) } },
  ];
  const tables = {
    journal: bad,
    settings: [{ key: '__proto__', value: 1 }, { key: 'units', value: 'furlongs' }, 7],
    outbox: [{ kind: 'constructor' }, { kind: 'lifestyle.submit' }],
    cycle: [{ key: 'only', log: 'This could not be read on this device.' }],
  };
  const text = JSON.stringify({
    product: 'Sorrel',
    format: 1,
    memberId: 'ana',
    exportedAt: '2025-03-01T08:00:00.000Z',
    tables,
  });
  const copy: ReadCopy = must(readCopy(text));
  expect(copy).toMatchObject({ entries: [], settings: {}, cycle: null, unsent: ['Lifestyle answers'] });
  expect(copy.unreadable).toBe(bad.length + 1);
});

test('a row of very many fields is left out before they are looked at', () => {
  const fields = Object.fromEntries(Array.from({ length: 50_000 }, (_, at) => [`k${at}`, at]));
  const text = JSON.stringify({
    product: 'Sorrel',
    format: 1,
    memberId: 'ana',
    exportedAt: '2025-03-01T08:00:00.000Z',
    tables: { journal: [{ id: nextId(), day: LAST_DAY, kind: 'water.add', payload: fields }] },
  });
  // The checks ask it of each field.
  const looks = vi.spyOn(Object.prototype, 'hasOwnProperty');
  const copy = must(readCopy(text));
  const counted = looks.mock.calls.length;
  looks.mockRestore();
  expect([copy.entries, copy.unreadable]).toEqual([[], 1]);
  expect(counted).toBeLessThan(1000);
});

test('notes of a day that no account takes and drafts that nobody can store are left out', () => {
  const notes = (day: string) => ({
    cycleLength: 28,
    periodLength: 5,
    days: { [day]: { flow: 'medium', symptoms: [], preCycleSymptoms: [] } },
  });
  const copyWith = (day: string, values: unknown) => {
    const tables = { cycle: [{ key: 'only', log: notes(day) }], drafts: [{ key: 'chat', values }] };
    const head = { product: 'Sorrel', format: 1, memberId: 'ana', exportedAt: '2025-03-01T08:00:00.000Z' };
    return must(readCopy(JSON.stringify({ ...head, tables })));
  };
  const deep = JSON.parse(`${'['.repeat(2000)}${']'.repeat(2000)}`);
  expect(copyWith('9999-12-31', deep)).toMatchObject({ cycle: null, drafts: [] });
  const draft = { draft: { chosen: { rice: { described: { allergens: [] } } } } };
  const read = copyWith(LAST_DAY, draft);
  expect(read).toMatchObject({ cycle: notes(LAST_DAY), drafts: [{ key: 'chat', values: draft }] });
});
