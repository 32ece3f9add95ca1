import { expect, it } from 'vitest';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { accountCalls, MINUTE_MS } from '../../support/account-calls.ts';
import { OPERATION } from '../../support/contract-requests.ts';
import { openTestServer } from '../../support/test-server.ts';

const HOUR_MS = 60 * 60_000;

const server = await openTestServer();

const { login } = accountCalls(server);
const read = (token: string) => server.call(endpoints.pullJournal, { query: { after: '0' }, token });

it('set back by an hour leaves tokens good, no longer than an hour longer', async () => {
  const { token } = await server.signUpMember();
  server.clock.advance(-HOUR_MS);
  expect((await read(token)).status).toBe(200);
  server.clock.advance(2 * HOUR_MS);
  expect((await read(token)).status).toBe(401);
});

it('set back by an hour locks nobody out for longer than a limit says', async () => {
  const { email } = await server.signUpMember();
  const wrong = async (): Promise<number> => (await login(email, 'Wrong-42x')).status;
  let status = await wrong();
  for (let tried = 0; status !== 429 && tried < 60; tried += 1) status = await wrong();
  expect(status).toBe(429);
  server.clock.advance(-HOUR_MS);
  expect((await login(email)).status).toBe(200);
});

it('set back by a minute, as clocks of instances may differ, gives nobody more tries', async () => {
  const { email } = await server.signUpMember();
  const statuses: number[] = [];
  for (let tried = 0; tried < 12; tried += 1) {
    server.clock.advance(tried % 2 === 0 ? -MINUTE_MS : MINUTE_MS);
    statuses.push((await login(email, 'Wrong-42x')).status);
  }
  expect(statuses.slice(10)).toEqual([429, 429]);
});

it('that jumps there and back leaves the journal in the order in which it came', async () => {
  const { token } = await server.signUpMember();
  const ids = [1, 2, 3].map((number) => `${OPERATION.id.slice(0, -1)}${number}`);
  for (const [id, ms] of [
    [ids[0], -HOUR_MS],
    [ids[1], HOUR_MS],
    [ids[2], 0],
  ] as const) {
    const body = { operations: [{ ...OPERATION, id }] };
    expect((await server.call(endpoints.appendJournal, { body, token })).status).toBe(200);
    server.clock.advance(ms);
  }
  const { operations } = (await (await read(token)).json()) as { operations: readonly { id: string }[] };
  expect(operations.map(({ id }) => id)).toEqual(ids);
});
