import { expect, it } from 'vitest';
import { isRefusedPassword } from '../../server/auth/refused-passwords.ts';
import { isCommonPassword } from '../../src/domain/common-passwords.ts';
import { accountCalls } from '../support/account-calls.ts';
import { PASSWORD } from '../support/server-harness.ts';
import { openLastingServer } from '../support/test-server.ts';

/** In no list of patterns: found in leaks, and dressed for the rule of composition. */
const LEAKED = 'Nick1234-Rem936';

const server = await openLastingServer();
const { changePassword, forget, login, register, reset } = accountCalls(server);

it.each([LEAKED, 'Fre_Ak8yj', 'Roma1996!', '#Rauf123', 'Voxstrange-1', 'Sup3rst@r!9', 'Ka12rm12.'])(
  'a password from a leak is refused, in capitals and with signs too: %s',
  async (password) => {
    expect(isCommonPassword(password)).toBe(false);
    expect(await isRefusedPassword(password)).toBe(true);
  },
);

it.each([
  PASSWORD,
  'Kv9_aaaBBB',
  'Correct-Horse-7-Battery',
  'Str0ng-Tulip$Pan',
  'Ünïcode-9x',
  'hX!29vbq-Lm0',
  'Master-98317364!',
])('a password from a leak is none of those that take some finding: %s', async (password) =>
  expect(await isRefusedPassword(password)).toBe(false),
);

it('a password from a leak is refused wherever a password is chosen, and changes nothing', async () => {
  const refused = async (answer: Promise<Response>, field: string): Promise<void> => {
    const { status } = await answer;
    expect({ status, body: await (await answer).json() }).toEqual({
      status: 400,
      body: { [field]: ['This password is too common.'] },
    });
  };
  await refused(register('eve@example.org', { password: LEAKED }), 'password');

  const { id, email } = await server.signUpMember();
  await refused(changePassword(id, PASSWORD, LEAKED), 'new_password');

  server.clock.advance(60_000);
  await forget(email);
  await server.settled();
  await refused(reset(email, server.codeFor(email), LEAKED), 'password');
  expect((await login(email)).status).toBe(200);
});
