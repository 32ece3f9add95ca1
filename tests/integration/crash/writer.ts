import { randomUUID } from 'node:crypto';
import type { Endpoint } from '../../../src/contract/endpoint.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { addDays } from '../../../src/domain/calendar/days.ts';
import { PROFILE, registration } from '../../support/contract-requests.ts';
import { type CallParts, PASSWORD } from '../../support/server-harness.ts';
import { callsTo } from '../../support/server-process.ts';

/** A member who writes, and what became of each thing written. */
export interface Writer {
  readonly name: string;
  readonly id: string;
  readonly token: string;
  /** Numbers of what was answered 200. */
  readonly kept: Readonly<Record<Kind, Set<number>>>;
  /** The last acknowledged of each kind that takes a key. */
  readonly last: Map<Kind, Write>;
  /** Sent, and nobody knows what became of it. */
  readonly unsure: Map<string, Write>;
  sent: number;
}

export const KINDS = ['journal', 'chat', 'profile', 'registration'] as const;
export type Kind = (typeof KINDS)[number];

export interface Write {
  readonly kind: Kind;
  /** Tells it from every other write of its member. */
  readonly number: number;
  readonly key: string;
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  /** What it was told the last time it was sent again. */
  readonly told?: string;
}

/** An operation's id says whose it is and which. */
export const operationId = (number: number, at: number): string =>
  `00000000-0000-4000-8000-${String(number * 10 + at).padStart(12, '0')}`;
export const OPERATIONS_OF_A_WRITE = 3;
/** A day holds only so many operations. */
const DAYS = 300;

const requestOf = (
  { name, id }: Writer,
  kind: Kind,
  number: number,
): Pick<Write, 'method' | 'path' | 'body'> => {
  switch (kind) {
    case 'journal': {
      const operations = Array.from({ length: OPERATIONS_OF_A_WRITE }, (_, at) => ({
        id: operationId(number, at),
        day: addDays('2026-01-01', number % DAYS),
        kind: 'water.add',
        payload: { litres: 0.25 },
      }));
      return { method: 'POST', path: '/django/ext/v1/journal', body: { operations } };
    }
    case 'chat':
      return { method: 'POST', path: `/django/assistant/${id}/chat/`, body: { message: `Number ${number}` } };
    case 'profile':
      return {
        method: 'POST',
        path: '/django/user/create/profile/',
        body: { user: id, ...PROFILE, name: String(number) },
      };
    case 'registration':
      return {
        method: 'POST',
        path: '/django/api/register',
        body: registration(`${name}.${number}@example.org`),
      };
  }
};

export const nextWrite = (writer: Writer, kind: Kind): Write => {
  writer.sent += 1;
  return { kind, number: writer.sent, key: randomUUID(), ...requestOf(writer, kind, writer.sent) };
};

/** `true` where it was answered 200, `false` where the server was not there to the end, else what it answered. */
export const send = async (origin: string, writer: Writer, write: Write): Promise<boolean | string> => {
  try {
    const answer = await fetch(origin + write.path, {
      method: write.method,
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${writer.token}`,
        'Idempotency-Key': write.key,
      },
      body: JSON.stringify(write.body),
    });
    const text = await answer.text();
    return answer.status === 200 ? true : `${answer.status} ${text}`;
  } catch {
    return false;
  }
};

/** A member with a profile, signed in. */
export const signUpWriter = async (
  origin: string,
  name: string,
  codeFor: (email: string) => Promise<string>,
): Promise<Writer> => {
  const email = `${name}@example.org`;
  const call = async (entry: Endpoint, parts: CallParts) => {
    const answer = await callsTo(origin)(entry, parts);
    if (answer.status !== 200) throw new Error(`${entry.name}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  await call(endpoints.register, { body: registration(email) });
  await call(endpoints.verifyOtp, { params: { email }, body: { otp: await codeFor(email) } });
  const { id, access: token } = await call(endpoints.login, { body: { email, password: PASSWORD } });
  await call(endpoints.createProfile, { body: { user: id, ...PROFILE, name: '0' }, token });
  const none = () => new Set<number>();
  return {
    name,
    id,
    token,
    kept: { journal: none(), chat: none(), profile: none(), registration: none() },
    last: new Map(),
    unsure: new Map(),
    sent: 0,
  };
};
