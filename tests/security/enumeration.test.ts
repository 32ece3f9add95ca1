import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Hasher } from '../../server/auth/hasher.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { err } from '../../src/terms/result.ts';
import { accountCalls, wrongFor } from '../support/account-calls.ts';
import { openTestServer } from '../support/test-server.ts';

const WRONG = 'Wrong-42x';
const UNKNOWN = 'nobody@example.org';

const server = await openTestServer();
let work: string[] = [];
beforeEach(() => {
  const { hasher } = server.parts;
  Object.assign(server.parts, {
    hasher: {
      hash: (...asked: Parameters<Hasher['hash']>) => {
        work.push('hash');
        return hasher.hash(...asked);
      },
      matches: (...asked: Parameters<Hasher['matches']>) => {
        work.push('compare');
        return hasher.matches(...asked);
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

const { changePassword, forget, login, register, resend, reset, verify } = accountCalls(server);

describe('whether an address has an account is not told', () => {
  const subscribe = (email: string) => server.call(endpoints.subscribeNewsletter, { body: { email } });

  it.each([
    ['signing in with a wrong password', (email: string) => login(email, WRONG)],
    ['asking for a reset', (email: string) => forget(email)],
    ['resetting with a wrong code', (email: string) => reset(email, '000000')],
    ['confirming with a wrong code', (email: string) => verify(email, '000000')],
    ['asking for a code again', (email: string) => resend(email)],
    ['the newsletter', subscribe],
  ])('by %s: the same answer for the same work', async (_, ask) => {
    const { email } = await server.signUpMember();
    server.clock.advance(61 * 60_000);
    expect(await see(() => ask(email))).toEqual(await see(() => ask(UNKNOWN)));
  });

  it('by a password that is too weak for anybody', async () => {
    const { email } = await server.signUpMember();
    const ask = (to: string) => register(to, { password: 'P@ssw0rd' });
    expect(await see(() => ask(email))).toEqual(await see(() => ask(UNKNOWN)));
  });

  it('by a code that is there but wrong, and one that never was', async () => {
    const { email } = await server.signUpMember();
    await forget(email);
    await server.settled();
    const wrong = wrongFor(server.codeFor(email));
    const ask = (to: string) => reset(to, wrong);
    expect(await see(() => ask(email))).toEqual(await see(() => ask(UNKNOWN)));
  });

  it('by how often a code can be asked for while no mail can be sent', async () => {
    const { email } = await server.signUpMember();
    Object.assign(server.parts, { mailer: { send: async () => err({ reason: 'down' }) } });
    const askedFor = async (to: string): Promise<number> => {
      for (let asked = 0; asked < 20; asked += 1) {
        server.clock.advance(61_000);
        if ((await see(() => forget(to))).status === 429) return asked;
      }
      throw new Error('Nothing bounds this.');
    };
    expect([await askedFor(email), await askedFor(UNKNOWN)]).toEqual([5, 5]);
  });

  it('by an account that staff have closed', async () => {
    const { id, email } = await server.signUpMember();
    await server.parts.db.execute(sql`update users set deleted_at = now() where id = ${id}`);
    expect(await see(() => login(email, WRONG))).toEqual(await see(() => login(UNKNOWN, WRONG)));
    expect(await see(() => forget(email))).toEqual(await see(() => forget(UNKNOWN)));
    expect(server.mails.filter(({ subject }) => subject.includes('reset'))).toEqual([]);
  });

  it('by registering the address of an account that staff have closed: as that of one in use', async () => {
    const [closed, used] = [await server.signUpMember('ada'), await server.signUpMember('bob')];
    await server.parts.db.execute(sql`update users set deleted_at = now() where id = ${closed.id}`);
    for (const _ of ['first', 'again'])
      expect(await see(() => register(closed.email))).toEqual(await see(() => register(used.email)));
  });
});

it('whether an id has an account is not told by changing its password', async () => {
  const { id } = await server.signUpMember();
  const change = (of: string) => changePassword(of, WRONG);
  const known = await see(() => change(id));
  expect(known).toEqual(await see(() => change(id.replace(/^./, (sign) => (sign === 'f' ? 'e' : 'f')))));
  expect(known).toEqual(await see(() => change('no id at all')));
});

it('whether an id has an account is not told by its thread', async () => {
  const { id } = await server.signUpMember();
  const thread = (of: string) => server.call(endpoints.getThread, { params: { id: of } });
  const [known, unknown] = [await see(() => thread(id)), await see(() => thread('nobody'))];
  expect(known.status).toBe(unknown.status);
  expect(known.text.length).toBe(unknown.text.length);
});
