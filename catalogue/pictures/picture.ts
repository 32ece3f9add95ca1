import { type FloorLook, type Look, lookOf, SAUCES, STARCHES } from './looks.ts';
import { bread, cup, FLOORS, glass, SHAPES, VESSELS, type Vessel } from './shapes.ts';

/** What a picture is composed from. */
export interface Pictured {
  readonly name: string;
  readonly kinds: readonly string[];
  readonly ingredients: readonly { readonly food: string; readonly grams: number }[];
}

type Kind =
  | 'glass'
  | 'cup'
  | 'bread'
  | 'soup'
  | 'stew'
  | 'salad'
  | 'porridge'
  | 'pan'
  | 'plate'
  | 'bowl'
  | 'board';

/** Of mains only the kinds without `small` count: "with pine nuts" is no board of nuts. */
const KINDS: readonly (readonly [words: RegExp, kind: Kind, small?: 'small'])[] = [
  [/^(?:hot )?(?:tea|coffee|cocoa|chai|golden)\b(?!.*(?:balls|shake))/i, 'cup', 'small'],
  [
    /\b(?:smoothie|lassi|shake|milk|latte|juice|drink|lemonade|kefir|ayran|horchata|frappe|cooler|spritz)$/i,
    'glass',
    'small',
  ],
  [/\b(?:smoothie|lassi|shake)\b(?! bowl)/i, 'glass', 'small'],
  [/\bmilk with\b/i, 'glass', 'small'],
  [/\b(?:soup|broth|chowder|ramen|pho|minestrone|gazpacho|bisque|laksa|borscht|harira|congee)\b/i, 'soup'],
  [
    /\b(?:(?<!with |cheese )toasts?|on (?:rye|sourdough|bread|crispbread|whole)|crispbreads?|bruschetta|tartine|smorrebrod|bread with|rarebit)\b/i,
    'bread',
  ],
  [
    /\b(?:curry|stew|(?<!and |sweet |, )chill?i(?! sauce| oil| and lime)|dal|dhal|tagine|ragout|goulash|masala(?! oats| omelette| peanuts)|korma|rajma|(?<!roasted )chana|sambar|tadka|gumbo|bourguignon|cassoulet|moussaka|feijoada|hotpot|casserole)\b/i,
    'stew',
  ],
  [/\b(?:salad|slaw|tabbouleh|fattoush|poke)\b/i, 'salad'],
  [
    /\b(?:porridge|oats|oatmeal|oat bran|chia bowl|smoothie bowl|muesli|bircher|granola|parfait|pudding|yogurt|skyr|quark|cottage cheese|compote)\b/i,
    'porridge',
    'small',
  ],
  [
    /\b(?:stir-fry|stir-fried|fried rice|shakshuka|frittata|omelet(?:te)?|scramble|scrambled|skillet|hash|one-pan|paella|tortilla espanola|pan)\b/i,
    'pan',
  ],
  [
    /\b(?:nuts|almonds|trail mix|crackers|cheese and|sticks|bites|balls|bars?|dip|hummus|edamame|olives|rice cakes?)\b/i,
    'board',
    'small',
  ],
  [
    /\b(?:bowl|rice|pasta|noodles|spaghetti|penne|risotto|couscous|quinoa|pilaf|linguine|fusilli|bibimbap|donburi)\b/i,
    'bowl',
  ],
];

const VESSEL_OF: Readonly<Record<Exclude<Kind, 'glass' | 'cup' | 'bread'>, Vessel>> = {
  soup: 'bowl',
  stew: 'clay',
  salad: 'plate',
  porridge: 'bowl',
  pan: 'pan',
  plate: 'plate',
  bowl: 'plate',
  board: 'board',
};

const PLACES: Readonly<Record<number, readonly (readonly [x: number, y: number, size: number])[]>> = {
  0: [],
  1: [[32, 32, 2]],
  2: [
    [22, 28, 1.6],
    [42, 37, 1.6],
  ],
  3: [
    [32, 19, 1.4],
    [20, 40, 1.45],
    [44, 40, 1.45],
  ],
};
const MOST_SEEN = 3;
/** Less of a dish than this share is not its floor. */
const FLOOR_SHARE = 0.12;

const isMostly = (whole: number) => (food: { readonly grams: number }) => food.grams >= whole * FLOOR_SHARE;

const GREENS: FloorLook = { floor: 'salad', fill: '#8cc063', dark: '#5d9444' };
const GREEN = /^(?:lettuce|spinach|arugula|kale|napa-cabbage|watercress|cabbage)$/;

