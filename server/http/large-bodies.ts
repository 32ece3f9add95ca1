/** A body up to this size, which is all but photos, has its place whenever it comes. */
const SMALL_BYTES = 512 * 1024;
/** Held at once, each at several times its size while it is read and drawn. */
const OF_ONE = 3;
const OF_ALL = 24;
/** Bodies of any size that one member has open at once: more than their calls that may wait for their turn. */
const OPEN_OF_ONE = 128;

/** The room that the body of one request takes. */
export interface BodyRoom {
  /** False where there is no room for a body that has grown so long. */
  grow(bytes: number): boolean;
  /** Gives back what was taken, once the request is answered. */
  leave(): void;
}

/** Null for a caller whom nobody knows: their bodies are short. */
export type RoomOf = (memberId: string | null) => BodyRoom;

const createCounts = () => {
  const counts = new Map<string, number>();
  const of = (memberId: string): number => counts.get(memberId) ?? 0;
  return {
    of,
    change: (memberId: string, by: 1 | -1): void => {
      const count = of(memberId) + by;
      if (count === 0) counts.delete(memberId);
      else counts.set(memberId, count);
    },
  };
};

/** Bounds what the bodies of one member, and the large ones of all together, take of the memory of this process. */
export const createLargeBodies = (): RoomOf => {
  const open = createCounts();
  const large = createCounts();
  let all = 0;
  return (memberId) => {
    const owner = memberId ?? '';
    let isLarge = false;
    let isOpen = memberId !== null;
    if (isOpen) open.change(owner, 1);
    return {
      grow: (bytes) => {
        if (open.of(owner) > OPEN_OF_ONE) return false;
        if (isLarge || bytes <= SMALL_BYTES) return true;
        if (all >= OF_ALL || large.of(owner) >= OF_ONE) return false;
        isLarge = true;
        all += 1;
        large.change(owner, 1);
        return true;
      },
      leave: () => {
        if (isOpen) open.change(owner, -1);
        if (isLarge) {
          all -= 1;
          large.change(owner, -1);
        }
        isOpen = false;
        isLarge = false;
      },
    };
  };
};
