import * as v from 'valibot';

/**
 * A number, also as text ("13 g", "2,5"). Answers are read leniently, because backends differ: numbers may come as
 * text, missing values as null, with unknown keys beside them. The decoded value always has the exact type.
 */
export const wireNumber = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform((input) => (typeof input === 'number' ? input : Number.parseFloat(input.replace(',', '.')))),
  v.check((value) => Number.isFinite(value), 'Expected a number'),
);

/** A number, or `fallback` if the backend sends none that `wireNumber` can read. */
/* @__NO_SIDE_EFFECTS__ */
export const wireNumberOr = (fallback: number) =>
  v.pipe(
    v.unknown(),
    v.transform((input) => {
      const read = v.safeParse(wireNumber, input);
      return read.success ? read.output : fallback;
    }),
  );

/** Ids come as numbers (Django) or strings; the app holds them as strings. */
export const wireId = v.pipe(
  v.union([v.pipe(v.string(), v.minLength(1)), v.pipe(v.number(), v.integer())]),
  v.transform(String),
);

/** Text, or `fallback` if the backend sends anything else. */
/* @__NO_SIDE_EFFECTS__ */
export const wireTextOr = (fallback: string) =>
  v.pipe(
    v.unknown(),
    v.transform((input) => (typeof input === 'string' ? input : fallback)),
  );

/** Text of a request, of at most `max` UTF-16 code units, so that no stored value grows without limit. */
/* @__NO_SIDE_EFFECTS__ */
export const boundedText = (max: number) => v.pipe(v.string(), v.maxLength(max));
export const shortText = boundedText(200);
export const longText = boundedText(4000);

/** Any JSON. It is for calls whose answer nobody reads beyond success or failure. */
export const anyAnswer = v.unknown();
