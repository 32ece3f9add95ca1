/**
 * Drawn foods, each about 14 units wide around the origin, in flat colours. `fill` is the food's colour, `dark` its edge or
 * shadow.
 */

const round = (value: number): number => Math.round(value * 10) / 10;

const circle = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}"/>`;
const ellipse = (x: number, y: number, rx: number, ry: number, turn: number, fill: string): string =>
  `<ellipse rx="${rx}" ry="${ry}" fill="${fill}" transform="translate(${round(x)} ${round(y)})rotate(${turn})"/>`;
const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;
const line = (d: string, stroke: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Points that look strewn, the same each time. */
const strewn = (count: number, reach: number): readonly (readonly [x: number, y: number, turn: number])[] =>
  Array.from({ length: count }, (_, at) => {
    const angle = at * 2.4;
    const far = reach * Math.sqrt((at + 0.5) / count);
    return [far * Math.cos(angle), far * Math.sin(angle), (at * 67) % 180] as const;
  });

type Strewn = ReturnType<typeof strewn>;

/** Short round strokes, one for each point; dots where `length` is 0. One path is far smaller than as many shapes. */
const strokes = (points: Strewn, length: number, width: number, colour: string, shift = 0): string =>
  line(
    points
      .map(([x, y, turn]) => {
        const across = length * Math.cos((turn * Math.PI) / 180);
        const down = length * Math.sin((turn * Math.PI) / 180);
        const end = length === 0 ? 'h.1' : `l${round(across)} ${round(down)}`;
        return `M${round(x - across / 2 + shift)} ${round(y - down / 2 + shift)}${end}`;
      })
      .join(''),
    colour,
    width,
  );

const everyThird = (points: Strewn): Strewn => points.filter((_, at) => at % 3 === 0);

type Draw = (fill: string, dark: string) => string;

const LEAF = 'M0-7C4-5 5 1 0 7C-5 1-4-5 0-7Z';

export const SHAPES = {
  /** Tomato, cucumber, radish, beetroot, carrot: slices with a rind and a paler heart. */
  slices: (fill, dark) =>
    [
      [-4, 2],
      [4, 3],
      [0, -4],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 5, dark) + circle(x, y, 4.1, fill) + circle(x, y, 1.7, '#fff6'))
      .join(''),
  egg: () =>
    path('M-7-1C-7-6-1-7 3-6C8-5 8 1 6 4C3 8-3 6-5 5C-7 4-7 2-7-1Z', '#fdfaf3') +
    circle(0, -0.5, 3.2, '#f5a623') +
    circle(-0.9, -1.4, 1, '#fbc75e'),
  halfEggs: () =>
    [
      [-4, 1, -20],
      [4, 0, 25],
    ]
      .map(
        ([x = 0, y = 0, turn = 0]) =>
          ellipse(x, y, 4, 5.4, turn, '#fdfaf3') + circle(x, y + 0.5, 2.4, '#f2a01f'),
      )
      .join(''),
  fillet: (fill, dark) =>
    path('M-9 1C-9-5-2-6 4-5C9-4 10 0 9 2C7 6-1 6-5 5C-8 4-9 3-9 1Z', dark) +
    path('M-8 0C-8-5-2-6 4-5C8-4 9-1 8 1C6 4-1 4-5 4C-7 3-8 2-8 0Z', fill) +
    line('M-4-3Q-2 0-3 3M0-4Q2-1 1 3M4-4Q6-1 5 2', '#fff7', 1),
  chunks: (fill, dark) =>
    [
      [-4.5, -1, 12],
      [3.5, -3, -18],
      [0.5, 4, 40],
      [6, 4, 8],
    ]
      .map(
        ([x = 0, y = 0, turn = 0]) =>
          `<g transform="translate(${x} ${y})rotate(${turn})"><rect x="-3.4" y="-3.4" width="6.8" height="6.8" rx="1.6" fill="${dark}"/><rect x="-3.4" y="-3.4" width="6.8" height="5.2" rx="1.6" fill="${fill}"/></g>`,
      )
      .join(''),
  balls: (fill, dark) =>
    [
      [-4.5, 1],
      [4, 2],
      [0, -4],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 4.6, dark) + circle(x - 0.5, y - 0.7, 3.8, fill))
      .join(''),
  crumbs: (fill, dark) =>
    strokes(strewn(16, 8), 1.2, 3, fill) + strokes(everyThird(strewn(16, 8)), 1, 2.6, dark),
  beans: (fill, dark) =>
    strokes(strewn(9, 7.5), 1.8, 4.2, dark) + strokes(strewn(9, 7.5), 1.6, 2.8, fill, -0.4),
  peas: (fill, dark) => strokes(strewn(12, 8), 0, 3.9, dark) + strokes(strewn(12, 8), 0, 2.8, fill, -0.3),
  leaves: (fill, dark) =>
    [
      [-4, 0, -50],
      [4, -1, 40],
      [0, 3, 100],
    ]
      .map(
        ([x, y, turn]) =>
          `<g transform="translate(${x} ${y})rotate(${turn})">${path(LEAF, fill)}${line('M0-5V5', dark, 0.8)}</g>`,
      )
      .join(''),
  herbs: (fill, dark) =>
    strokes(strewn(9, 8.5), 1.6, 2.2, fill) + strokes(everyThird(strewn(9, 8.5)), 2, 1.4, dark, 1),
  floret: (fill, dark) =>
    [
      [-3.5, 1],
      [4.5, -1],
    ]
      .map(
        ([x = 0, y = 0]) =>
          line(`M${x} ${y + 1}V${y + 6}`, '#a9c47f', 2.6) +
          circle(x - 2.4, y - 0.5, 2.7, dark) +
          circle(x + 2.4, y - 0.5, 2.7, dark) +
          circle(x, y - 2.4, 3, fill) +
          circle(x - 1, y, 2.2, fill),
      )
      .join(''),
  strips: (fill, dark) =>
    line('M-7 3Q-3-3 3-6', dark, 2.6) +
    line('M-5 5Q1 1 6-4', fill, 2.6) +
    line('M-1 6Q4 4 7 0', dark, 2.6) +
    line('M-7-2Q-4-5 0-7', fill, 2.6),
  stalks: (fill, dark) =>
    line('M-8 3L6-6M-6 6L8-3', fill, 2.4) +
    line('M5-5L8-7M7-2L9-4', dark, 3.2) +
    line('M-4 7L4 2', dark, 2.2),
  rings: (fill, dark) =>
    [
      [-4, 1],
      [4, -1],
      [1, 5],
    ]
      .map(
        ([x, y]) => `<circle cx="${x}" cy="${y}" r="2.7" fill="${dark}" stroke="${fill}" stroke-width="2"/>`,
      )
      .join(''),
  shrimps: (fill, dark) =>
    [
      [-3.5, 1, 0],
      [4.5, -1, 150],
    ]
      .map(
        ([x, y, turn]) =>
          `<g transform="translate(${x} ${y})rotate(${turn})">${line('M3-4A4.2 4.2 0 1 0 3 4', fill, 3.4)}${line('M-3-2L-1-1M-3 2L-1 1', dark, 0.9)}</g>`,
      )
      .join(''),
  mushrooms: (fill, dark) =>
    [
      [-4, -1, -15],
      [4, 1, 20],
    ]
      .map(
        ([x, y, turn]) =>
          `<g transform="translate(${x} ${y})rotate(${turn})"><rect x="-1.6" y="0" width="3.2" height="5.4" rx="1.4" fill="#f1e4d2"/>${path('M-5 1C-5-4-3-5 0-5S5-4 5 1C3 2-3 2-5 1Z', dark)}${path('M-3.8 0C-3.6-3-2-4 0-4S3.6-3 3.8 0C2 1-2 1-3.8 0Z', fill)}</g>`,
      )
      .join(''),
  /** Avocado and other crescents: mango, peach, melon. */
  crescents: (fill, dark) =>
    [-5, 0, 5]
      .map(
        (x) =>
          `<g transform="translate(${x} 0)rotate(15)">${path('M-2-7C4-5 4 5-2 7C0 3 0-3-2-7Z', dark)}${path('M-2-5.6C2.6-4 2.6 4-2 5.6C-.2 3-.2-3-2-5.6Z', fill)}</g>`,
      )
      .join(''),
  /** Lemon, lime, orange, apple. */
  wedges: (fill, dark) =>
    [
      [-3.5, 0, -20],
      [4, 2, 30],
    ]
      .map(
        ([x, y, turn]) =>
          `<g transform="translate(${x} ${y})rotate(${turn})">${path('M-6-2A6 6 0 0 0 6-2Z', dark)}${path('M-5-2A5 5 0 0 0 5-2Z', fill)}${line('M0-2V2M-2.6-1.6L-3.4.6M2.6-1.6L3.4.6', '#fff8', 0.8)}</g>`,
      )
      .join(''),
  berries: (fill, dark) =>
    [
      [-4.5, 2],
      [3.5, 3],
      [0, -3],
      [6, -2],
      [-5, -4],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 3, dark) + circle(x - 0.6, y - 0.7, 2.1, fill))
      .join(''),
  strawberries: (fill, dark) =>
    [
      [-4, 1, -15],
      [4.5, 0, 20],
    ]
      .map(
        ([x, y, turn]) =>
          `<g transform="translate(${x} ${y})rotate(${turn})">${path('M-4.4-3C-4-5 4-5 4.4-3C4 2 1 6 0 6S-4 2-4.4-3Z', fill)}${path('M-3-4L0-6L3-4L0-2.6Z', '#5d9c46')}${circle(-1.6, 0, 0.6, dark)}${circle(1.6, 0, 0.6, dark)}${circle(0, 2.6, 0.6, dark)}</g>`,
      )
      .join(''),
  nuts: (fill, dark) => strokes(strewn(7, 7.5), 2.6, 4, dark) + strokes(strewn(7, 7.5), 2.2, 2.8, fill, -0.3),
  seeds: (fill, dark) =>
    strokes(strewn(13, 9), 0.8, 1.7, fill) + strokes(everyThird(strewn(13, 9)), 0.8, 1.7, dark),
  dollop: (fill, dark) =>
    path('M-7 1C-8-4-3-7 1-6C6-6 8-1 7 2C6 6 1 7-3 6C-6 5-7 3-7 1Z', dark) +
    path('M-6 0C-7-4-3-6 1-6C5-6 7-2 6 1C5 4 1 5-3 4C-5 4-6 2-6 0Z', fill) +
    line('M-3 1C-3-3 3-4 3-1C3 1 0 2-1 0', dark, 1),
  shreds: (fill, dark) =>
    strokes(strewn(15, 8.5), 4.6, 1.6, fill) + strokes(everyThird(strewn(15, 8.5)), 4.6, 1.6, dark),
} as const satisfies Readonly<Record<string, Draw>>;

