import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { idempotencyKeys, mailOutbox } from '../../server/database/schema.ts';
import { createOutboxMailer } from '../../server/mail/outbox-mailer.ts';
import { sweep } from '../../server/sweep.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { makeProfile, promote, registration } from '../support/contract-requests.ts';
import { startTestServer, type TestServer } from '../support/server-harness.ts';

const WEEK_MS = 7 * 86_400_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(() => server.reset());
afterAll(() => server.stop());

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
  const { mailer } = server.parts;
  Object.assign(server.parts, { mailer: createOutboxMailer(server.parts, () => undefined) });
  await server.call(endpoints.register, { body: registration('stranger@example.org') });
  Object.assign(server.parts, { mailer });
  server.clock.advance(WEEK_MS);
  await sweep(server.parts);
  expect(await server.parts.db.$count(mailOutbox)).toBe(1);
  server.clock.advance(1);
  await sweep(server.parts);
  expect(await server.parts.db.$count(mailOutbox)).toBe(0);
});
