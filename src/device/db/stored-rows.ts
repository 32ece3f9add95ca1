import type { Budget } from '../../contract/plan.ts';
import type { WireProfile } from '../../contract/profile.ts';
import type { CheckInDay } from '../../domain/body/energy/check-in.ts';
import type { StoredMessage } from '../../domain/coach/chat/messages.ts';
import type { ModelChoice } from '../../domain/coach/model/model-choice.ts';
import type { Cooking } from '../../domain/kitchen/cooking/cooking.ts';
import type { DaysOver } from '../../domain/kitchen/shopping/sum-up.ts';
import type { MealsToTick, PushChoices } from '../../domain/reminders/choices.ts';
import type { NotificationChoices } from '../../domain/reminders/notification-topics.ts';
import type { WeeklyReminder } from '../../domain/reminders/reminders.ts';
import type { Units } from '../../domain/units.ts';
import type { JournalEntry, JournalOperation } from '../../terms/journal.ts';
import type { LocalDay } from '../../terms/local-day.ts';
import type { DevicePlan } from './device-plan.ts';
import type { IntentPayloads, Lane, Sealed } from './intents.ts';
import type { UnlockKey } from './unlock-key.ts';

/** The rows of a member's database. Times are epoch milliseconds of this device. */

/** The one row of a table that holds one thing. */
export const ONLY = 'only';
export const SWITCHES = 'switches';
export const PREFERENCES = 'preferences';

/** A server's answer as last read; never replaced by a failed or unreadable one. */
export interface StoredProfile {
  readonly key: typeof ONLY;
  readonly profile: WireProfile;
  readonly fetchedAt: number;
}

export interface Picture {
  readonly bytes: ArrayBuffer;
  /** As the server names it: "image/webp". */
  readonly type: string;
}

/** The photo behind an address of the profile: the browser's own cache would outlive a sign-out. */
export interface StoredPhoto extends Picture {
  readonly key: typeof ONLY;
  readonly address: string;
}

export interface StoredPlan {
  readonly key: typeof ONLY;
  readonly plan: DevicePlan;
  readonly fetchedAt: number;
  /** The answers behind it: health answers are among them. Absent where the backend does not tell. */
  readonly answers?: Sealed;
  /** The person and rules behind it; absent as above. */
  readonly basis?: Sealed;
  /** The facts that this device made it of; absent where a backend made it, or has taken it over. */
  readonly madeOf?: Sealed;
}

export interface StoredBudget {
  readonly day: LocalDay;
  readonly budget: Budget;
  readonly fetchedAt: number;
}

export interface StoredPlanInputs {
  /** The switches of single answers, and the food preferences as last sent, have rows of their own. */
  readonly key: typeof ONLY | typeof SWITCHES | typeof PREFERENCES;
  readonly inputs: Sealed;
  readonly updatedAt: number;
  /** The change that carries the safety answers to the server; null: none does. An earlier release did not tell. */
  readonly sentAs?: string | null;
  /** No server has it, nor will before it is saved again. Absent where an earlier release did not tell. */
  readonly stays?: boolean;
}

/** All cycle notes in one sealed row, so that not even their dates can be read. */
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
  readonly refusedAfter?: number | null;
  /** Given up: an `entry.retract` that is here names it. */
  readonly retracted?: boolean;
};

/** Typed and unsent form values. Always encrypted. */
export interface DraftRow {
  readonly key: string;
  readonly values: Sealed;
  readonly updatedAt: number;
}

/** The answer of this device to a message of the conversation, sealed: it may name an allergy. */
export interface CoachTurnRow {
  /** The id of the message. */
  readonly id: string;
  readonly at: number;
  readonly turn: Sealed;
}

/** A message of the conversation. One that is still being sent is an outbox entry and nothing else. */
export interface MessageRow extends StoredMessage {
  /** Its place in the conversation. */
  readonly position: number;
}

/**
 * A sum that replaces the beginning of the journal, so that its length costs nothing: every entry of these kinds
 * whose server sequence is at most `place` (0 without a backend journal), or whose `seq` is at most `seq`. All of
 * them are of past days.
 */
export interface ShoppingSum extends DaysOver {
  readonly version: number;
  /** `mergedFoods` of the catalogue it was made by. */
  readonly merged: string;
  readonly place: number;
  readonly seq: number;
  readonly entries: readonly JournalEntry[];
}

/** A sum that replaces the `table.set` entries of the days up to `upTo`. */
export interface TableSum {
  readonly upTo: LocalDay;
  /** The number of entries that it replaces. */
  readonly words: number;
  /** The entry in effect at the end of `upTo`; null without one. */
  readonly standing: JournalRow | null;
}

