import { Dexie, type Table } from 'dexie';
import { closeWhenReplaced } from './member-database.ts';
import { watchTransactions } from './open-transactions.ts';
import type { SettingRow } from './stored-rows.ts';

/** Choices that belong to the device, whoever uses it. */
export interface DeviceSettings {
  /** The install prompt was put away, epoch milliseconds. */
  readonly installDismissedAt: number;
}

/** What this device keeps without a member: nothing personal. */
export class DeviceDatabase extends Dexie {
  declare readonly settings: Table<SettingRow<DeviceSettings>, string>;

  constructor() {
    super('sorrel-device');
    this.version(1).stores({ settings: 'key' });
    watchTransactions(this);
    closeWhenReplaced(this, () => undefined);
  }
}
