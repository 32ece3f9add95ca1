import { useCallback, useState } from 'react';
import { readOperation } from '../../contract/journal-operation.ts';
import type { JournalEntry, JournalFact, JournalOperation } from '../../terms/journal.ts';
import { usePorts } from '../ports/ports.tsx';

export interface Recorder {
  /** Stored by this screen a moment ago, and not among the entries that it has read since: it stands after all of them. */
  readonly unread: readonly JournalEntry[];
  /**
   * Stores the facts of one tap, all or none, and shows them then. False where this device could not store them, or
   * would not read one of them again. It stays the same.
   */
  readonly record: (facts: readonly JournalFact[]) => Promise<boolean>;
}

/** Above every number that a device's log gives. */
const AFTER_ALL = 2 ** 52;

const append = (
  entries: readonly JournalEntry[],
  stored: readonly JournalOperation[],
): readonly JournalEntry[] => {
  const last = entries.at(-1)?.seq ?? AFTER_ALL;
  return [
    ...entries,
    ...stored.map((operation, at) => ({ ...operation, serverSeq: null, seq: last + 1 + at }) as JournalEntry),
  ];
};

/** False for a fact that could not be read again after storing; on the screen it would stay for ever. */
export const isReadable = (fact: JournalFact): boolean => readOperation({ ...fact, id: '' }) !== null;

/**
 * Shows what is stored: nothing before it cannot be lost any more, and then at once, without waiting until it is read
 * again. `read` is what was read.
 */
export const useRecorder = (read: readonly JournalEntry[]): Recorder => {
  const { sync } = usePorts();
  const [unread, setUnread] = useState<readonly JournalEntry[]>([]);

  if (unread.length > 0) {
    const known = new Set(read.map(({ id }) => id));
    const left = unread.filter(({ id }) => !known.has(id));
    if (left.length < unread.length) setUnread(left);
  }

  const record = useCallback(
    async (facts: readonly JournalFact[]): Promise<boolean> => {
      if (!facts.every(isReadable)) return false;
      const stored = await sync.record(...facts);
      if (stored.ok) setUnread((entries) => append(entries, stored.value));
      return stored.ok;
    },
    [sync],
  );
  return { unread, record };
};
