import * as v from 'valibot';

/**
 * Lenient building blocks for answers. A backend may send numbers as strings ("13 g"), null for
 * missing, and extra keys; rendering stays strict because what comes out is typed.
 */
export const wireNumber = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform((input) => (typeof input === 'number' ? input : Number.parseFloat(input.replace(',', '.')))),
  v.check((value) => Number.isFinite(value), 'Expected a number'),
);

/** A number, or `fallback` where the backend sends nothing usable. */
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

/** Text, or `fallback` where the backend sends nothing or null. */
/* @__NO_SIDE_EFFECTS__ */
export const wireTextOr = (fallback: string) =>
  v.pipe(
    v.unknown(),
    v.transform((input) => (typeof input === 'string' ? input : fallback)),
  );

/** Request texts are bounded so that no body can grow without limit. */
/* @__NO_SIDE_EFFECTS__ */
export const boundedText = (max: number) => v.pipe(v.string(), v.maxLength(max));
export const shortText = boundedText(200);
export const longText = boundedText(4000);

/** Any JSON object; used where only the truthiness of an answer is read. */
export const anyAnswer = v.unknown();