const floorOf = (kind: Kind, { ingredients }: Pictured): { look: FloorLook | null; food: RegExp | null } => {
  const whole = ingredients.reduce((sum, { grams }) => sum + grams, 0);
  const main = ingredients.filter(isMostly(whole));
  const firstOf = (rows: typeof STARCHES) =>
    rows.find(([foods]) => main.some(({ food }) => foods.test(food)));
  if (kind === 'soup' || kind === 'stew') {
    const strengthOf = ([foods, , strength]: (typeof SAUCES)[number]): number =>
      strength * ingredients.reduce((sum, { food, grams }) => sum + (foods.test(food) ? grams : 0), 0);
    const [strongest] = [...SAUCES].sort((one, other) => strengthOf(other) - strengthOf(one));
    return { look: strongest?.[1] ?? null, food: null };
  }
  if (kind === 'salad') {
    const grain = firstOf(STARCHES);
    return grain !== undefined && !main.some(({ food }) => GREEN.test(food))
      ? { look: grain[1], food: grain[0] }
      : { look: GREENS, food: GREEN };
  }
  if (kind === 'porridge') {
    const grain = firstOf(STARCHES);
    return grain === undefined
      ? {
          look: { floor: 'mash', fill: '#fffdf7', dark: '#e6dcc8' },
          food: /^(?:yogurt|greek|cottage|skyr|quark|ricotta)/,
        }
      : { look: { ...grain[1], floor: 'porridge' }, food: grain[0] };
  }
  if (kind === 'board') return { look: null, food: null };
  const starch = firstOf(STARCHES);
  return { look: starch?.[1] ?? null, food: starch?.[0] ?? null };
};

/** Foods that only the dish's name shows. */
const BALLS: readonly (readonly [words: RegExp, fill: string, dark: string])[] = [
  [/\bmeatballs\b|\bk[oö]fte\b|\bkofta\b/i, '#9a623f', '#6c422b'],
  [/\bfalafel\b/i, '#b98a4e', '#86602d'],
  [/\benergy balls\b/i, '#7a4a33', '#4f2b1b'],
];

const ballsIn = (name: string): Look | null => {
  const row = BALLS.find(([words]) => words.test(name));
  return row === undefined ? null : { shape: 'balls', fill: row[1], dark: row[2], weight: 1 };
};

/** The foods that are seen, those first that catch the eye. */
const seenOf = ({ name, ingredients }: Pictured, hidden: RegExp | null): readonly Look[] => {
  const looks = new Map<string, Look & { seen: number }>();
  for (const { food, grams } of ingredients) {
    const look = hidden?.test(food) ? null : lookOf(food);
    if (look === null) continue;
    const key = look.shape + look.fill;
    const before = looks.get(key);
    const seen = Math.sqrt(grams) * look.weight;
    if (before === undefined) looks.set(key, { ...look, seen });
    else before.seen += seen;
  }
  const balls = ballsIn(name);
  const byEye = [...looks.values()]
    .filter(({ shape }) => balls === null || shape !== 'crumbs')
    .sort((one, other) => other.seen - one.seen);
  return [...(balls === null ? [] : [balls]), ...byEye].slice(0, MOST_SEEN);
};

const drawn = ({ shape, fill, dark }: Look, [x, y, size]: readonly [number, number, number]): string =>
  `<g transform="translate(${x} ${y})scale(${size})">${SHAPES[shape](fill, dark)}</g>`;

/** Strewn over everything, not laid beside it. */
const SPRINKLED: ReadonlySet<Look['shape']> = new Set(['seeds', 'herbs', 'shreds', 'crumbs']);
const OVER_ALL = [32, 32, 2.1] as const;

const spread = (looks: readonly Look[], lift = 0): readonly string[] => {
  const laid = looks.filter(({ shape }, at) => at === 0 || !SPRINKLED.has(shape));
  const over = looks.filter((look) => !laid.includes(look));
  const beside = laid.flatMap((look, at) => {
    const place = PLACES[laid.length]?.[at];
    return place === undefined ? [] : [drawn(look, [place[0], place[1] + lift, place[2]])];
  });
  return [...beside, ...over.map((look) => drawn(look, OVER_ALL))];
};

const kindOf = ({ name, kinds }: Pictured): Kind => {
  const isMain = kinds.includes('main');
  return KINDS.find(([words, , small]) => words.test(name) && !(isMain && small === 'small'))?.[1] ?? 'plate';
};

/** A dish drawn from what is in it, in layers from the bottom up. The same ingredients give the same picture. */
export const pictureOf = (dish: Pictured): readonly string[] => {
  const kind = kindOf(dish);
  if (kind === 'cup') return [cup('#a9744a', '#d9b48c')];
  if (kind === 'glass') {
    const [look] = seenOf(dish, null);
    if (look === undefined) return [glass('#f7efe0', '#fffaf0')];
    return [glass(look.fill, look.dark), drawn(look, [46, 12, 0.85])];
  }
  if (kind === 'bread') {
    const looks = seenOf(dish, null);
    const dollop = looks.find(({ shape }) => shape === 'dollop');
    const above = looks.filter((look) => look !== dollop);
    return [bread(dollop?.fill ?? null), ...spread(above, 3)];
  }
  const { look: floor, food } = floorOf(kind, dish);
  const bottom =
    floor === null
      ? []
      : [`<g transform="translate(32 32)">${FLOORS[floor.floor](floor.fill, floor.dark)}</g>`];
  return [VESSELS[VESSEL_OF[kind]], ...bottom, ...spread(seenOf(dish, food))];
};
