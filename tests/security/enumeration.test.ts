import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '../../src/contract/endpoints.ts';
import { err } from '../../src/domain/result.ts';
import { registration } from '../support/contract-requests.ts';
import { PASSWORD } from '../support/server-harness.ts';
import { openTestServer } from '../support/test-server.ts';

const WRONG = 'Wrong-42x';
const UNKNOWN = 'nobody@example.org';

const server = await openTestServer();
let work: string[] = [];
beforeAll(async () => {
  const { hasher } = server.parts;
  Object.assign(server.parts, {
    hasher: {
      hash: (text: string) => {
        work.push('hash');
        return hasher.hash(text);
      },
      matches: (hashed: string | null, text: string) => {
        work.push('compare');
        return hasher.matches(hashed, text);
      },
    },
  });
});

interface Seen {
  readonly status: number;
  readonly text: string;
  readonly headers: readonly string[];
  /** What the server hashed and compared before it answered. */
  readonly work: readonly string[];
}

const see = async (asking: () => Promise<Response>): Promise<Seen> => {
  await server.settled();
  work = [];
  const answer = await asking();
  const done = [...work];
  await server.settled();
  return {
    status: answer.status,
    text: await answer.text(),
    headers: [...answer.headers.keys()],
    work: done,
  };
};

const forget = (email: string) => server.call(endpoints.forgetPassword, { body: { email } });

describe('whether an address has an account is not told', () => {
  const login = (email: string) => server.call(endpoints.login, { body: { email, password: WRONG } });
  const reset = (email: string) =>
    server.call(endpoints.resetPassword, {
      body: { email, otp: '000000', password: 'Other-42x', password2: 'Other-42x' },
    });
  const verify = (email: string) =>
    server.call(endpoints.verifyOtp, { params: { email }, body: { otp: '000000' } });
  const resend = (email: string) => server.call(endpoints.resendOtp, { body: { email } });
  const subscribe = (email: string) => server.call(endpoints.subscribeNewsletter, { body: { email } });

  it.each([
    ['signing in with a wrong password', login],
    ['asking for a reset', forget],
    ['resetting with a wrong code', reset],
    ['confirming with a wrong code', verify],
    ['asking for a code again', resend],
    ['the newsletter', subscribe],
  ])('by %s: the same answer for the same work', async (_, ask) => {
    const { email } = await server.signUpMember();
    server.clock.advance(61 * 60_000);
    expect(await see(() => ask(email))).toEqual(await see(() => ask(UNKNOWN)));
  });

  it('by a password that is too weak for anybody', async () => {
    const { email } = await server.signUpMember();
    const ask = (to: string) =>
      server.call(endpoints.register, { body: { ...registration(to), password: 'P@ssw0rd' } });
    expect(await see(() => ask(email))).toEqual(await see(() => ask(UNKNOWN)));
  });

  it('by a code that is there but wrong, and one that never was', async () => {
    const { email } = await server.signUpMember();
    await forget(email);
    await server.settled();
    const code = server.codeFor(email);
    const wrong = code === '000000' ? '000001' : '000000';
    const ask = (to: string) =>
      server.call(endpoints.resetPassword, {
        body: { email: to, otp: wrong, password: 'Other-42x', password2: 'Other-42x' },
      });
    expect(await see(() => ask(email))).toEqual(await see(() => ask(UNKNOWN)));
  });

  it('by how often a code can be asked for while no mail can be sent', async () => {
    const { email } = await server.signUpMember();
    const { mailer } = server.parts;
    const failing = { send: async () => err({ reason: 'down' }) };
    Object.assign(server.parts, { mailer: failing });
    const askedFor = async (to: string): Promise<number> => {
      for (let asked = 0; asked < 20; asked += 1) {
        server.clock.advance(61_000);
        if ((await see(() => forget(to))).status === 429) return asked;
      }
      throw new Error('Nothing bounds this.');
    };
    try {
      expect([await askedFor(email), await askedFor(UNKNOWN)]).toEqual([5, 5]);
    } finally {
      Object.assign(server.parts, { mailer });
    }
  });

  it('by an account that staff have closed', async () => {
    const { id, email } = await server.signUpMember();
    await server.parts.db.execute(sql`update users set deleted_at = now() where id = ${id}`);
    expect(await see(() => login(email))).toEqual(await see(() => login(UNKNOWN)));
    expect(await see(() => forget(email))).toEqual(await see(() => forget(UNKNOWN)));
    expect(server.mails.filter(({ subject }) => subject.includes('reset'))).toEqual([]);
  });

  it('by registering the address of an account that staff have closed: as that of one in use', async () => {
    const [closed, used] = [await server.signUpMember('ada'), await server.signUpMember('bob')];
    await server.parts.db.execute(sql`update users set deleted_at = now() where id = ${closed.id}`);
    const register = (email: string) => server.call(endpoints.register, { body: registration(email) });
    for (const _ of ['first', 'again'])
      expect(await see(() => register(closed.email))).toEqual(await see(() => register(used.email)));
  });
});

describe('whether an id has an account is not told', () => {
  it('by changing its password', async () => {
    const { id } = await server.signUpMember();
    const change = (user_id: string) =>
      server.call(endpoints.updatePassword, {
        body: { user_id, password: WRONG, new_password: 'Other-42x' },
      });
    const known = await see(() => change(id));
    expect(known).toEqual(await see(() => change(id.replace(/^./, (sign) => (sign === 'f' ? 'e' : 'f')))));
    expect(known).toEqual(await see(() => change('no id at all')));
  });

  it('by its thread', async () => {
    const { id } = await server.signUpMember();
    const thread = (of: string) => server.call(endpoints.getThread, { params: { id: of } });
    const [known, unknown] = [await see(() => thread(id)), await see(() => thread('nobody'))];
    expect(known.status).toBe(unknown.status);
    expect(known.text.length).toBe(unknown.text.length);
  });
});

it('is told by registration alone, as the product has it', async () => {
  const { email } = await server.signUpMember();
  const register = (to: string) => server.call(endpoints.register, { body: registration(to) });
  expect((await register(email)).status).toBe(409);
});

it('asks the password of an unconfirmed address before it says that it is unconfirmed', async () => {
  await server.call(endpoints.register, { body: registration('ada@example.org') });
  const login = (password: string) =>
    server.call(endpoints.login, { body: { email: 'ada@example.org', password } });
  expect((await login(WRONG)).status).toBe(401);
  expect((await login(PASSWORD)).status).toBe(403);
});
