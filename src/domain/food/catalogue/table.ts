/**
 * Rows of one shape kept by columns: names are written once, and alike things stand side by side, which is shorter
 * when compressed and faster to read.
 */
export type Columns<T> = { readonly [K in keyof T]: readonly T[K][] };

export type Is<T> = (value: unknown) => value is T;
export type Guards<T> = { readonly [K in keyof T]: Is<T[K]> };

/** Throws the TypeError of a file that is not ours: it is addressed by its hash, so this is a bug or broken. */
export const refuse = (place: string, wanted: string): never => {
  throw new TypeError(`catalogue: ${place} is not ${wanted}`);
};

export const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

export const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value < Number.POSITIVE_INFINITY;

export const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';

export const isListOf =
  <T>(is: Is<T>): Is<readonly T[]> =>
  (value): value is readonly T[] =>
    Array.isArray(value) && value.every(is);

export const isNullOr =
  <T>(is: Is<T>): Is<T | null> =>
  (value): value is T | null =>
    value === null || is(value);

export const isOneOf = <T extends string | number>(options: readonly T[]): Is<T> => {
  const known = new Set<unknown>(options);
  return (value): value is T => known.has(value);
};

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const keysOf = <T extends object>(guards: Guards<T>): readonly (keyof T & string)[] =>
  Object.keys(guards) as (keyof T & string)[];

export const isRow = <T extends object>(guards: Guards<T>): Is<T> => {
  const keys = keysOf(guards);
  return (value): value is T => isFields(value) && keys.every((key) => guards[key](value[key]));
};

/** The fields of an object that has these and no others. */
export const fieldsOf = <K extends string>(
  value: unknown,
  place: string,
  names: readonly K[],
): Readonly<Record<K, unknown>> => {
  if (!isFields(value)) return refuse(place, 'an object');
  const stray = Object.keys(value).find((key) => !names.some((name) => name === key));
  if (stray !== undefined) refuse(`${place}.${stray}`, 'a known field');
  return value as Readonly<Record<K, unknown>>;
};

/** A list of things of one kind. */
export const listOf = <T>(value: unknown, place: string, is: Is<T>): readonly T[] => {
  if (!Array.isArray(value)) return refuse(place, 'a list');
  const wrong = value.findIndex((item) => !is(item));
  return wrong < 0 ? value : refuse(`${place}[${wrong}]`, 'of its kind');
};

export const rowsOf = <T extends object>(value: unknown, place: string, guards: Guards<T>): readonly T[] => {
  const keys = keysOf(guards);
  const table = fieldsOf(value, place, keys);
  const columns = keys.map((key) => listOf(table[key], `${place}.${key}`, guards[key]));
  const height = columns[0]?.length ?? 0;
  keys.forEach((key, at) => {
    if (columns[at]?.length !== height) refuse(`${place}.${key}`, `${height} long`);
  });
  return Array.from({ length: height }, (_, row) => {
    const made: Partial<Record<keyof T, unknown>> = {};
    keys.forEach((key, at) => {
      made[key] = columns[at]?.[row];
    });
    return made as T;
  });
};
