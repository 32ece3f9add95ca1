import { createSpentLimits } from '../../server/auth/spent-limits.ts';
import { type AppSettings, createApp } from '../../server/create-app.ts';
import type { Database } from '../../server/database/database.ts';
import type { Mail } from '../../server/mail/mailer.ts';
import type { Parts } from '../../server/parts.ts';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { emptyDatabase, openTestDatabase } from './server-database.ts';
import { testParts } from './server-parts.ts';

export const PASSWORD = 'Sorrel-42x';
const START = Date.parse('2026-11-21T10:00:00Z');

export interface CallParts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** Sent as the entry's encoding says. */
  readonly body?: unknown;
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly address?: string;
}

export interface TestMember {
  readonly id: string;
  readonly email: string;
  readonly token: string;
}

export interface TestServer {
  readonly parts: Parts;
  /** Everything the server mailed, oldest first. */
  readonly mails: readonly Mail[];
  readonly clock: { readonly now: () => number; advance(ms: number): void };
  request(path: string, init?: RequestInit, address?: string): Promise<Response>;
  call(entry: Endpoint, parts?: CallParts): Promise<Response>;
  /** The code of the last mail to an address. */
  codeFor(email: string): string;
  /** Registers, verifies and signs in; every member has an address of their own. */
  signUpMember(username?: string): Promise<TestMember>;
  /** Resolves when nothing is planned or mailed any more. */
  settled(): Promise<void>;
  /** No account, no mail, the first clock again. */
  reset(): Promise<void>;
  stop(): Promise<void>;
}

const formOf = (body: unknown): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(body as Record<string, string | Blob>)) form.append(name, value);
  return form;
};

const pathOf = (entry: Endpoint, { params = {}, query = {} }: CallParts): string => {
  const path = entry.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? 'none'),
  );
  return Object.keys(query).length > 0 ? `${path}?${new URLSearchParams(query)}` : path;
};

const initOf = (entry: Endpoint, { body, token, headers: own = {} }: CallParts): RequestInit => {
  const headers = { ...own, ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }) };
  if (entry.encoding === 'multipart') return { method: entry.method, headers, body: formOf(body) };
  if (entry.encoding === 'none') return { method: entry.method, headers };
  return {
    method: entry.method,
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
};

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
  const app = createApp(parts, {
    publicUrl: null,
    backends: [],
    staticDir: null,
    devPages: false,
    ...settings,
  });
  let members = 0;

  const request: TestServer['request'] = async (path, init, address = '203.0.113.1') =>
    app.hono.request(path, init, { incoming: { socket: { remoteAddress: address } } });
  const call: TestServer['call'] = (entry, callParts = {}) =>
    request(pathOf(entry, callParts), initOf(entry, callParts), callParts.address);
  const codeFor = (email: string): string => {
    const mail = mails.findLast(({ to }) => to === email);
    const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
    if (code === undefined) throw new Error(`No code was mailed to ${email}.`);
    return code;
  };

  return {
    parts,
    mails,
    clock,
    request,
    call,
    codeFor,
    signUpMember: async (username = 'member') => {
      members += 1;
      const email = `${username}${members}@example.org`;
      const address = `198.51.100.${members}`;
      const body = {
        username,
        email,
        password: PASSWORD,
        isClient: true,
        isSuperAdmin: false,
        isAdmin: false,
      };
      await call(endpoints.register, { body, address });
      await call(endpoints.verifyOtp, { params: { email }, body: { otp: codeFor(email) }, address });
      const answer = await call(endpoints.login, { body: { email, password: PASSWORD }, address });
      const { id, access } = (await answer.json()) as { id: string; access: string };
      return { id, email, token: access };
    },
    settled: app.settled,
    reset: async () => {
      await app.settled();
      await emptyDatabase(db);
      Object.assign(parts, { spentLimits: createSpentLimits() });
      mails.length = 0;
      now = START;
      members = 0;
    },
    stop: async () => {
      await app.settled();
      await close();
    },
  };
};
