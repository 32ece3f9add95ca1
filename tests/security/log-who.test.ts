import { expect, it } from 'vitest';
import { createApp } from '../../server/create-app.ts';
import { type CaughtLog, catchLog } from '../support/caught-log.ts';
import { ALL_MEMBERS, promote, registration } from '../support/contract-requests.ts';
import { PASSWORD, type TestMember } from '../support/server-harness.ts';
import { openLastingServer } from '../support/test-server.ts';

const SETTINGS = { publicUrl: null, backends: [], staticDir: null, devPages: false };
const DAY_MS = 86_400_000;
const NEW_PASSWORD = 'Tarragon-and-8-leaves';

const server = await openLastingServer();

interface Line {
  readonly route: string;
  readonly status: number;
  readonly who?: string;
}
const linesOf = ({ lines }: CaughtLog): readonly Line[] => lines.map((line) => JSON.parse(line) as Line);

const openLog = () => {
  const caught = catchLog();
  const { hono } = createApp({ ...server.parts, log: caught.log }, SETTINGS);
  const ask = (method: string, path: string, body?: object, token?: string) =>
    hono.request(path, {
      method,
      headers: {
        'Content-Type': 'application/json',
        Origin: 'http://localhost',
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  return { caught, ask };
};
const logIn = ({ email }: TestMember, password = PASSWORD) =>
  ['POST', '/django/api/login', { email, password }] as const;

it('tells what was done about one account from what was done about others, and whose none was', async () => {
  const { caught, ask } = openLog();
  const [ada, bob] = [await server.signUpMember('ada'), await server.signUpMember('bob')];
  await promote(server, bob, false);
  await ask(...logIn(ada));
  await ask(...logIn(ada, 'Wrong-42x'));
  await ask(...logIn({ ...ada, email: 'nobody@example.org' }));
  await ask('POST', '/django/ext/v1/staff/members', ALL_MEMBERS, ada.token);
  await ask('GET', `/django/user/profiles/${bob.id}/`, undefined, ada.token);
  await ask('POST', '/django/ext/v1/session/remember', {}, ada.token);
  await ask('POST', '/django/ext/v1/staff/members', ALL_MEMBERS, bob.token);
  const changed = { user_id: ada.id, password: PASSWORD, new_password: NEW_PASSWORD };
  await ask('POST', '/django/api/user/update_password', changed);
  const session = (await (await ask(...logIn(ada, NEW_PASSWORD))).json()) as { access: string };
  await ask('POST', '/django/ext/v1/session/end', { access: session.access });
  const again = (await (await ask(...logIn(ada, NEW_PASSWORD))).json()) as { access: string };
  await ask('DELETE', `/django/api/delete_account/${ada.id}/`, undefined, again.access);

  const lines = linesOf(caught);
  const [first] = lines;
  expect(first?.who).toMatch(/^[0-9a-f]{16}$/);
  const told = lines.map(({ status, who }) => [
    status,
    who === undefined ? '' : who === first?.who ? 'ada' : 'bob',
  ]);
  expect(told).toEqual([
    [200, 'ada'],
    [401, 'ada'],
    [401, ''],
    [403, 'ada'],
    [403, 'ada'],
    [200, 'ada'],
    [200, 'bob'],
    [200, 'ada'],
    [200, 'ada'],
    [200, 'ada'],
    [200, 'ada'],
    [200, 'ada'],
  ]);
  for (const { id, email, token } of [ada, bob]) {
    for (const name of [id, email, token, session.access]) expect(caught.text()).not.toContain(name);
  }
});

it('connects how an account was made and reset', async () => {
  const { caught, ask } = openLog();
  const email = 'eve@example.org';
  await ask('POST', '/django/api/register', registration(email));
  await ask('PUT', `/django/api/verify_otp/${email}/`, { otp: server.codeFor(email) });
  server.clock.advance(60_000);
  await server.settled();
  await ask('POST', '/django/api/user/reset_password', {
    email,
    otp: '000000',
    password: NEW_PASSWORD,
    password2: NEW_PASSWORD,
  });
  const lines = linesOf(caught);
  expect(lines.map(({ status }) => status)).toEqual([200, 200, 400]);
  expect(new Set(lines.map(({ who }) => who)).size).toBe(1);
  expect(lines[0]?.who).toBeDefined();
});

it('gives an account another name each day, and none where only its own answers are read', async () => {
  const { caught, ask } = openLog();
  const ada = await server.signUpMember('late');
  await ask(...logIn(ada));
  await ask('GET', `/django/user/profiles/${ada.id}/`, undefined, ada.token);
  server.clock.advance(DAY_MS);
  await ask(...logIn(ada));
  const [today, read, tomorrow] = linesOf(caught);
  expect(read).not.toHaveProperty('who');
  expect(tomorrow?.who).toMatch(/^[0-9a-f]{16}$/);
  expect(tomorrow?.who).not.toBe(today?.who);
});
