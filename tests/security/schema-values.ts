import fc, { type Arbitrary } from 'fast-check';
import * as v from 'valibot';

/** What of a Valibot schema is read here; the library types each kind by itself. */
interface Shape {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Shape>>;
  readonly item?: Shape;
  readonly wrapped?: Shape;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly pipe?: readonly Shape[];
  readonly requirement?: unknown;
}
type Schema = v.GenericSchema<unknown, unknown>;

const requirementOf = (schema: Shape, type: string, otherwise: number): number => {
  const found = schema.pipe?.find((action) => action.type === type)?.requirement;
  return typeof found === 'number' ? found : otherwise;
};

const LONGEST = 300;
/** Texts of forms that no pattern of the contract gives away. */
const DAYS = fc.date({ min: new Date(0), max: new Date('2190-01-01'), noInvalidDate: true });

const textOf = (schema: Shape): Arbitrary<unknown> => {
  const patterns = (schema.pipe ?? []).flatMap(({ type, requirement }) =>
    type === 'regex' && requirement instanceof RegExp ? [requirement] : [],
  );
  const whole = patterns.filter(({ source }) => source.startsWith('^'));
  const minLength = Math.max(requirementOf(schema, 'min_length', 0), 0);
  const maxLength = Math.min(requirementOf(schema, 'max_length', LONGEST), LONGEST);
  const free = fc.string({ unit: 'grapheme', minLength, maxLength });
  const fits = (text: unknown): boolean => v.is(schema as unknown as Schema, text);
  if (schema.pipe?.some(({ type }) => type === 'uuid')) return fc.uuid();
  if (schema.pipe?.some(({ type }) => type === 'check'))
    return DAYS.map((date) => date.toISOString().slice(0, 10));
  if (whole.length > 0) return fc.oneof(...whole.map((pattern) => fc.stringMatching(pattern))).filter(fits);
  if (patterns.length > 0) {
    const parts = patterns.map((pattern) => fc.stringMatching(new RegExp(`^(?:${pattern.source})$`)));
    return fc.tuple(fc.string({ minLength, maxLength: 60 }), ...parts).map((found) => found.join(''));
  }
  return free.filter(fits);
};

const numberOf = (schema: Shape): Arbitrary<unknown> => {
  const [min, max] = [requirementOf(schema, 'min_value', -1e6), requirementOf(schema, 'max_value', 1e6)];
  const isWhole = schema.pipe?.some(({ type }) => type === 'integer') ?? false;
  return isWhole ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true });
};

const listOf = (schema: Shape, item: Arbitrary<unknown>): Arbitrary<unknown> =>
  fc.array(item, {
    minLength: requirementOf(schema, 'min_length', 0),
    maxLength: Math.min(requirementOf(schema, 'max_length', 5), 5),
  });

const read = (schema: Shape): Arbitrary<unknown> => {
  switch (schema.type) {
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(schema.entries ?? {}).map(([key, entry]) => [key, read(entry)])),
      );
    case 'string':
      return textOf(schema);
    case 'number':
      return numberOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'array':
      return listOf(schema, schema.item === undefined ? fc.anything() : read(schema.item));
    case 'picklist':
      return fc.constantFrom(...(schema.options ?? []));
    case 'literal':
      return fc.constant(schema.literal);
    case 'union':
      return fc.oneof(...((schema.options ?? []) as readonly Shape[]).map(read));
    case 'optional':
      return fc.option(schema.wrapped === undefined ? fc.anything() : read(schema.wrapped), {
        nil: undefined,
      });
    case 'nullable':
      return fc.option(schema.wrapped === undefined ? fc.anything() : read(schema.wrapped));
    case 'record':
      return fc.dictionary(
        fc.stringMatching(/^[a-z]{1,10}$/),
        fc.oneof(fc.string(), fc.integer(), fc.boolean()),
        {
          maxKeys: 5,
        },
      );
    case 'blob':
      return fc.uint8Array({ maxLength: 500 }).map((bytes) => new Blob([new Uint8Array(bytes)]));
    default:
      throw new Error(`No values are known for a schema of type ${schema.type}.`);
  }
};

/** Values that a schema of the contract accepts. A kind of schema that is new here is an error. */
export const valuesOf = (schema: Schema): Arbitrary<unknown> =>
  read(schema as unknown as Shape).filter((value) => v.is(schema, value));
