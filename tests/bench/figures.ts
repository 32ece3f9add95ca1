/** What the command line gives a bench; each takes what it knows. */
export interface Options {
  readonly mutations?: number;
  readonly profiles?: number;
  readonly seed?: number;
}

/** One figure of a bench beside its bar. */
export interface Row {
  readonly figure: string;
  readonly bar: string;
  readonly found: string;
  readonly reached: '' | 'yes' | 'NO';
}

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
export const mean = (values: readonly number[]): number => sum(values) / values.length;
/** NaN for no values. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor(share * (values.length - 1))] ?? Number.NaN;
/** Those that are null do not count. */
export const median = (values: readonly (number | null)[]): number =>
  quantile(
    values.filter((value) => value !== null),
    0.5,
  );
export const percent = (share: number): string => `${(share * 100).toFixed(2)} %`;

/** A figure without a bar where `isReached` is left out. */
export const row = (figure: string, bar: string, found: string, isReached?: boolean): Row => ({
  figure,
  bar,
  found,
  reached: isReached === undefined ? '' : isReached ? 'yes' : 'NO',
});
