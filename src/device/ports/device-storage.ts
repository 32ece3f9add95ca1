import type { DeviceRoom } from '../../domain/device-room.ts';

/** The browser's report on the space that this app uses on the device. */
export interface StorageReport extends DeviceRoom {
  /** Bytes, as an estimate; null where the browser does not tell. */
  readonly usedBytes: number | null;
}

export interface DeviceStorage {
  report(): Promise<StorageReport>;
  /** Asks the browser to keep the data for good; the browser decides. */
  askToPersist(): Promise<StorageReport>;
}
