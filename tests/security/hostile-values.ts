import fc, { type Arbitrary } from 'fast-check';

/** Markup that no answer may contain unescaped: a browser would run it. */
export const MARKUP = '<script>zqxj(1)</script>';

/** JSON that no JavaScript value can stand for. Values use the keys as placeholders, which `jsonOf` replaces. */
const RAW = {
  '"@deep-list@"': `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  '"@deep-object@"': `${'{"a":'.repeat(8_000)}1${'}'.repeat(8_000)}`,
  '"@huge-number@"': '1e400',
  '"@long-number@"': '9'.repeat(5_000),
  '"@duplicate@"': '{"user":"a","user":"b","__proto__":1,"__proto__":2}',
} as const;

export const hostileValue: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    MARKUP,
    `"><img src=x onerror=zqxj(1)>`,
    'javascript:zqxj(1)',
    '\0',
    'a\0b',
    '\ud800',
    '\udfff tail',
    '‮override‬​',
    'é'.repeat(100),
    'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢'.repeat(20),
    '👩‍👩‍👧‍👦'.repeat(40),
    '../../../../etc/passwd',
    '..%2f..%2fsecrets.json',
    '%00',
    '%ff%fe',
    "'; drop table users; --",
    "1' or '1'='1",
    '{{7*7}}<%= 7*7 %>',
    '\r\nSet-Cookie: a=b',
    'a@b.example\r\nBcc: c@d.example',
    '__proto__',
    'constructor',
    'toString',
    '-Infinity',
    '2026-02-30',
    '0000-01-01',
    '0x1F',
    '𝟙𝟚𝟛',
    '１２３４５６',
    ...Object.keys(RAW).map((key) => key.slice(1, -1)),
    null,
    true,
    -1,
    0,
    -0,
    0.1,
    1e308,
    -1e308,
    5e-324,
    Number.MAX_SAFE_INTEGER + 1,
    2 ** 31,
    -(2 ** 31) - 1,
    2 ** 63,
    [],
    {},
    [[[[[[]]]]]],
    [null, {}, ''],
    { length: -1 },
    { toString: 1, valueOf: 1 },
    { constructor: { prototype: { isClient: false } } },
    Object.fromEntries([['then', 'thenable']]),
  ),
  fc.constantFrom(300, 5_000, 70_000).map((length) => 'x'.repeat(length)),
  fc.constantFrom(500, 20_000).map((length) => Array.from({ length }, () => 1)),
  fc
    .constantFrom(100, 3_000)
    .map((keys) => Object.fromEntries(Array.from({ length: keys }, (_, at) => [`k${at}`, at]))),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc
    .anything({ withNullPrototype: false, maxDepth: 4 })
    .filter((value) => JSON.stringify(value) !== undefined),
);

type Fields = Readonly<Record<string, unknown>>;

const ODD_NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'user',
  'user_id',
  '',
  'é',
  '0',
  'then',
];

/** Replaces, removes or adds one field, or replaces the whole body; `kind` chooses which. */
const spoil = (fields: Fields, at: number, value: unknown, kind: number): unknown => {
  const names = Object.keys(fields);
  const name = names[at % Math.max(names.length, 1)] ?? 'a';
  const odd = ODD_NAMES[at % ODD_NAMES.length] ?? 'a';
  switch (kind % 5) {
    case 0:
      return { ...fields, [name]: value };
    case 1:
      return Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name));
    case 2:
      return Object.defineProperty({ ...fields }, odd, { value, enumerable: true });
    case 3:
      return value;
    default: {
      const inner = fields[name];
      const spoiled = Array.isArray(inner)
        ? [...inner, value]
        : inner !== null && typeof inner === 'object' && !(inner instanceof Blob)
          ? { ...inner, [odd]: value }
          : [inner];
      return { ...fields, [name]: spoiled };
    }
  }
};

const jsonOf = (value: unknown): string =>
  Object.entries(RAW).reduce(
    (text, [key, raw]) => text.replaceAll(key, () => raw),
    JSON.stringify(value, (_, inner) => (typeof inner === 'bigint' ? String(inner) : inner)) ?? 'null',
  );

/** Faults of the JSON text itself: cut short, doubled, with characters before or after it, or no JSON at all. */
const TEXT_FAULTS: readonly ((text: string) => string)[] = [
  (text) => text.slice(0, Math.floor(text.length / 2)),
  (text) => text + text,
  (text) => `\ufeff${text}`,
  (text) => `${text}\0`,
  (text) => `${text},`,
  (text) => text.replace('{', '{"a":1,"a":2,'),
  (text) => `${' '.repeat(3_000)}${text}`,
  (text) => text.replaceAll('"', "'"),
  () => '',
  () => 'null',
  () => '[',
  () => 'NaN',
];

/** Request bodies as text. Some are valid; most have one or two faults. */
export const hostileText = (valid: Arbitrary<unknown>): Arbitrary<string> =>
  fc
    .record({
      fields: valid,
      spoilings: fc.array(fc.tuple(fc.nat(30), hostileValue, fc.nat(4)), { maxLength: 2 }),
      fault: fc.option(fc.constantFrom(...TEXT_FAULTS), { freq: 4 }),
    })
    .map(({ fields, spoilings, fault }) => {
      const spoiled = spoilings.reduce<unknown>(
        (body, [at, value, kind]) =>
          body !== null && typeof body === 'object' && !Array.isArray(body)
            ? spoil(body as Fields, at, value, kind)
            : body,
        fields,
      );
      const text = jsonOf(spoiled);
      return fault === null ? text : fault(text);
    });

/** Request bodies as forms: a file in place of text or text in place of a file, repeated fields, unknown fields. */
export const hostileForm = (valid: Arbitrary<unknown>): Arbitrary<FormData> =>
  fc
    .record({
      fields: valid,
      spoilings: fc.array(fc.tuple(fc.nat(30), hostileValue, fc.nat(2)), { maxLength: 2 }),
    })
    .map(({ fields, spoilings }) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields as Fields))
        form.append(name, value instanceof Blob ? value : String(value));
      for (const [at, value, kind] of spoilings) {
        const name = [...form.keys()][at % Math.max([...form.keys()].length, 1)] ?? 'a';
        const text = typeof value === 'string' ? value : jsonOf(value);
        if (kind === 0) form.set(name, new Blob([text], { type: 'image/svg+xml' }), `../../${MARKUP}`);
        else if (kind === 1) form.append(name, text);
        else form.append(text.slice(0, 200), text);
      }
      return form;
    });
