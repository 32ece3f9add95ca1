import { describe, expect, it } from 'vitest';
import { isRefusedPassword } from '../../server/auth/refused-passwords.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { isCommonPassword } from '../../src/domain/common-passwords.ts';
import { registration } from '../support/contract-requests.ts';
import { PASSWORD } from '../support/server-harness.ts';
import { openLastingServer } from '../support/test-server.ts';

/** In no list of patterns: found in leaks, and dressed for the rule of composition. */
const LEAKED = 'Nick1234-Rem936';

const server = await openLastingServer();

describe('a password from a leak', () => {
  it.each([LEAKED, 'Fre_Ak8yj', 'Roma1996!', '#Rauf123', 'Voxstrange-1', 'Sup3rst@r!9', 'Ka12rm12.'])(
    'is refused, in capitals and with signs too: %s',
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
  ])('is none of those that take some finding: %s', async (password) =>
    expect(await isRefusedPassword(password)).toBe(false),
  );

  it('is refused wherever a password is chosen, and changes nothing', async () => {
    const refused = async (answer: Promise<Response>, field: string): Promise<void> => {
      const { status } = await answer;
      expect({ status, body: await (await answer).json() }).toEqual({
        status: 400,
        body: { [field]: ['This password is too common.'] },
      });
    };
    const chosen = { password: LEAKED, password2: LEAKED };
    const body = { ...registration('eve@example.org'), ...chosen };
    await refused(server.call(endpoints.register, { body }), 'password');

    const { id, email } = await server.signUpMember();
    const changed = { user_id: id, password: PASSWORD, new_password: LEAKED };
    await refused(server.call(endpoints.updatePassword, { body: changed }), 'new_password');

    server.clock.advance(60_000);
    await server.call(endpoints.forgetPassword, { body: { email } });
    await server.settled();
    const reset = { email, otp: server.codeFor(email), ...chosen };
    await refused(server.call(endpoints.resetPassword, { body: reset }), 'password');
    expect((await server.call(endpoints.login, { body: { email, password: PASSWORD } })).status).toBe(200);
  });
});
