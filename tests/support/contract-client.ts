import type { Endpoint } from '../../src/contract/endpoint.ts';
import { endpoints } from '../../src/contract/endpoints.ts';

export const PASSWORD = 'Sorrel-42x';

export interface CallParts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** Sent as the entry's encoding says. */
  readonly body?: unknown;
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly address?: string | undefined;
}

export interface TestMember {
  readonly id: string;
  readonly email: string;
  readonly token: string;
}

/** The access to a backend that the contract tests need; any backend can be tested by it. */
export interface ContractServer {
  request(path: string, init?: RequestInit, address?: string): Promise<Response>;
  call(entry: Endpoint, parts?: CallParts): Promise<Response>;
  /** The code of the last mail to an address. */
  codeFor(email: string): string;
  /** Registers, verifies and signs in; every member has an address of their own. */
  signUpMember(username?: string): Promise<TestMember>;
  /** Resolves when nothing is planned or mailed any more. */
  settled(): Promise<void>;
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

type Backend = Pick<ContractServer, 'request' | 'codeFor'>;
type Caller = Pick<ContractServer, 'call' | 'signUpMember'>;

export const callOver =
  (request: ContractServer['request']): ContractServer['call'] =>
  (entry, parts = {}) =>
    request(pathOf(entry, parts), initOf(entry, parts), parts.address);

/** Calls a backend as the contract says, over whatever way requests take to it. */
export const createCaller = ({ request, codeFor }: Backend): Caller => {
  let members = 0;
  const call = callOver(request);
  return {
    call,
    signUpMember: async (username = 'member') => {
      members += 1;
      const email = `${username}${members}@example.org`;
      const address = `198.51.100.${members}`;
      const roles = { isClient: true, isSuperAdmin: false, isAdmin: false };
      await call(endpoints.register, { body: { username, email, password: PASSWORD, ...roles }, address });
      await call(endpoints.verifyOtp, { params: { email }, body: { otp: codeFor(email) }, address });
      const answer = await call(endpoints.login, { body: { email, password: PASSWORD }, address });
      const { id, access } = (await answer.json()) as { id: string | number; access: string };
      return { id: String(id), email, token: access };
    },
  };
};
