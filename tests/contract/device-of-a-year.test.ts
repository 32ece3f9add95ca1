import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { Dexie } from 'dexie';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { loadCatalogue } from '../../catalogue/load.ts';
import { lifestyles, wellness } from '../../server/database/schema.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { JOURNAL_PAGE } from '../../src/contract/journal.ts';
import { memberDatabaseName } from '../../src/device/db/member-database.ts';
import { readMemberSetting } from '../../src/device/db/settings.ts';
import { readJournalDay, readLastWeight } from '../../src/device/journal/journal.ts';
import { countUnsent } from '../../src/device/outbox/rows/outbox.ts';
import { readMemberPlan } from '../../src/device/plan/read/plan-of-member.ts';
import { readCycle } from '../../src/device/rows/cycle.ts';
import { readDraft } from '../../src/device/rows/drafts.ts';
import { readMessages } from '../../src/device/rows/messages.ts';
import { foldDay } from '../../src/domain/food/journal/fold.ts';
import type { JournalOperation } from '../../src/terms/journal.ts';
import { makeProfile } from '../support/contract-requests.ts';
import { openLastingServer } from '../support/test-server.ts';
import { createHarness, deleteDatabases, TODAY } from '../support/unit/sync-harness.ts';

/**
 * The database of a device as the release of 2026-11-23 wrote it in a year of use, with its seven last changes unsent.
 * Byte arrays are in base64, the member's key is a JSON Web Key.
 */
const FIXTURE = new URL('../fixtures/device-of-a-year.json.gz', import.meta.url);
const SOMEBODY = '9b963d8e-a8e3-4d0c-8a50-f0264fa0491d';
const EXTENSIONS = ['plan-inputs', 'journal', 'idempotency'];

type Row = Readonly<Record<string, unknown>>;

interface StoredDevice {
  readonly version: number;
  readonly stores: Readonly<Record<string, string>>;
  readonly rows: Readonly<Record<string, readonly Row[]>>;
}

const bytesOf = (base64: unknown): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(String(base64), 'base64'));

const revive = async (value: unknown): Promise<unknown> => {
  if (Array.isArray(value)) return Promise.all(value.map(revive));
  if (typeof value !== 'object' || value === null) return value;
  if ('$bytes' in value) return bytesOf(value.$bytes);
  if ('$buffer' in value) return bytesOf(value.$buffer).buffer;
  if ('$key' in value)
    return crypto.subtle.importKey('jwk', value.$key as JsonWebKey, 'AES-GCM', false, ['encrypt', 'decrypt']);
  const fields = await Promise.all(
    Object.entries(value).map(async ([key, held]) => [key, await revive(held)]),
  );
  return Object.fromEntries(fields);
};

const readFixture = (memberId: string): StoredDevice =>
  JSON.parse(gunzipSync(readFileSync(FIXTURE)).toString().replaceAll(SOMEBODY, memberId));

/** The operations that the device had sent, in the server's order. */
const sentOperations = ({ rows }: StoredDevice): JournalOperation[] =>
  (rows.journal ?? [])
    .filter(({ serverSeq }) => serverSeq !== null)
    .sort((one, other) => Number(one.serverSeq) - Number(other.serverSeq))
    .map(({ id, day, kind, payload }) => ({ id, day, kind, payload }) as JournalOperation);

const server = await openLastingServer();
const member = await server.signUpMember();
await makeProfile(server, member);
const stored = readFixture(member.id);

const journalOnServer = async (): Promise<JournalOperation[]> => {
  const all: JournalOperation[] = [];
  for (let after = 0; ; ) {
    const answer = await server.call(endpoints.pullJournal, {
      query: { after: String(after) },
      token: member.token,
    });
    const page = (await answer.json()) as {
      operations: (JournalOperation & { seq: number })[];
      more: boolean;
    };
    all.push(...page.operations);
    after = page.operations.at(-1)?.seq ?? after;
    if (!page.more) return all;
  }
};

const sent = sentOperations(stored);
for (let at = 0; at < sent.length; at += JOURNAL_PAGE) {
  const body = { operations: sent.slice(at, at + JOURNAL_PAGE) };
  const answer = await server.call(endpoints.appendJournal, { body, token: member.token });
  expect(answer.status).toBe(200);
  server.clock.advance(60_000);
}
const past = new Dexie(memberDatabaseName(member.id));
past.version(stored.version).stores(stored.stores);
for (const [table, rows] of Object.entries(stored.rows))
  await past.table(table).bulkAdd((await revive(rows)) as Row[]);
past.close();
const harness = createHarness(
  async ({ url, init }) => {
    const { pathname, search } = new URL(url, 'http://localhost');
    const headers = {
      ...(init.headers as Record<string, string>),
      Authorization: `Bearer ${member.token}`,
    };
    return server.request(`${pathname}${search}`, { ...init, headers });
  },
  { member: member.id, extensions: EXTENSIONS, timeoutMs: 20_000 },
);
afterAll(() => deleteDatabases(harness.db));

test('a year on the device of an earlier release is there', async () => {
  const { db } = harness;
  const { waterLitres, eaten, weightKg } = foldDay(await readJournalDay(db, '2026-11-19'));
  expect({ waterLitres, eaten: eaten.size, weightKg }).toEqual({
    waterLitres: 0.75,
    eaten: 2,
    weightKg: null,
  });
  expect(foldDay(await readJournalDay(db, '2025-11-25')).weightKg).toBe(72.1);
  expect(await readLastWeight(db, TODAY)).toMatchObject({ day: TODAY, kg: 65.4 });
  const plan = await readMemberPlan(db, loadCatalogue(), TODAY);
  expect(plan?.plan.dated.map(({ date }) => date)).toContain(TODAY);
  expect(plan?.solverInput?.days).toHaveLength(plan?.plan.dated.length ?? 0);
  expect(await readMessages(db)).toHaveLength(38);
  const cycle = await readCycle(db);
  expect(cycle.ok && Object.keys(cycle.value.days)).toHaveLength(60);
  expect(await readDraft(db, 'chat')).toEqual({ ok: true, value: 'May I swap the lentils for' });
  expect(await readMemberSetting(db, 'units')).toBe('imperial');
  expect(await countUnsent(db)).toBe(7);
});

test('its unsent changes are sent once each', async () => {
  const { sync, db, clock } = harness;
  clock.setNow(1_000_200_000_000);
  for (let turn = 0; turn < 5 && (await countUnsent(db)) > 0; turn += 1) {
    expect(await sync.sendNow()).toMatchObject({ ok: true });
    clock.advance(60_000);
  }
  expect(await countUnsent(db)).toBe(0);
  const journal = await journalOnServer();
  expect(journal.slice(sent.length).map(({ kind, payload }) => ({ kind, payload }))).toEqual([
    { kind: 'water.add', payload: { litres: 0.25 } },
    { kind: 'water.add', payload: { litres: 0.5 } },
    { kind: 'weight.set', payload: { kg: 65.4 } },
  ]);
  const profile = await server.call(endpoints.getProfile, {
    params: { userId: member.id },
    token: member.token,
  });
  expect(await profile.json()).toMatchObject({ name: 'Ana Maria' });
  const [ways] = await server.parts.db.select().from(lifestyles).where(eq(lifestyles.userId, member.id));
  expect(ways?.answers).toMatchObject({ shopping_day: 'Friday' });
  expect(await server.parts.db.select().from(wellness).where(eq(wellness.userId, member.id))).toHaveLength(1);
  const questions = (await readMessages(db)).filter(({ role }) => role === 'user');
  expect(questions.filter(({ text }) => text === 'What is for dinner?')).toHaveLength(1);
});
