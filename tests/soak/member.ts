import sharp from 'sharp';
import { endpoints } from '../../src/contract/endpoints.ts';
import { localDayAt } from '../../src/domain/calendar/days.ts';
import { err, type Result } from '../../src/domain/result.ts';
import type { Dice } from '../chaos/dice.ts';
import { type Entry, factOf, intentOf, markOf } from '../chaos/entries.ts';
import { PROFILE, registration } from '../support/contract-requests.ts';
import type { Phone } from './phone.ts';
import type { Tally } from './tally.ts';

/** What a member has been told is kept. */
export interface Kept {
  readonly journal: Set<string>;
  readonly chat: Set<string>;
  /** The last of each kind, as its mark. */
  readonly last: Map<string, string>;
  photos: number;
}

export interface SoakMember {
  readonly id: string;
  readonly name: string;
  readonly phone: Phone;
  readonly kept: Kept;
  /** Does one thing, as members do them. */
  act(): Promise<void>;
}

const HABITS = {
  water: 24,
  meal: 14,
  shopping: 10,
  weight: 3,
  look: 20,
  chat: 4,
  lifestyle: 1,
  wellness: 1,
  profile: 2,
  photo: 2,
  forgotten: 1,
} as const;
type Habit = keyof typeof HABITS;

const TRIES = 40;
const BETWEEN_TRIES_MS = 500;
/** What a member is told while a neighbour is gone; everything else is a fault of the product. */
const passes = (status: number): boolean => status === 503 || status === 409;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** As a person does who taps the button again. */
const insist = async <T>(what: string, call: () => Promise<Result<T, unknown>>): Promise<T> => {
  let last: Result<T, unknown> = err(null);
  for (let tried = 0; tried < TRIES; tried += 1) {
    last = await call();
    if (last.ok) return last.value;
    await wait(BETWEEN_TRIES_MS);
  }
  throw new Error(`${what} fails: ${JSON.stringify(last)}`);
};

const PHOTO = await sharp({
  create: { width: 120, height: 120, channels: 3, background: 'green' },
})
  .jpeg()
  .toBuffer();

export interface SoakMemberParts {
  readonly name: string;
  readonly phone: Phone;
  readonly dice: Dice;
  readonly tally: Tally;
  /** The code of the last letter to an address. */
  readonly codeFor: (email: string) => string | null;
}

/** Signs up as a person does: with a mailed code, a profile, and the app open from then on. */
export const joinMember = async (parts: SoakMemberParts): Promise<SoakMember> => {
  const { name, phone, dice, tally, codeFor } = parts;
  const { api, sync } = phone;
  const email = `${name}@example.org`;
  const account = registration(email);
  await insist('registering', () => api.call(endpoints.register, { body: account }));
  const otp = codeFor(email) ?? '';
  await insist('confirming', () => api.call(endpoints.verifyOtp, { params: { email }, body: { otp } }));
  const { id, access, extensions } = await insist('signing in', () =>
    api.call(endpoints.login, { body: { email, password: account.password } }),
  );
  phone.setSession({ memberId: id, access, username: name, isClient: true, membershipType: '', extensions });
  const profile = { ...PROFILE, user: id, name };
  await insist('a profile', () => api.call(endpoints.createProfile, { body: profile as never }));

  const kept: Kept = { journal: new Set(), chat: new Set(), last: new Map(), photos: 0 };
  let number = 0;

  const enter = async (kind: Entry['kind']): Promise<void> => {
    number += 1;
    const entry: Entry = {
      number,
      member: name,
      handset: name,
      kind,
      day: localDayAt(Date.now(), 0),
      fate: 'pending',
    };
    const fact = factOf(entry, dice);
    const intent = intentOf(entry);
    const done =
      fact !== null ? await sync.record(fact) : intent !== null ? await sync.run({ intent }) : err('nothing');
    if (!done.ok) return tally.accuse(`${kind} was not kept on the device: ${JSON.stringify(done.error)}`);
    const mark = markOf(name, number);
    if (typeof done.value !== 'string')
      for (const { id: operation } of done.value) kept.journal.add(operation);
    else if (kind === 'chat') kept.chat.add(mark);
    else kept.last.set(kind, mark);
    tally.count('entries');
  };
  const once = async (
    what: string,
    call: () => Promise<Result<unknown, { kind: string; status?: number }>>,
  ) => {
    const done = await call();
    if (done.ok) return true;
    const { kind, status = 0 } = done.error;
    const isFine = ['offline', 'timeout', 'throttled', 'conflict'].includes(kind) || passes(status);
    if (!isFine) tally.accuse(`${what} failed: ${JSON.stringify(done.error)}`);
    return false;
  };
  const others: Readonly<Partial<Record<Habit, () => Promise<unknown>>>> = {
    look: () => sync.refreshAll(),
    photo: async () => {
      const photo = new Blob([new Uint8Array(PHOTO)], { type: 'image/jpeg' });
      const body = { user: id, photo };
      const isKept = await once('a photo', () =>
        api.call(endpoints.uploadPhoto, { params: { userId: id }, body }),
      );
      if (isKept) kept.photos += 1;
    },
    forgotten: () => once('a reset code', () => api.call(endpoints.forgetPassword, { body: { email } })),
  };
  return {
    id,
    name,
    phone,
    kept,
    act: async () => {
      const habit = dice.weighted(HABITS);
      const other = others[habit];
      if (other === undefined) await enter(habit as Entry['kind']);
      else await other();
    },
  };
};
