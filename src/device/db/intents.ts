import type { sendChat } from '../../contract/coach/chat.ts';
import type { BodyOf } from '../../contract/endpoint.ts';
import type { putPlan } from '../../contract/own-week.ts';
import type { PlanInputs, PlanSwitches } from '../../contract/plan.ts';
import type { createProfile, saveProfile } from '../../contract/profile.ts';
import type { addWellness, createLifestyle, createPreference } from '../../contract/questionnaires.ts';
import type { AppError } from '../../terms/app-error.ts';
import type { JournalOperation } from '../../terms/journal.ts';

/**
 * The payload of each kind of change: the body of its call without the member's id, which the outbox entry holds and
 * the sender fills in. Tokens are never part of it. `changes/` defines how each kind is sent.
 */
export interface IntentPayloads {
  readonly 'profile.create': Omit<BodyOf<typeof createProfile>, 'user'>;
  /** A later change of goal or body. It makes the same call as `profile.create`, with the whole profile. */
  readonly 'profile.change': Omit<BodyOf<typeof createProfile>, 'user'>;
  readonly 'profile.save': Omit<BodyOf<typeof saveProfile>, 'user'>;
  /** Bytes, not a Blob: they can be encrypted, and every browser stores them. */
  readonly 'photo.upload': { readonly bytes: ArrayBuffer; readonly type: string };
  readonly 'plan-inputs.put': PlanInputs;
  readonly 'plan-switches.put': PlanSwitches;
  readonly 'plan.put': Omit<BodyOf<typeof putPlan>, 'user'>;
  readonly 'lifestyle.submit': Omit<BodyOf<typeof createLifestyle>, 'user'>;
  readonly 'preference.submit': Omit<BodyOf<typeof createPreference>, 'user'>;
  readonly 'wellness.submit': Omit<BodyOf<typeof addWellness>, 'user_id'>;
  readonly 'chat.send': BodyOf<typeof sendChat>;
  readonly 'journal.append': { readonly operations: readonly JournalOperation[] };
}

export type IntentKind = keyof IntentPayloads;

export type Intent<K extends IntentKind = IntentKind> = {
  readonly [Kind in K]: { readonly kind: Kind; readonly payload: IntentPayloads[Kind] };
}[K];

/** Entries of one lane are sent in order; lanes do not wait for each other. */
export const LANES = ['profile', 'questionnaires', 'chat', 'journal'] as const;
export type Lane = (typeof LANES)[number];

/** A value encrypted with AES-GCM under the member's key. */
export interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly data: ArrayBuffer;
}

/** The version of the stored payloads that this release writes and can read. */
export const OUTBOX_VERSION = 1;

/** An outbox entry: one change to be sent. Times are milliseconds since 1970 by this device's clock. */
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
  /** The next attempt is made no earlier than this. */
  readonly nextAt: number;
  /** The lease of an entry in state `sending`: from then on another tab or the worker may claim it. */
  readonly leaseUntil: number;
  /** Number of attempts in a row that failed with the same kind of error; absent before the first failure. */
  readonly repeats?: number;
  /**
   * True if the change may have reached the server although none of its answers arrived: an attempt before the last one
   * failed or was interrupted, or something else than the backend answered the last one.
   */
  readonly mayHaveArrived?: boolean;
  /** True if the member retried it after a refusal. Until then, fetched lists were taken not to contain it. */
  readonly wasRefused?: boolean;
  /** The error of the last attempt; null before the first. For a sealed payload it has none of the server's text. */
  readonly lastError: AppError | null;
  /** The last error with the server's text, encrypted because that text may repeat a sealed payload. */
  readonly sealedError?: Sealed | null;
  readonly createdAt: number;
}
