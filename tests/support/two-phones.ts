import { inOrder } from '../../src/domain/food/journal/fold.ts';
import type { JournalEntry, JournalFact } from '../../src/terms/journal.ts';

/** The logs of a member's phones and of the server between them; sends and pulls happen when a test says so. */
export const twoPhones = () => {
  const server: JournalEntry[] = [];
  const phones = [0, 1].map(() => ({ own: [] as JournalEntry[], pulled: 0 }));
  let said = 0;

  const phoneAt = (at: number) => {
    const phone = phones[at];
    if (phone === undefined) throw new Error(`no phone ${at}`);
    return phone;
  };
  /** Returns the journal of a phone, in the phone's own order. */
  const logOf = (at: number): readonly JournalEntry[] => {
    const { own, pulled } = phoneAt(at);
    return inOrder([...server.slice(0, pulled), ...own]);
  };
  const record = (at: number, ...facts: readonly JournalFact[]): void => {
    for (const fact of facts) {
      said += 1;
      phoneAt(at).own.push({ ...fact, id: `op-${said}`, seq: said, serverSeq: null } as JournalEntry);
    }
  };
  return {
    logOf,
    record,
    sync: (at: number): void => {
      const phone = phoneAt(at);
      for (const entry of phone.own) server.push({ ...entry, serverSeq: server.length + 1 });
      phone.own = [];
      phone.pulled = server.length;
    },
    /** Gives the last unsent entry up though the server may have it. */
    discardLast: (at: number): readonly JournalEntry[] => {
      const gone = phoneAt(at).own.findLast(({ kind }) => kind !== 'entry.retract');
      if (gone === undefined) return logOf(at);
      const others = logOf(at).filter(({ id }) => id !== gone.id);
      record(at, { day: gone.day, kind: 'entry.retract', payload: { entry: gone.id } });
      return others;
    },
  };
};
