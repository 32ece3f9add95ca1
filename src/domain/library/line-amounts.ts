import { SMALL_NUMBERS } from '../small-numbers.ts';
import { CONTAINERS, type LineUnit, unitOf } from './line-units.ts';

/** How much a line asks for, in one of the ways that it says so. */
export interface Amount {
  /** The middle of a range. */
  readonly count: number;
  readonly unit: LineUnit | null;
  /** "large": which piece is meant. */
  readonly size: Size | null;
}

export type Size = 'small' | 'medium' | 'large';

export interface LineAmounts {
  /** As the cook reads it; null where the line says none. */
  readonly amount: Amount | null;
  /** The same as a weight or a volume, if the line has one as well: "1 (400 g) tin", "2 cups (about 200 g)". */
  readonly exact: Amount | null;
  /** The line without its amounts. */
  readonly rest: string;
}

const FRACTIONS: Readonly<Record<string, string>> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅕': '1/5',
  '⅖': '2/5',
  '⅗': '3/5',
  '⅘': '4/5',
  '⅙': '1/6',
  '⅚': '5/6',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
};

const NUMBER_WORDS: Readonly<Record<string, number>> = {
  ...SMALL_NUMBERS,
  dozen: 12,
  quarter: 0.25,
  couple: 2,
  few: 3,
  several: 4,
};

/** Words between a number and what it counts. */
const BETWEEN =
  /^(?:about|approx\.?|approximately|around|roughly|ca\.?|circa|generous|good|heaped|heaping|scant|level|rounded|big|whole|full|of|packed|x|×|a|an)\s+/i;
/** "Lemon-sized" piece. */
const SIZED = /^(?!medium|thumb)\p{L}+[- ]sized\s+/iu;
const SIZES: Readonly<Record<string, Size>> = {
  small: 'small',
  baby: 'small',
  mini: 'small',
  medium: 'medium',
  'medium-sized': 'medium',
  large: 'large',
  big: 'large',
  jumbo: 'large',
  'extra-large': 'large',
};

const NUMBER = String.raw`\d+\s+\d+/\d+|\d+/\d+|\d*\.\d+|\d+`;
const WORD_NUMBER = `half a dozen|half an?|a quarter|a dozen|a couple|a few|${Object.keys(NUMBER_WORDS).join('|')}`;
const COUNT = new RegExp(
  String.raw`^(?:(${NUMBER})|(${WORD_NUMBER})\b)(?:\s*(?:-|to|or|bis|a)\s*(${NUMBER})(?![\d/]))?`,
  'i',
);
const ANYWHERE = new RegExp(
  String.raw`(?:^|[^\d./])(${NUMBER})(?:\s*-\s*|\s*to\s*)?(${NUMBER})?[\s-]*(fl\.? ?oz|[a-z]+\b\.?)`,
  'gi',
);

/** Fractions, points and dashes as one program reads them: "1½" as "1 1/2", "1,5" as "1.5", "1.200 g" as "1200 g". */
const plain = (text: string): string =>
  text
    .replace(
      /(\d)?\s*([½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞])/gu,
      (_, whole: string | undefined, fraction: string) =>
        `${whole === undefined ? '' : `${whole} `}${FRACTIONS[fraction] ?? ''}`,
    )
    .replaceAll('\u2044', '/')
    .replace(/[–—−]/g, '-')
    .replace(/(\d)[.,](\d{3})(?=\s*(?:g|gr|ml|grams?)\b)/g, '$1$2')
    .replace(/(\d),(\d)/g, '$1.$2')
    .replace(/fl(?:uid)?\.?\s*(oz|ounces?)\b\.?/gi, 'floz')
    .replace(/\s+/g, ' ')
    .trim();

/** "Juice of 1 lemon", "finely grated zest and juice of 2 limes". */
const JUICE_OF = /^(?:\p{L}+ )*?((?:juice|zest|rind)(?: (?:and|&) (?:juice|zest|rind))?) of (.+)$/iu;

