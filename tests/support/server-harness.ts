import { issueToken } from '../../server/auth/access-tokens.ts';
import { createSpentLimits } from '../../server/auth/rate-limits.ts';
import { uuidOf } from '../../server/base/keys.ts';
import { type AppSettings, createApp } from '../../server/create-app.ts';
import type { Database } from '../../server/database/database.ts';
import { rateLimits, users } from '../../server/database/schema.ts';
import type { Mail } from '../../server/mail/mailer.ts';
import type { Parts } from '../../server/routes/parts.ts';
import { type ContractServer, callOver, PASSWORD } from './contract-client.ts';
import { emptyDatabase, openTestDatabase } from './server-database.ts';
import { testParts } from './server-parts.ts';

export { type CallParts, PASSWORD, type TestMember } from './contract-client.ts';

const START = Date.parse('2026-11-21T10:00:00Z');

export interface TestServer extends ContractServer {
  readonly parts: Parts;
  /** Everything the server mailed, oldest first. */
  readonly mails: readonly Mail[];
  readonly clock: { readonly now: () => number; advance(ms: number): void };
  /** No account, no mail, the first clock and the first parts again. */
  reset(): Promise<void>;
  forgetLimits(): Promise<void>;
  stop(): Promise<void>;
}

/** An app on some parts, to be asked as from a connection: a server's own, or another one beside it. */
export const appOn = (parts: Parts, settings: Partial<AppSettings> = {}) => {
  const app = createApp(parts, {
    publicUrl: null,
    backends: [],
    staticDir: null,
    devPages: false,
    ...settings,
  });
  const request: TestServer['request'] = async (path, init, address = '203.0.113.1') =>
    app.hono.request(path, init, { incoming: { socket: { remoteAddress: address } } });
  return { ...app, request, call: callOver(request) };
};

/** Hashing takes many times as long as everything else of a sign-up, and every member has the same password. */
let passwordHash: Promise<string> | null = null;

export const startTestServer = async (
  settings: Partial<AppSettings> = {},
  watch: (db: Database) => Database = (db) => db,
): Promise<TestServer> => {
  const { db: opened, close } = await openTestDatabase();
  const db = watch(opened);
  let now = START;
  const advance = (ms: number): void => {
    now += ms;
  };
  const clock = { now: () => now, advance };
  const { parts, mails } = testParts(db, clock.now, 42);
  const firstParts = { ...parts };
  const { request, call, settled } = appOn(parts, settings);
  const codeFor = (email: string): string => {
    const mail = mails.findLast(({ to }) => to === email);
    const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
    if (code === undefined) throw new Error(`No code was mailed to ${email}.`);
    return code;
  };

  let members = 0;
  /** Puts a member into the database as one who has registered, confirmed the address and signed in. */
  const signUpMember: TestServer['signUpMember'] = async (username = 'member') => {
    members += 1;
    passwordHash ??= parts.hasher.hash(PASSWORD, '');
    const [id, email, at] = [
      uuidOf(parts.randomBytes(16)),
      `${username}${members}@example.org`,
      new Date(clock.now()),
    ];
    const account = { id, email, username, passwordHash: await passwordHash };
    await opened.insert(users).values({ ...account, verifiedAt: at, createdAt: at });
    return { id, email, token: await issueToken({ ...parts, db: opened }, id) };
  };
  const forgetLimits = async (): Promise<void> => {
    await opened.delete(rateLimits);
    Object.assign(parts, { spentLimits: createSpentLimits() });
  };

  return {
    parts,
    mails,
    clock,
    request,
    call,
    codeFor,
    signUpMember,
    settled,
    forgetLimits,
    reset: async () => {
      await settled();
      await emptyDatabase(opened);
      Object.assign(parts, firstParts, { spentLimits: createSpentLimits() });
      mails.length = 0;
      now = START;
      members = 0;
    },
    stop: async () => {
      await settled();
      await close();
    },
  };
};
