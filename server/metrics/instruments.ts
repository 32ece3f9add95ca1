/** Counting in Prometheus' text format, version 0.0.4. Labels come from short lists: never an id, a path or a text. */

export interface Instrument {
  /** Lines, each ended. */
  render(): string;
}

type Labels = Readonly<Record<string, string>>;

const labelled = (labels: Labels): string => {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
};

const headOf = (name: string, type: string, help: string): string =>
  `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n`;

export interface Counter<Names extends string> extends Instrument {
  add(labels: Readonly<Record<Names, string>>, by?: number): void;
}

export const createCounter = <Names extends string>(name: string, help: string): Counter<Names> => {
  const counts = new Map<string, number>();
  return {
    add: (labels, by = 1) => {
      const series = labelled(labels);
      counts.set(series, (counts.get(series) ?? 0) + by);
    },
    render: () =>
      headOf(name, 'counter', help) +
      [...counts].map(([series, count]) => `${name}${series} ${count}\n`).join(''),
  };
};

export interface Histogram<Names extends string> extends Instrument {
  observe(labels: Readonly<Record<Names, string>>, value: number): void;
}

interface Tally {
  readonly labels: Labels;
  /** Number of values in each bucket that fell into no earlier one. */
  readonly counts: number[];
  sum: number;
}

/** `bounds` rise; a value belongs to the first that is not below it. */
export const createHistogram = <Names extends string>(
  name: string,
  help: string,
  bounds: readonly number[],
): Histogram<Names> => {
  const tallies = new Map<string, Tally>();
  const renderTally = ({ labels, counts, sum }: Tally): string => {
    let total = 0;
    const buckets = [...bounds.map(String), '+Inf'].map((le, at) => {
      total += counts[at] ?? 0;
      return `${name}_bucket${labelled({ ...labels, le })} ${total}\n`;
    });
    const series = labelled(labels);
    return `${buckets.join('')}${name}_sum${series} ${sum}\n${name}_count${series} ${total}\n`;
  };
  return {
    observe: (labels, value) => {
      const series = labelled(labels);
      const tally = tallies.get(series) ?? { labels, counts: new Array(bounds.length + 1).fill(0), sum: 0 };
      const bucket = bounds.findIndex((bound) => value <= bound);
      const at = bucket === -1 ? bounds.length : bucket;
      tally.counts[at] = (tally.counts[at] ?? 0) + 1;
      tally.sum += value;
      tallies.set(series, tally);
    },
    render: () => headOf(name, 'histogram', help) + [...tallies.values()].map(renderTally).join(''),
  };
};

export interface Sample {
  readonly labels?: Labels;
  readonly value: number;
}

/** A value that is read at each scrape. */
export const createGauge = (
  name: string,
  help: string,
  read: () => readonly Sample[],
  type: 'gauge' | 'counter' = 'gauge',
): Instrument => ({
  render: () =>
    headOf(name, type, help) +
    read()
      .map(({ labels = {}, value }) => `${name}${labelled(labels)} ${value}\n`)
      .join(''),
});