const numberOf = (written: string): number => {
  const known = written.toLowerCase();
  if (/dozen/.test(known)) return /half/.test(known) ? 6 : 12;
  const word = known.split(' ').find((each) => !/^an?$/.test(each));
  if (/^[a-z]/.test(known)) return NUMBER_WORDS[word ?? ''] ?? 1;
  return known.split(' ').reduce((sum, part) => {
    const [over = '', under = '1'] = part.split('/');
    return sum + Number(over) / Number(under);
  }, 0);
};

const countOf = (from: string, to: string | undefined): number => {
  const first = numberOf(from);
  return to === undefined ? first : (first + numberOf(to)) / 2;
};

const isExact = (unit: LineUnit | null): boolean => unit?.kind === 'weight' || unit?.kind === 'volume';

/** The exact amounts inside a text, weights before volumes. */
const exactIn = (text: string): readonly Amount[] => {
  const found = [...text.matchAll(ANYWHERE)].flatMap(([, from = '', to, word = '']): readonly Amount[] => {
    const unit = unitOf(word.replace(/\s/g, ''));
    return unit !== null && isExact(unit) ? [{ count: countOf(from, to), unit, size: null }] : [];
  });
  return [
    ...found.filter(({ unit }) => unit?.kind === 'weight'),
    ...found.filter(({ unit }) => unit?.kind === 'volume'),
  ];
};

interface Start {
  readonly amount: Amount;
  readonly rest: string;
}

/** A size and a unit at the beginning of a text. */
const readUnit = (text: string): { unit: LineUnit | null; size: Size | null; rest: string } => {
  let rest = text;
  let size: Size | null = null;
  for (;;) {
    const between = BETWEEN.exec(rest)?.[0] ?? SIZED.exec(rest)?.[0];
    const word = /^[a-z-]+/i.exec(rest)?.[0] ?? '';
    const known = SIZES[word.toLowerCase()];
    if (known !== undefined) {
      size = known;
      rest = rest.slice(word.length).replace(/^[\s,]+/, '');
    } else if (between !== undefined) rest = rest.slice(between.length);
    else break;
  }
  const word = /^\p{L}+\.?/u.exec(rest)?.[0] ?? '';
  const unit = unitOf(word);
  // "1 clove garlic", but "1 cloves" alone is the spice.
  const after = rest.slice(word.length).replace(/^[\s,]+/, '');
  return unit === null || (after === '' && unit.kind === 'piece')
    ? { unit: null, size, rest }
    : { unit, size, rest: after.replace(/^of\s+/i, '') };
};

const readStart = (text: string): Start | null => {
  const bare = readUnit(text);
  const count = COUNT.exec(text);
  if (count === null) {
    // "pinch of salt", "thumb-sized piece of ginger"
    const known =
      bare.unit !== null &&
      /^\p{L}+(?:-sized)?(?: \p{L}+)? of |^(?:\p{L}+ )?(?:pinch|dash|drizzle|squeeze|splash|handful|knob|glug)\b/iu.test(
        text,
      );
    return known ? { amount: { count: 1, unit: bare.unit, size: bare.size }, rest: bare.rest } : null;
  }
  const [whole, digits, word, to] = count;
  const following = text.slice(whole.length);
  if (word !== undefined && !/^\s/.test(following)) return null;
  const { unit, size, rest } = readUnit(following.replace(/^[\s-]+/, ''));
  if (digits === undefined && /^an?$/i.test(word ?? '') && unit === null && COUNT.test(rest))
    return readStart(rest);
  return { amount: { count: countOf(digits ?? word ?? '1', to), unit, size }, rest };
};

const times = (amount: Amount, count: number): Amount => ({ ...amount, count: amount.count * count });