export type Shape = keyof typeof SHAPES;

/** The floor of a vessel, about 40 units wide around the origin. */
export const FLOORS = {
  plain: () => '',
  sauce: (fill, dark) =>
    circle(0, 0, 21, dark) + circle(0, 0, 20, fill) + line('M-13-9Q-8-15 0-15.5', '#fff5', 2),
  porridge: (fill, dark) => circle(0, 0, 21, fill) + strokes(strewn(18, 18), 2.2, 2.2, dark),
  grains: (fill, dark) => circle(0, 0, 20.5, dark) + strokes(strewn(44, 18.5), 2.4, 2.3, fill),
  dots: (fill, dark) => circle(0, 0, 20.5, dark) + strokes(strewn(56, 19), 0, 2.9, fill),
  noodles: (fill, dark) =>
    circle(0, 0, 20.5, dark) +
    line(
      'M-17-6C-8-14 4-4 15-12M-18 1C-8-7 6 4 18-4M-17 7C-7-1 6 11 17 3M-13 14C-5 7 6 17 13 11M-8-15C0-19 8-15 11-17M-19-3C-12 4-2-6 6 0S14 4 19 1',
      fill,
      2.6,
    ),
  salad: (fill, dark) =>
    strewn(13, 16)
      .map(
        ([x, y, turn], at) =>
          `<path d="${LEAF}" fill="${at % 2 === 0 ? fill : dark}" transform="translate(${round(x)} ${round(y)})rotate(${turn * 2})"/>`,
      )
      .join(''),
  mash: (fill, dark) =>
    circle(0, 0, 20.5, dark) +
    path('M-19 1C-20-12-8-20 3-19C16-18 21-6 18 4C15 16 4 20-6 18C-14 17-19 10-19 1Z', fill) +
    line('M-10 4C-12-8 4-12 9-4C12 4 2 9-2 4', dark, 1.6),
} as const satisfies Readonly<Record<string, Draw>>;

