import { Dexie } from 'dexie';
import { expect, test } from 'vitest';
import { appendOperation, readJournalKind } from '../journal/journal.ts';
import { readNotices } from '../rows/notices.ts';
import { createDevice } from '../session/device.ts';
import { MemberDatabase, memberDatabaseName } from './member-database.ts';
import { readMemberSetting, writeMemberSetting } from './settings.ts';

/** The tables that each release added to the database, since devices may still have any of these versions. */
const RELEASES: readonly Readonly<Record<string, string>>[] = [
  {
    profile: 'key',
    plan: 'key',
    budgets: 'day',
    planInputs: 'key',
    journal: '++seq, &id, day, [kind+day], serverSeq',
    outbox: '++order, &id, lane',
    drafts: 'key',
    messages: 'id, position',
    settings: 'key',
    notices: 'id, read',
    keys: 'name',
  },
  { cycle: 'key' },
  { timers: 'id', cooking: 'key, updatedAt' },
  { notices: 'id, read, at' },
  { photo: 'key' },
  { coachTurns: 'id, at' },
];

const ROWS: Readonly<Record<string, readonly object[]>> = {
  journal: [
    { id: 'a', day: '2026-11-20', kind: 'water.add', payload: { litres: 1 }, serverSeq: 1 },
    { id: 'b', day: '2026-11-21', kind: 'water.add', payload: { litres: 2 }, serverSeq: null },
  ],
  outbox: [{ id: 'row', lane: 'journal', kind: 'journal.append', state: 'waiting', payload: {} }],
  settings: [{ key: 'units', value: 'imperial' }],
  messages: [{ id: 'm', serverId: null, role: 'user', text: 'Hello', at: 1, position: 1 }],
  notices: [
    { id: 'old', kind: 'reminder', about: 'Drink', at: 1, read: 0 },
    { id: 'new', kind: 'plan-ready', about: '', at: 2, read: 0 },
  ],
};

test.each(RELEASES.map((_, at) => at + 1))('a device of version %i keeps everything', async (version) => {
  const memberId = `member-of-${version}`;
  const past = new Dexie(memberDatabaseName(memberId));
  for (const [at, stores] of RELEASES.slice(0, version).entries()) past.version(at + 1).stores(stores);
  for (const [table, rows] of Object.entries(ROWS)) await past.table(table).bulkAdd(rows);
  past.close();

  const db = new MemberDatabase(memberId);
  const entries = await readJournalKind(db, 'water.add', '2026-11-01', '2026-11-30');
  expect(entries.map(({ id, serverSeq }) => [id, serverSeq])).toEqual([
    ['a', 1],
    ['b', null],
  ]);
  expect((await readNotices(db, 1)).map(({ id }) => id)).toEqual(['new']);
  expect(await readMemberSetting(db, 'units')).toBe('imperial');
  expect(await db.outbox.count()).toBe(1);
  expect(await db.messages.count()).toBe(1);
  // A table that came later is there, and empty.
  expect(await db.cooking.count()).toBe(0);
});

test.each([true, false])(
  'cycle notes that wait to be shared stay here, also where their member left: %s',
  async (left) => {
    const past = new Dexie(memberDatabaseName('cora'));
    for (const [at, stores] of RELEASES.entries()) past.version(at + 1).stores(stores);
    await past
      .table('outbox')
      .bulkAdd([
        { id: 'notes', lane: 'journal', kind: 'cycle.share', state: 'waiting', sealed: true, payload: {} },
        ...(ROWS.outbox ?? []),
      ]);
    await past.table('settings').bulkAdd([
      { key: 'cycleShared', value: true },
      { key: 'left', value: left },
    ]);
    const notes = { key: 'only', log: {}, revision: 1 };
    await past.table('cycle').add(notes);
    past.close();

    const db = new MemberDatabase('cora');
    expect((await db.outbox.toArray()).map(({ id }) => id)).toEqual(['row']);
    expect(await db.settings.toArray()).toEqual([{ key: 'left', value: left }]);
    expect(await db.cycle.toArray()).toEqual([notes]);
    await db.delete();
  },
);

class NextRelease extends MemberDatabase {
  constructor(memberId: string) {
    super(memberId);
    this.version(99).stores({ badges: 'key', settings: 'key, value' });
  }
}

test('a device of a later version works with this one, and finds its own again', async () => {
  const later = new NextRelease('ana');
  await writeMemberSetting(later, 'units', 'imperial');
  await later.table('badges').add({ key: 'first' });
  later.close();

  const db = new MemberDatabase('ana');
  expect(await readMemberSetting(db, 'units')).toBe('imperial');
  await writeMemberSetting(db, 'units', 'metric');
  db.close();

  const again = new NextRelease('ana');
  expect(await readMemberSetting(again, 'units')).toBe('metric');
  expect(await again.table('badges').count()).toBe(1);
});

test('what a later version keeps goes too when its member leaves', async () => {
  const later = new NextRelease('ana');
  await appendOperation(later, { id: 'a', day: '2026-11-21', kind: 'water.add', payload: { litres: 1 } });
  await later.table('badges').add({ key: 'first' });
  later.close();
  const device = createDevice();
  expect(await device.keepUnsentOnly('ana')).toMatchObject({ ok: true });

  const again = new NextRelease('ana');
  expect(await again.table('badges').count()).toBe(0);
  expect(await again.journal.count()).toBe(1);
  expect(await readMemberSetting(again, 'left')).toBe(true);
});
