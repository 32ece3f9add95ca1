/** What the members' devices were answered, and what no server may ever do. */
export interface Tally {
  count(what: string): void;
  readonly counts: ReadonlyMap<string, number>;
  accuse(offence: string): void;
  readonly offences: readonly string[];
}

const SHOWN = 20;

export const createTally = (): Tally => {
  const counts = new Map<string, number>();
  const offences: string[] = [];
  return {
    count: (what) => void counts.set(what, (counts.get(what) ?? 0) + 1),
    counts,
    accuse: (offence) => {
      if (offences.length < SHOWN) offences.push(offence);
    },
    offences,
  };
};