export type Floor = keyof typeof FLOORS;

/** Vessels in a picture of 64 units, from above; `glass`, `cup` and `bread` are seen otherwise. */
export const VESSELS = {
  plate: circle(32, 33, 30, '#d9d3c7') + circle(32, 32, 30, '#fbf9f4') + circle(32, 32, 23, '#efebe2'),
  bowl: circle(32, 33.5, 30, '#1f4f4a') + circle(32, 32, 30, '#3f8a80') + circle(32, 32, 26, '#2d6d65'),
  clay: circle(32, 33.5, 30, '#8a4326') + circle(32, 32, 30, '#c9703f') + circle(32, 32, 26, '#a8572f'),
  pan:
    line('M48 48L60 60', '#2b2d31', 6) +
    circle(31, 32, 29, '#2b2d31') +
    circle(30, 30.5, 28, '#4a4e55') +
    circle(30, 30.5, 24.5, '#393c42'),
  board: `<rect x="3" y="7" width="58" height="52" rx="8" fill="#b98a58"/><rect x="3" y="5" width="58" height="52" rx="8" fill="#d8ac78"/>`,
} as const;

export type Vessel = keyof typeof VESSELS;

/** A slice of bread under what is on it. */
export const bread = (spread: string | null): string =>
  path(
    'M8 22C4 10 20 8 32 9S60 10 56 22C55 26 55 30 55 50C55 55 52 56 48 56H16C12 56 9 55 9 50C9 30 9 26 8 22Z',
    '#a9692f',
  ) +
  path(
    'M12 22C9 14 21 12 32 13S55 14 52 22C51 26 51 30 51 48C51 51 50 52 47 52H17C14 52 13 51 13 48C13 30 13 26 12 22Z',
    spread ?? '#edc98f',
  );

/** A glass of something to drink, and a cup of something hot. */
export const glass = (fill: string, dark: string): string =>
  path('M14 8H50L45 58C45 60 43 61 41 61H23C21 61 19 60 19 58Z', '#dfe9ee') +
  path('M17 18H47L43.4 55C43.3 57 42 58 40 58H24C22 58 20.7 57 20.6 55Z', fill) +
  path('M17 18H47L46.6 23H17.4Z', dark) +
  line('M23 26L25 50', '#fff8', 2);
export const cup = (fill: string, dark: string): string =>
  line('M46 24C58 22 58 42 44 42', '#e7e1d6', 5) +
  path('M8 20H50V40C50 52 42 58 29 58S8 52 8 40Z', '#fbf9f4') +
  ellipse(29, 20, 21, 6, 0, '#e7e1d6') +
  ellipse(29, 20.5, 18.5, 4.6, 0, fill) +
  line('M20 20Q28 17.5 36 19', dark, 1.4);
