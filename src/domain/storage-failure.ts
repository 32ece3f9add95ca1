/** Names under which engines and Dexie say that the device could not read or write: usually its disk is full. */
const NAMES: readonly unknown[] = [
  'DatabaseClosedError',
  'InvalidStateError',
  'OpenFailedError',
  'QuotaExceededError',
  'UnknownError',
];

const nameOf = (thrown: unknown): unknown =>
  typeof thrown === 'object' && thrown !== null && 'name' in thrown ? thrown.name : null;

/** True for what was thrown because the device's storage failed; an aborted transaction names its cause inside. */
export const isStorageFailure = (thrown: unknown): boolean =>
  NAMES.includes(nameOf(thrown)) ||
  (typeof thrown === 'object' &&
    thrown !== null &&
    'inner' in thrown &&
    NAMES.includes(nameOf(thrown.inner)));
