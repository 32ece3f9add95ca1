import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { copyAsCsv, copyAsJson, type DeviceCopy, readDeviceCopy } from '../../../src/data/export.ts';
import { MemberDatabase } from '../../../src/data/member-database.ts';
import { saveDraft } from '../../../src/data/repositories/drafts.ts';
import { appendOperation } from '../../../src/data/repositories/journal.ts';
import { appendMessage } from '../../../src/data/repositories/messages.ts';
import { writeMemberSetting } from '../../../src/data/repositories/settings.ts';
import { destroyKeys, seal } from '../../../src/data/sealing.ts';
import { runCommand } from '../../../src/sync/command.ts';
import { wellness } from '../sync/samples.ts';

let db: MemberDatabase;
beforeEach(() => {
  db = new MemberDatabase('ana');
});
afterEach(async () => {
  db.close();
  await Dexie.delete(db.name);
});

const copyOf = async (): Promise<DeviceCopy> => {
  const read = await readDeviceCopy(db, Date.UTC(2026, 10, 21, 8, 14));
  if (!read.ok) throw new Error(read.error.kind);
  return read.value;
};

describe('the copy of everything on the device', () => {
  test('holds every table but the keys', async () => {
    const { tables, ...head } = await copyOf();
    const names = db.tables.map(({ name }) => name).filter((name) => name !== 'keys');
    expect(Object.keys(tables).sort()).toEqual(names.sort());
    expect(names).toContain('cycle');
    expect(head).toEqual({
      product: 'Sorrel',
      format: 1,
      memberId: 'ana',
      exportedAt: '2026-11-21T08:14:00.000Z',
    });
  });

  test('opens what is sealed: drafts and health answers that wait', async () => {
    await saveDraft(db, 'lifestyle', { rest_days: 'Sunday' }, 5);
    await runCommand(db, { intent: wellness }, { id: 'w', now: 1, travels: true });
    const { tables } = await copyOf();
    expect(tables.drafts).toEqual([{ key: 'lifestyle', values: { rest_days: 'Sunday' }, updatedAt: 5 }]);
    expect(tables.outbox).toMatchObject([{ payload: wellness.payload }]);
  });

  test('says so where something cannot be opened', async () => {
    await db.planInputs.put({ key: 'only', inputs: await seal(db, { allergies: [] }), updatedAt: 1 });
    await destroyKeys(db);
    expect((await copyOf()).tables.planInputs).toMatchObject([
      { inputs: 'This could not be read on this device.' },
    ]);
  });

  test('carries the bytes of a photo that waits', async () => {
    const bytes = new Uint8Array([255, 216, 255]).buffer;
    const intent = { kind: 'photo.upload', payload: { bytes, type: 'image/jpeg' } } as const;
    await runCommand(db, { intent }, { id: 'p', now: 1, travels: true });
    expect((await copyOf()).tables.outbox).toMatchObject([{ payload: { bytes: '/9j/' } }]);
  });

  test('is JSON that reads back as it was', async () => {
    await writeMemberSetting(db, 'units', 'imperial');
    const copy = await copyOf();
    expect(JSON.parse(copyAsJson(copy))).toEqual(copy);
  });
});

describe('the copy as a table', () => {
  test('has one line for every value', async () => {
    await appendOperation(db, { id: 'a', day: '2026-11-21', kind: 'water.add', payload: { litres: -0.25 } });
    const lines = copyAsCsv(await copyOf()).split('\r\n');
    expect(lines[0]).toBe('table,row,field,value');
    expect(lines).toContain('journal,1,payload.litres,-0.25');
    expect(lines).toContain('journal,1,day,2026-11-21');
    expect(lines).toContain('journal,1,serverSeq,');
  });

  test('keeps quotes, commas and lines in their cell, and lets no text run as a formula', async () => {
    for (const [id, text] of [
      ['a', 'Soup, "green"\nor red'],
      ['b', '=HYPERLINK("http://x")'],
      ['c', '+1'],
      ['d', '@SUM(A1)'],
    ] as const) {
      await appendMessage(db, { id, role: 'user', text, at: 1 });
    }
    const csv = copyAsCsv(await copyOf());
    expect(csv).toContain('messages,1,text,"Soup, ""green""\nor red"\r\n');
    expect(csv).toContain(`messages,2,text,"'=HYPERLINK(""http://x"")"\r\n`);
    expect(csv).toContain("messages,3,text,'+1\r\n");
    expect(csv).toContain("messages,4,text,'@SUM(A1)\r\n");
  });
});
