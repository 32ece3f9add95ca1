import { readFileSync } from 'node:fs';
import { analyse } from 'scslre';
import { expect, it } from 'vitest';
import { PLAIN_SIGNS } from '../../src/domain/coach/care/plain-signs.ts';
import { sources } from '../architecture/source-files.ts';

/** Everything that strangers' texts are held against on the server. */
const files = sources.filter(({ path }) =>
  /^(server|src\/contract|src\/domain|src\/terms)\/.*\.ts$/.test(path),
);

/** A literal, where the grammar allows one; comments have none. */
const LITERAL =
  /(?<=[(,=:[!&|?{;>\n]\s*|\breturn\s)\/(?![/*\s])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/[a-z]*/g;

const literals = files.flatMap(({ path, text }) =>
  [...text.matchAll(LITERAL)].map(([literal]) => [path, literal] as const),
);

/** Held against the operator's own settings, and the catalogue's own measures. */
const OWN_TEXTS: readonly string[] = ['server/base/config.ts', 'src/domain/food/amounts/measure.ts'];

/** A report of type Move is a search that begins anew at each place: the limits of heads and bodies bound it. */
const reportsOf = (literal: string) => {
  const end = literal.lastIndexOf('/');
  const regex = { source: literal.slice(1, end), flags: literal.slice(end + 1) };
  return analyse(regex).reports.map(({ type, exponential }) => ({ type, exponential }));
};

/** Signs of care stand in a table, which the search for literals does not see. */
const CARE_SIGNS = PLAIN_SIGNS.map(([, sign]) => sign);

it('no regular expression can be made to take long of those that there are', () => {
  expect(literals.length).toBeGreaterThan(30);
  expect(literals.map(([path]) => path)).toEqual(
    expect.arrayContaining(['src/domain/email.ts', 'server/calls/admission.ts', 'server/base/keys.ts']),
  );
});

it.each(literals.filter(([path]) => !OWN_TEXTS.includes(path)))(
  'no regular expression can be made to take long %s: %s',
  (_, literal) => {
    expect(reportsOf(literal).filter(({ exponential }) => exponential)).toEqual([]);
    expect(reportsOf(literal).filter(({ type }) => type !== 'Move')).toEqual([]);
  },
);

it('no regular expression can be made to take long nor do those of the coach that are put together from words', () => {
  const slow = CARE_SIGNS.filter((sign) =>
    reportsOf(String(sign)).some(({ type, exponential }) => exponential || type !== 'Move'),
  );
  expect(slow).toEqual([]);
});

it('no regular expression can be made to take long and one that could be is found', () => {
  expect(reportsOf('/^(a+)+$/')).toContainEqual({ type: 'Self', exponential: true });
});

it('no regular expression can be made to take long and none is put together from what somebody sends', () => {
  const made = files.flatMap(({ path }) =>
    readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8').includes('new RegExp(') ? [path] : [],
  );
  // From constants of the product alone: the length of a code, the paths of the endpoint table, the words of care, of
  // meals, days, units and numbers.
  expect(made.sort()).toEqual([
    'server/quirks/django.ts',
    'src/contract/account/credentials.ts',
    'src/domain/coach/answer/propose-ate.ts',
    'src/domain/coach/answer/read-food.ts',
    'src/domain/coach/answers/kitchen-words.ts',
    'src/domain/coach/model/amounts.ts',
    'src/domain/coach/model/number-words.ts',
    'src/domain/coach/slots/counts.ts',
    'src/domain/coach/slots/places.ts',
    'src/domain/coach/slots/quantities.ts',
    'src/domain/coach/slots/wish.ts',
    'src/domain/coach/understand/places-meant.ts',
    'src/domain/coach/understand/request-of.ts',
    'src/domain/food/amounts/written-numbers.ts',
    'src/domain/food/diary/spoken-amounts.ts',
    'src/domain/food/library/line-amounts.ts',
    'src/domain/food/library/line-claims.ts',
    'src/domain/food/library/line-words.ts',
    'src/domain/food/library/weigh-line.ts',
  ]);
});
