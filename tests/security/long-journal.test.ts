import { type Placeholder, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { users } from '../../server/database/schema.ts';
import { lastingEntries, pullOperations, readPlanEntries } from '../../server/journal/read.ts';
import { openTestServer } from '../support/test-server.ts';

const server = await openTestServer();
const { db } = server.parts;

const DAY = '2026-11-21';
/** Places of the longest entry there may be, of three bytes a letter. */
const PLACES = 192;

/** Entries as long as they may be, written past the calls: each a recipe of its own, or a lock of the plan. */
const fill = (userId: string, kind: 'recipe.put' | 'meals.lock', count: number, places: number) =>
  db.execute(sql`
    insert into journal_operations (user_id, seq, id, day, kind, payload)
    select ${userId}, n * ${places}::int, gen_random_uuid(), ${DAY}, ${kind}, jsonb_build_object(
      'recipe', gen_random_uuid(), 'planId', 'x', 'slot', 'lunch', 'locked', true, 'note', repeat('漢', ${places}::int * 80)
    ) from generate_series(1, ${count}::int) n`);

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

it('a page of the longest entries is bounded in bytes, and the pages hold them all', async () => {
  const { id } = await server.signUpMember('ada');
  await fill(id, 'recipe.put', 30, PLACES);
  const seqs: number[] = [];
  for (let more = true, pages = 0; more && pages < 30; pages += 1) {
    const page = await pullOperations(db, id, seqs.at(-1) ?? 0);
    expect(bytesOf(page.operations)).toBeLessThan(600_000);
    seqs.push(...page.operations.map(({ seq }) => seq));
    more = page.more;
  }
  expect(seqs).toEqual(Array.from({ length: 30 }, (_, at) => (at + 1) * PLACES));
});

it('a plan is made of the newest three megabytes of own dishes', async () => {
  const { id } = await server.signUpMember('bob');
  await fill(id, 'recipe.put', 100, PLACES);
  const [row] = await db
    .select({ lasting: lastingEntries(sql`${id}::uuid` as unknown as Placeholder) })
    .from(users)
    .limit(1);
  const seqs = row?.lasting.map(({ seq }) => Number(seq)) ?? [];
  expect([seqs.length, seqs[0]]).toEqual([62, 100 * PLACES]);
});

it('a plan is changed by the newest two megabytes of what was said of its days', async () => {
  const { id } = await server.signUpMember('eve');
  await fill(id, 'meals.lock', 500, 24);
  const entries = await readPlanEntries(db, id, DAY, DAY);
  expect([entries.length, entries[0]?.seq]).toEqual([333, 500 * 24]);
});
