import { NUMBER, numberIn, plainNumbers } from '../amounts/written-numbers.ts';
import { CONTAINERS, type LineUnit, unitOf } from './line-units.ts';

/** The amount a line asks for, in one of the ways that it says so. */
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
  /** The amount that a sum of different kinds adds to it: the spoons of "1 stick plus 2 tablespoons". */
  readonly more: Amount | null;
  /** The line without its amounts. */
  readonly rest: string;
}

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

/** Words before a number that leave it as it is. */
const ABOUT =
  /^(?:about|approx\.?|approximately|around|roughly|ca\.?|circa|nearly|almost|at least|up to|scant|heaped|heaping|generous|level|rounded|good|just (?:over|under))\s+(?=\d|an? |one |two |three |half )/i;
const COUNT = new RegExp(String.raw`^(${NUMBER})(?:\s*(?:-|~|to|or|bis|a)\s*(${NUMBER})(?![\d/]))?`, 'iu');
const ANYWHERE = /(?:^|[^\d./])(\d+(?:\.\d+)?)(?: ?(?:-|to) ?(\d+(?:\.\d+)?))?[ -]*(fl\.? ?oz|[a-z]+\b\.?)/gi;

const plain = (text: string): string =>
  plainNumbers(text).replace(/fl(?:uid)?\.?\s*(oz|ounces?)\b\.?/gi, 'floz');

/** "Juice of 1 lemon", "finely grated zest and juice of 2 limes". */
const JUICE_OF = /^(?:\p{L}+ )*?((?:juice|zest|rind)(?: (?:and|&) (?:juice|zest|rind))?) of (.+)$/iu;

const countOf = (from: string, to: string | undefined): number =>
  to === undefined ? numberIn(from) : (numberIn(from) + numberIn(to)) / 2;

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

const times = (amount: Amount, count: number): Amount => ({ ...amount, count: amount.count * count });

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
  // A T-bone steak is no tablespoon.
  const unit = /^\p{L}-\p{L}/u.test(rest) ? null : unitOf(word);
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
  const [whole, from = '1', to] = count;
  const following = text.slice(whole.length);
  const isWord = !/^\d/.test(from);
  if (isWord ? !/^(?:\s|$)/.test(following) : /^\s?[%°]|^\/\d/.test(following)) return null;
  const { unit, size, rest } = readUnit(following.replace(/^[\s-]+/, ''));
  if (/^an?$/i.test(from) && unit === null && COUNT.test(rest)) return readStart(rest);
  return { amount: { count: countOf(from, to), unit, size }, rest };
};

/** Smaller units that may follow without a word between: "1 lb 4 oz". */
const SMALLER: Readonly<Record<string, readonly string[]>> = {
  lb: ['oz'],
  kg: ['g'],
  l: ['ml', 'dl', 'cl'],
  quart: ['cup'],
  pint: ['fl oz'],
  cup: ['tbsp', 'tsp'],
  tbsp: ['tsp'],
};
const JOINT = /^,?\s*(?:(plus|\+|and|&|minus|less)\s+)?(?=\d|an? |one |two |three |half )/i;
const LATER = /,? (?:plus|\+) (?=\d|an? )(.+)/i;
const FOR_MORE = /^(?:$|(?:extra|more|additional|for|to)\b)/i;

const baseOf = (unit: LineUnit | null): number =>
  unit?.kind === 'weight' ? unit.grams : unit?.kind === 'volume' ? unit.ml : 1;

interface Sum extends Start {
  /** An amount of another kind on top; below zero for what is taken away. */
  readonly more: Amount | null;
}

const sumOf = (one: Amount, other: Amount, rest: string): Sum => {
  if (one.unit?.kind !== other.unit?.kind) return { amount: one, more: other, rest };
  const count = one.count + (other.count * baseOf(other.unit)) / baseOf(one.unit);
  return { amount: { ...one, count }, more: null, rest };
};

