/** Says whether what is on the device lasts, as the browser says it; null where it does not tell. */
export interface DeviceRoom {
  /** Bytes that the app may still take, as an estimate. */
  readonly freeBytes: number | null;
  /** True if the browser keeps the data when it runs short of room. */
  readonly persistent: boolean | null;
}

/** A week with its pictures takes a few of these; below it the next one may not fit. */
const LOW_ROOM_BYTES = 20_000_000;

export const isShortOfRoom = ({ freeBytes }: Pick<DeviceRoom, 'freeBytes'>): boolean =>
  freeBytes !== null && freeBytes < LOW_ROOM_BYTES;

export const lastingSentence = ({ persistent }: Pick<DeviceRoom, 'persistent'>): string => {
  if (persistent === null) return 'This browser does not say if it keeps your data for good.';
  return persistent
    ? 'The browser keeps your data, even when space is low.'
    : 'The browser may remove your data when space is low. Installing the app helps.';
};

export const SHORT_OF_ROOM = 'This device is almost full';

/** Advice for a full device; null if there is space, or if the space is unknown. */
export const roomAdvice = (room: Pick<DeviceRoom, 'freeBytes'>): string | null =>
  isShortOfRoom(room) ? `${SHORT_OF_ROOM}. Free some space, so that you can save what you enter.` : null;
