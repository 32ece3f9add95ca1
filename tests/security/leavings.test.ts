import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { eraseClosedAccount } from '../../server/auth/accounts.ts';
import { idempotencyKeys, mailOutbox, users } from '../../server/database/schema.ts';
import { createOutboxMailer } from '../../server/mail/outbox-mailer.ts';
import { sweep } from '../../server/sweep.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { accountCalls } from '../support/account-calls.ts';
import { catchLog } from '../support/caught-log.ts';
import { makeProfile, promote } from '../support/contract-requests.ts';
import { openTestServer } from '../support/test-server.ts';

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;

const server = await openTestServer();
const { close, register } = accountCalls(server);

it('what staff were answered about a member is kept for no repeat, so that it goes with the account', async () => {
  const admin = await server.signUpMember('admin');
  await promote(server, admin);
  const ada = await server.signUpMember('ada');
  await makeProfile(server, ada);
  const keyed = (key: string) => ({
    params: { memberId: ada.id },
    token: admin.token,
    headers: { 'Idempotency-Key': `7f7f2c58-5a2b-4f5e-9d58-8a1f0c2b6e${key}` },
  });
  const body = { name: 'Ada of Porto', membership: 'proFit', address: 'Rua das Flores' };
  for (const [entry, request] of [
    [endpoints.updateMember, { ...keyed('01'), body }],
    [endpoints.deleteMember, keyed('02')],
    [endpoints.restoreMember, keyed('03')],
  ] as const) {
    expect((await server.call(entry, request)).status).toBe(200);
    expect((await server.call(entry, request)).status).toBe(200);
  }
  expect(await server.parts.db.select().from(idempotencyKeys)).toEqual([]);
});

it('mail that was kept for an address goes with the time in which it could be confirmed', async () => {
  Object.assign(server.parts, { mailer: createOutboxMailer(server.parts, () => undefined) });
  await register('stranger@example.org');
  server.clock.advance(WEEK_MS);
  await sweep(server.parts);
  expect(await server.parts.db.$count(mailOutbox)).toBe(1);
  server.clock.advance(1);
  await sweep(server.parts);
  expect(await server.parts.db.$count(mailOutbox)).toBe(0);
});

const memberIds = async () =>
  (await server.parts.db.select({ id: users.id }).from(users)).map(({ id }) => id);

it('what cannot be deleted keeps nothing else from it, is written down without a name, and goes the next time', async () => {
  const { parts, clock } = server;
  const { db } = parts;
  const [ada, bob, cleo] = [
    await server.signUpMember('ada'),
    await server.signUpMember('bob'),
    await server.signUpMember('cleo'),
  ];
  for (const member of [ada, bob, cleo]) await close(member);
  clock.advance(30 * DAY_MS + 1);
  const { log, lines } = catchLog();
  await db.execute(sql`create function refuse() returns trigger language plpgsql
    as 'begin raise exception ''bob@example.org''; end'`);
  await db.execute(sql`create trigger refuse_all before delete on rate_limits execute function refuse()`);
  await db.execute(
    sql.raw(`create trigger refuse_one before delete on users
      for each row when (old.id = '${bob.id}') execute function refuse()`),
  );
  try {
    await sweep({ ...parts, log });
  } finally {
    await db.execute(sql`drop function refuse cascade`);
  }
  expect(await memberIds()).toEqual([bob.id]);
  const failed = lines.map((line) => JSON.parse(line) as { msg: string; name: string });
  expect(failed.map(({ msg, name }) => [msg, name])).toEqual([
    ['sweep failed', 'limits'],
    ['sweep failed', 'closed account'],
  ]);
  expect(lines.join('')).not.toContain('bob');
  await sweep(parts);
  expect(await memberIds()).toEqual([]);
});

it('an account that is opened again while others are erased stays', async () => {
  const { id } = await server.signUpMember();
  await eraseClosedAccount(server.parts.db, id, server.clock.now());
  expect(await memberIds()).toEqual([id]);
});