/** The member's choices on this device. */
export interface MemberSettings {
  /** The member left with unsent changes kept, and has not come back. */
  readonly left: boolean;
  readonly units: Units;
  /** Today's plan may be read on the locked device; false where the member says that other people use it. */
  readonly readableWhenLocked: boolean;
  /** The idle lock never fires. */
  readonly keepSignedIn: boolean;
  /** A lock asked for the password: Today offers a PIN, or has done so. */
  readonly unlockOffer: 'due' | 'done';
  /** The member prefers not to say; the wire knows two genders only and holds its default. */
  readonly sexUndisclosed: boolean;
  /** The questions before the first plan: due since this device made the profile, or answered or put away. */
  readonly safetyCard: 'due' | 'done';
  readonly notifications: NotificationChoices;
  /** Nothing is sent and nothing fetched until the member says otherwise. */
  readonly workOffline: boolean;
  /** Extensions that the backend declared at sign-in, for the worker. */
  readonly extensions: readonly string[];
  /** The server's sequence up to which this device has everybody's operations. */
  readonly journalCursor: number;
  /** Something was logged while the backend had no journal. */
  readonly journalStays: boolean;
  /** The sum of pantry and shopping entries at the beginning of the journal. */
  readonly shoppingSum: ShoppingSum | null;
  /** The sum of entries about people at the table. */
  readonly tableSum: TableSum | null;
  /** Deliveries by lane, so that an answer that was asked for before one is known for old. */
  readonly delivered: Readonly<Partial<Record<Lane, number>>>;
  /** The app has offered once to be installed. */
  readonly installOffered: boolean;
  /** The browser was asked to keep the data for good. */
  readonly persistAsked: boolean;
  /** Words and pictures stand where figures would. */
  readonly numberFree: boolean;
  /** Fewer things: nothing moves, no badge, no reminders, no warning colours, one card at a time. */
  readonly calm: boolean;
  /** The questionnaire's answer; null where it was left unanswered. */
  readonly weeklyReminder: WeeklyReminder | null;
  /** Why the backend last made no plan of the member's answers, allergies among them; null once it could. */
  readonly planRefusal: Sealed | null;
  /** The day of the weekly check-in. */
  readonly checkInDay: CheckInDay;
  /** An AI model may answer, and see these kinds of data. */
  readonly model: ModelChoice;
  /** The browser was asked once whether it may show that a timer is done. */
  readonly timerNotificationsAsked: boolean;
  /** Reminders of this device while the app is closed. */
  readonly pushReminders: PushChoices;
  /** When the address was made that the member's calendars subscribe to, as last heard; null without one. */
  readonly calendarFeed: { readonly madeAt: string | null };
  /** Dishes of the next days, for the buttons of those reminders. */
  readonly mealsToTick: MealsToTick;
  /** Trials of this device that the member brings and that are not taken over yet. */
  readonly trials: readonly string[];
  /** The trial that was taken over into this account last. */
  readonly carriedFrom: string;
  /** Its week, which the member may have in place of the account's; null once they have chosen. */
  readonly trialWeek: IntentPayloads['plan.put'] | 'not-taken' | null;
  /** Ids of preparations that were begun. */
  readonly preparationsDone: readonly string[];
}

/** Progress of a dish; the key names its day and recipe. */
export interface CookingRow extends Omit<Cooking, 'later'> {
  /** Absent in rows of before dishes were cooked for later days. */
  readonly later?: number;
  readonly key: string;
  readonly updatedAt: number;
}

export interface SettingRow {
  readonly key: keyof MemberSettings;
  readonly value: MemberSettings[keyof MemberSettings];
}

/** A notice. Its id names its cause, so that nothing is announced twice. */
export interface NoticeRow {
  readonly id: string;
  readonly kind: 'plan-ready' | 'change-refused' | 'reminder';
  /** The outbox row that was refused, or the reminder's text; empty where the kind says it all. */
  readonly about: string;
  readonly at: number;
  readonly read: 0 | 1;
}

export interface KeyRow {
  readonly name: 'sealing';
  /** Not extractable. */
  readonly key: CryptoKey;
}

/** A way to open the locked device. `kept` is the session that the lock put away, sealed for its key. */
export interface UnlockWay extends UnlockKey {
  readonly kept?: ArrayBuffer;
}

/** The ways to open the locked device without the password. It stands among the keys, which no export holds. */
export interface UnlockRow {
  readonly name: 'unlock';
  readonly pin?: UnlockWay;
  readonly device?: UnlockWay & { readonly credentialId: ArrayBuffer };
  /** Every PIN that was tried, and how many of them there were at the last right one. */
  readonly tries: number;
  readonly triesAtRight: number;
}
