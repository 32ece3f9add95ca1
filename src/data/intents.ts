import type { sendChat } from '../contract/chat.ts';
import type { BodyOf } from '../contract/endpoint.ts';
import type { PlanInputs, PlanSwitches } from '../contract/plan.ts';
import type { createProfile, saveProfile } from '../contract/profile.ts';
import type { addWellness, createLifestyle, createPreference } from '../contract/questionnaires.ts';
import type { AppError } from '../domain/app-error.ts';
import type { CycleOperation } from '../domain/cycle/shared.ts';
import type { JournalOperation } from '../domain/journal/operations.ts';

/**
 * The payload of each kind of change: the body of its call without the member's id, which the outbox entry holds and
 * the sender fills in. No token and no request is ever stored. `changes/` says how each kind is sent.
 */
export interface IntentPayloads {
  readonly 'profile.create': Omit<BodyOf<typeof createProfile>, 'user'>;
  /** The answers about goal and body, given again: the same call with the whole profile. */
  readonly 'profile.change': Omit<BodyOf<typeof createProfile>, 'user'>;
  readonly 'profile.save': Omit<BodyOf<typeof saveProfile>, 'user'>;
  /** Bytes, not a Blob: they can be encrypted, and every browser stores them. */
  readonly 'photo.upload': { readonly bytes: ArrayBuffer; readonly type: string };
  readonly 'plan-inputs.put': PlanInputs;
  readonly 'plan-switches.put': PlanSwitches;
  readonly 'lifestyle.submit': Omit<BodyOf<typeof createLifestyle>, 'user'>;
  readonly 'preference.submit': Omit<BodyOf<typeof createPreference>, 'user'>;
  readonly 'wellness.submit': Omit<BodyOf<typeof addWellness>, 'user_id'>;
  readonly 'chat.send': BodyOf<typeof sendChat>;
  /** Encrypted on this device, unlike the rest of the journal. */
  readonly 'cycle.share': { readonly operations: readonly CycleOperation[] };
  readonly 'journal.append': { readonly operations: readonly JournalOperation[] };
}

export type IntentKind = keyof IntentPayloads;

export type Intent<K extends IntentKind = IntentKind> = {
  readonly [Kind in K]: { readonly kind: Kind; readonly payload: IntentPayloads[Kind] };
}[K];

/** First in, first out within a lane; lanes never wait for one another. */
export const LANES = ['profile', 'questionnaires', 'chat', 'journal'] as const;
export type Lane = (typeof LANES)[number];

/** AES-GCM under the member's key. */
export interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly data: ArrayBuffer;
}

export const OUTBOX_VERSION = 1;

/** One intent on its way. Times are epoch milliseconds of this device. */
export interface OutboxRow {
  /** Local order, given by the database. */
  readonly order: number;
  /** UUID; the idempotency key where the backend declares that extension. */
  readonly id: string;
  readonly version: number;
  readonly memberId: string;
  readonly lane: Lane;
  readonly kind: IntentKind;
  readonly payload: IntentPayloads[IntentKind] | Sealed;
  readonly sealed: boolean;
  readonly state: 'waiting' | 'sending' | 'refused';
  /** Failed attempts so far. */
  readonly attempts: number;
  readonly nextAt: number;
  /** While `sending`: when another drainer may take the row over. */
  readonly leaseUntil: number;
  /** Number of attempts in a row that failed with the same kind of error; absent means none. */
  readonly repeats?: number;
  /** A try before the last one ended without the server's own word, or the last one's word was somebody else's. */
  readonly mayHaveArrived?: boolean;
  /** It is tried again at the member's word: meanwhile the server's lists were read as if it had never arrived. */
  readonly wasRefused?: boolean;
  /** Of the last attempt; null before the first. */
  readonly lastError: AppError | null;
  /** The same with what the server said about a sealed payload, which it may repeat; absent where nothing. */
  readonly sealedError?: Sealed | null;
  readonly createdAt: number;
}
