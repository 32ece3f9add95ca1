/** A body up to this size, which is all but photos, has its place whenever it comes. */
const SMALL_BYTES = 512 * 1024;
/** Held at once, each at several times its size while it is read and drawn. */
const OF_ONE = 3;
const OF_ALL = 24;

/** The room that the body of one request takes. */
export interface BodyRoom {
  /** False where there is no room for a body that has grown so long. */
  grow(bytes: number): boolean;
  /** Gives back what was taken, once the request is answered. */
  leave(): void;
}

export type RoomOf = (memberId: string) => BodyRoom;

/** Bounds what the large bodies of one member, and of all together, take of the memory of this process. */
export const createLargeBodies = (): RoomOf => {
  const held = new Map<string, number>();
  let all = 0;
  const change = (memberId: string, by: 1 | -1): void => {
    all += by;
    const own = (held.get(memberId) ?? 0) + by;
    if (own === 0) held.delete(memberId);
    else held.set(memberId, own);
  };
  return (memberId) => {
    let isHeld = false;
    return {
      grow: (bytes) => {
        if (isHeld || bytes <= SMALL_BYTES) return true;
        if (all >= OF_ALL || (held.get(memberId) ?? 0) >= OF_ONE) return false;
        isHeld = true;
        change(memberId, 1);
        return true;
      },
      leave: () => {
        if (isHeld) change(memberId, -1);
        isHeld = false;
      },
    };
  };
};
