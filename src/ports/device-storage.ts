/** What the browser says about the room this app takes on the device. */
export interface StorageReport {
  /** Bytes, as an estimate; null where the browser does not tell. */
  readonly usedBytes: number | null;
  /** Whether the browser keeps the data when it runs short of room; null where it does not tell. */
  readonly persistent: boolean | null;
}

export interface DeviceStorage {
  report(): Promise<StorageReport>;
  /** Asks the browser to keep the data for good; the browser decides. */
  askToPersist(): Promise<StorageReport>;
}