/** Adds what a sum names besides: "1 cup plus 2 tablespoons", "1 lb 4 oz", "2 cups flour, plus 2 tbsp for dusting". */
const withSum = ({ amount, rest }: Start): Sum => {
  const alone: Sum = { amount, more: null, rest };
  const [joint = '', word] = JOINT.exec(rest) ?? [];
  const next = amount.unit === null ? null : readStart(rest.slice(joint.length));
  if (next !== null && isExact(next.amount.unit) && JOINT.test(rest)) {
    const isSmaller = SMALLER[amount.unit?.name ?? '']?.includes(next.amount.unit?.name ?? '') === true;
    const isSame = amount.unit?.kind === next.amount.unit?.kind;
    if (word === undefined ? isSmaller : isSame || /^(?:plus|\+)$/i.test(word))
      return sumOf(amount, times(next.amount, /minus|less/i.test(word ?? '') ? -1 : 1), next.rest);
  }
  const [before = '', after = ''] = rest.split(LATER);
  const later = amount.unit === null ? null : readStart(after);
  return later !== null && isExact(later.amount.unit) && FOR_MORE.test(later.rest)
    ? sumOf(amount, later.amount, [before, later.rest].filter(Boolean).join(', '))
    : alone;
};

/** The amount behind a name: "Butter (100g)", "Onions: 2 large, diced", "Garlic 4 cloves". */
const readLate = (text: string): Start | null => {
  for (const { index } of text.matchAll(/(?<=[\s(:,-])\d/g)) {
    const before = text.slice(0, index).trimEnd();
    const isApart = /[(:,-]$/.test(before);
    const name = isApart ? before.slice(0, -1).trimEnd() : before;
    const late = readStart(text.slice(index).replace(/\)$/, ''));
    if (late === null || name === '' || /^\d[\d.]*\s?[%/°]/.test(text.slice(index))) continue;
    if (name.split('(').length !== name.split(')').length) continue;
    const isLast = /^[\d.]+(?: ?- ?[\d.]+)? ?(?:\p{L}+(?:(?:\. ?| )\p{L}+)?\.? ?)?(?:$|[,;(])/u.test(
      text.slice(index),
    );
    if (!isApart && !isLast) continue;
    const piece = late.amount.unit === null ? unitOf(late.rest) : null;
    if (piece !== null) return { amount: { ...late.amount, unit: piece }, rest: name };
    return { amount: late.amount, rest: late.rest === '' ? name : `${name}, ${late.rest}` };
  }
  return null;
};

/** Reads how much a line asks for. The rest keeps its brackets, without those that only hold an amount. */
export const readAmounts = (line: string): LineAmounts => {
  const text = plain(line).replace(ABOUT, '');
  const [, part, whole = ''] = JUICE_OF.exec(text) ?? [];
  if (part !== undefined) {
    const of = readStart(whole) ?? { amount: { count: 1, unit: null, size: null }, rest: whole };
    const unit = /juice/i.test(part) ? null : unitOf('zest');
    return {
      amount: { ...of.amount, unit },
      exact: null,
      more: null,
      rest: `${of.rest} ${unit?.name ?? 'juice'}`,
    };
  }
  const multiplied = /^(\d+)\s*[x×]\s*(?=\d)/i.exec(text);
  const start = readStart(multiplied === null ? text : text.slice(multiplied[0].length));
  if (start === null) {
    const late = readLate(text);
    return late === null
      ? { amount: null, exact: exactIn(text)[0] ?? null, more: null, rest: text }
      : { amount: late.amount, exact: null, more: null, rest: late.rest };
  }
  const sum = withSum(start);
  const { more } = sum;
  let { amount, rest } = sum;
  // "85g/3oz", "55g/2oz/1/2 cup"
  rest = rest.replace(/^(?:\/\s*\d+(?:\.\d+)?\s*[a-z]+\.?\s*)+/i, '');
  if (multiplied !== null && isExact(amount.unit)) {
    const next = readUnit(rest);
    const held = next.unit?.kind === 'piece' ? next : null;
    const pack = held?.unit ?? null;
    return {
      amount: { count: Number(multiplied[1]), unit: pack, size: null },
      exact: times(amount, Number(multiplied[1])),
      more,
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
      more,
      rest: next.rest,
    };
  }
  if (amount.unit === null && sized !== null && isExact(sized.amount.unit)) {
    const next = readUnit(sized.rest);
    return {
      amount: { ...amount, unit: next.unit },
      exact: times(sized.amount, amount.count),
      more,
      rest: next.rest,
    };
  }
  const pack = readUnit(rest);
  if (isExact(amount.unit) && pack.unit?.kind === 'piece' && CONTAINERS.has(pack.unit.name))
    return { amount: { count: 1, unit: pack.unit, size: null }, exact: amount, more, rest: pack.rest };
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
    more: wanted ? null : more,
    rest,
  };
};
