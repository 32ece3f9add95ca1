import { Dexie, type EntityTable, type Table, type Transaction } from 'dexie';
import type { KitchenTimer } from '../../domain/kitchen/cooking/timers.ts';
import type { OutboxRow } from './intents.ts';
import { watchTransactions } from './open-transactions.ts';
import type {
  CoachTurnRow,
  CookingRow,
  DraftRow,
  JournalRow,
  KeyRow,
  MessageRow,
  NoticeRow,
  SettingRow,
  StoredBudget,
  StoredCycle,
  StoredPhoto,
  StoredPlan,
  StoredPlanInputs,
  StoredProfile,
  UnlockRow,
} from './stored-rows.ts';
import { refuseWritesAfterSignOut } from './write-guard.ts';

/** Raised with every table and index that is added; Dexie adds what an older database lacks. */
const VERSION = 7;

/**
 * Earlier releases could share cycle notes with the account. What they queued stays on the device, where the notes are,
 * and a page of theirs that is still open must queue no more.
 */
const endCycleSharing = async (upgrade: Transaction): Promise<void> => {
  await upgrade
    .table('outbox')
    .filter(({ kind }) => kind === 'cycle.share')
    .delete();
  await upgrade.table('settings').delete('cycleShared');
};

/**
 * One database per member: another member on the same device can neither see, send nor count what is in
 * it. Upgrades only ever add tables (an old worker and a new page share it). Only repositories query it.
 */
export class MemberDatabase extends Dexie {
  declare readonly profile: Table<StoredProfile, string>;
  declare readonly plan: Table<StoredPlan, string>;
  declare readonly budgets: Table<StoredBudget, string>;
  declare readonly planInputs: Table<StoredPlanInputs, string>;
  declare readonly journal: EntityTable<JournalRow, 'seq'>;
  declare readonly outbox: EntityTable<OutboxRow, 'order'>;
  declare readonly drafts: Table<DraftRow, string>;
  declare readonly messages: Table<MessageRow, string>;
  declare readonly settings: Table<SettingRow, string>;
  declare readonly notices: Table<NoticeRow, string>;
  declare readonly keys: Table<KeyRow | UnlockRow, string>;
  declare readonly cycle: Table<StoredCycle, string>;
  declare readonly timers: Table<KitchenTimer, string>;
  declare readonly cooking: Table<CookingRow, string>;
  declare readonly photo: Table<StoredPhoto, string>;
  declare readonly coachTurns: Table<CoachTurnRow, string>;

  readonly memberId: string;
  /** Set once the member has left: this handle must neither write again nor bring an empty database back. */
  wiped = false;

  constructor(memberId: string) {
    super(memberDatabaseName(memberId), { chromeTransactionDurability: 'strict' });
    this.memberId = memberId;
    const version = this.version(VERSION).stores({
      profile: 'key',
      plan: 'key',
      budgets: 'day',
      planInputs: 'key',
      journal: '++seq, &id, day, [kind+day], serverSeq',
      outbox: '++order, &id, lane',
      drafts: 'key',
      messages: 'id, position',
      settings: 'key',
      notices: 'id, read, at',
      keys: 'name',
      cycle: 'key',
      timers: 'id',
      cooking: 'key, updatedAt',
      photo: 'key',
      coachTurns: 'id, at',
    });
    version.upgrade(endCycleSharing);
    watchTransactions(this);
    const end = (): void => {
      this.wiped = true;
    };
    refuseWritesAfterSignOut(this, end);
    closeWhenReplaced(this, end);
    refuseUnreadableDisk(this);
  }
}

/**
 * Dexie calls a database open even where the disk refused the first look at its stores, and then every query ends in a
 * TypeError. Here such a database has not opened, so the next query opens it anew.
 */
const refuseUnreadableDisk = (database: Dexie): void => {
  const look = (): void => {
    if (database.tables.some(({ core }) => core === undefined)) throw new Dexie.UnknownError();
  };
  // `true`: at every opening, not only the first.
  database.on('ready', look, true);
};

export const memberDatabaseName = (memberId: string): string => `sorrel-member-${memberId}`;

/** True if this device has a database of the member's; asking creates none. */
export const hasMemberDatabase = (memberId: string): Promise<boolean> =>
  Dexie.exists(memberDatabaseName(memberId));

/**
 * Gives way when another tab upgrades or deletes the database, without Dexie's console lines. Returning
 * false ends the event's chain before Dexie's own handler, which would reopen it.
 */
export const closeWhenReplaced = (database: Dexie, onDeleted: () => void): void => {
  database.on('versionchange', (event) => {
    if (event.newVersion === null || event.newVersion === 0) onDeleted();
    database.close();
    return false;
  });
  database.on('blocked', () => false);
};