/** Reads how much a line asks for. The rest keeps its brackets, without those that only hold an amount. */
export const readAmounts = (line: string): LineAmounts => {
  const text = plain(line);
  const [, part, whole = ''] = JUICE_OF.exec(text) ?? [];
  if (part !== undefined) {
    const of = readStart(whole) ?? { amount: { count: 1, unit: null, size: null }, rest: whole };
    const unit = /juice/i.test(part) ? null : unitOf('zest');
    return { amount: { ...of.amount, unit }, exact: null, rest: `${of.rest} ${unit?.name ?? 'juice'}` };
  }
  const multiplied = /^(\d+)\s*[x×]\s*(?=\d)/i.exec(text);
  const start = readStart(multiplied === null ? text : text.slice(multiplied[0].length));
  if (start === null) {
    // "Butter (100g)", "Onions: 2 large, diced"
    const number = text.search(/\d/);
    const before = text.slice(0, Math.max(number, 0)).trimEnd();
    const name = before.slice(0, -1).trimEnd();
    const isNamed = /[(:,-]$/.test(before) && name !== '' && !/[(:]/.test(name);
    const late = isNamed ? readStart(text.slice(number).replace(/\)$/, '')) : null;
    if (late !== null) return { amount: late.amount, exact: null, rest: `${name}, ${late.rest}` };
    return { amount: null, exact: exactIn(text)[0] ?? null, rest: text };
  }
  let { amount, rest } = start;
  // "85g/3oz", "55g/2oz/1/2 cup"
  rest = rest.replace(new RegExp(String.raw`^(?:/\s*(?:${NUMBER})\s*[a-z]+\.?\s*)+`, 'i'), '');
  if (multiplied !== null && isExact(amount.unit)) {
    const next = readUnit(rest);
    const held = next.unit?.kind === 'piece' ? next : null;
    const pack = held?.unit ?? null;
    return {
      amount: { count: Number(multiplied[1]), unit: pack, size: null },
      exact: times(amount, Number(multiplied[1])),
      rest: held?.rest ?? rest,
    };
  }
  // "1 (400 g) tin", "2 (5-ounce) cans", "one 8-ounce block", "1 400ml can", "7g sachet"
  const inside = /^\(([^()]*(?:\([^()]*\)[^()]*)?)\)\s*/.exec(rest);
  const sized = inside === null ? readStart(rest) : null;
  const exactInside = inside === null ? undefined : exactIn(inside[1] ?? '')[0];
  if (amount.unit === null && exactInside !== undefined) {
    const next = readUnit(rest.slice(inside?.[0].length ?? 0));
    return {
      amount: { ...amount, unit: next.unit },
      exact: times(exactInside, amount.count),
      rest: next.rest,
    };
  }
  if (amount.unit === null && sized !== null && isExact(sized.amount.unit)) {
    const next = readUnit(sized.rest);
    return {
      amount: { ...amount, unit: next.unit },
      exact: times(sized.amount, amount.count),
      rest: next.rest,
    };
  }
  const pack = readUnit(rest);
  if (isExact(amount.unit) && pack.unit?.kind === 'piece' && CONTAINERS.has(pack.unit.name))
    return { amount: { count: 1, unit: pack.unit, size: null }, exact: amount, rest: pack.rest };
  if (inside !== null && exactInside !== undefined) rest = rest.slice(inside[0].length).trim();
  // "3 aubergines (about 800 g total)", "4 fillets, about 140g each", "1 block (14 ounces (400 g)) tofu"
  const [beside] =
    exactInside === undefined
      ? exactIn(rest.replace(/[\d.]+[\s-]*(?:cm|mm|inch(?:es)?|in)\b/gi, ''))
      : [exactInside];
  const wanted =
    amount.unit?.kind !== 'weight' &&
    beside !== undefined &&
    (amount.unit?.kind !== 'volume' || beside.unit?.kind === 'weight');
  const perPiece =
    /\beach\b|\bapiece\b/i.test(text) || (amount.unit !== null && CONTAINERS.has(amount.unit.name));
  return {
    amount,
    exact: wanted ? times(beside, perPiece && !isExact(amount.unit) ? amount.count : 1) : null,
    rest,
  };
};
