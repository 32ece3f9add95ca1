import type { Budget } from '../contract/plan.ts';
import type { WireProfile } from '../contract/profile.ts';
import type { KeptMessage } from '../domain/chat/merge-thread.ts';
import type { JournalOperation } from '../domain/journal/operations.ts';
import type { NotificationChoices } from '../domain/notification-topics.ts';
import type { LocalDay } from '../domain/planner/types.ts';
import type { Units } from '../domain/units.ts';
import type { DevicePlan } from './device-plan.ts';
import type { Sealed } from './intents.ts';

/** The rows of a member's database. Times are epoch milliseconds of this device. */

/** The one row of a table that holds one thing. */
export const ONLY = 'only';

/** A server's answer as last read; never replaced by a failed or unreadable one. */
export interface StoredProfile {
  readonly key: typeof ONLY;
  readonly profile: WireProfile;
  readonly fetchedAt: number;
}

export interface StoredPlan {
  readonly key: typeof ONLY;
  readonly plan: DevicePlan;
  readonly fetchedAt: number;
}

export interface StoredBudget {
  readonly day: LocalDay;
  readonly budget: Budget;
  readonly fetchedAt: number;
}

export interface StoredPlanInputs {
  readonly key: typeof ONLY;
  readonly inputs: Sealed;
  readonly updatedAt: number;
}

/** All cycle notes in one sealed row, so that not even their dates can be read; it never travels. */
export interface StoredCycle {
  readonly key: typeof ONLY;
  readonly log: Sealed;
  /** Counts the changes, so that two tabs never overwrite each other. */
  readonly revision: number;
}

/** `seq` is the device's order, given by the database; `serverSeq` the member's one order, once known. */
export type JournalRow = JournalOperation & {
  readonly seq: number;
  readonly serverSeq: number | null;
};

/** What a person typed and did not send yet. Always sealed. */
export interface DraftRow {
  readonly key: string;
  readonly values: Sealed;
  readonly updatedAt: number;
}

/** What was said and answered; a message that is still on its way is a row of the outbox and nothing else. */
export interface MessageRow extends KeptMessage {
  /** Its place in the conversation. */
  readonly position: number;
}

/** The member's choices on this device. */
export interface MemberSettings {
  readonly units: Units;
  /** Today's plan may be read on the locked device. */
  readonly readableWhenLocked: boolean;
  /** The idle lock never fires. */
  readonly keepSignedIn: boolean;
  /** The member prefers not to say; the wire knows two genders only and holds its default. */
  readonly sexUndisclosed: boolean;
  /** The questions before the first plan: due since this device made the profile, or answered or put away. */
  readonly safetyCard: 'due' | 'done';
  readonly notifications: NotificationChoices;
}

export interface SettingRow<Settings> {
  readonly key: keyof Settings & string;
  readonly value: Settings[keyof Settings];
}

/** What the bell counts. The id names its cause, so that nothing is announced twice. */
export interface NoticeRow {
  readonly id: string;
  readonly kind: 'plan-ready' | 'change-refused' | 'reminder';
  /** The outbox row that was refused, or the reminder's text; empty where the kind says it all. */
  readonly about: string;
  readonly at: number;
  readonly read: 0 | 1;
}

export interface KeyRow {
  readonly name: string;
  /** Not extractable. */
  readonly key: CryptoKey;
}
