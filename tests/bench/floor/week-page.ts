/** A week of meals as nothing but HTML and a style: what a browser needs at least to show one. */

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const SLOTS = ['Breakfast', 'Lunch', 'Dinner'];
const DISHES = [
  'Buckwheat pancakes with plums',
  'Carrot and ginger soup',
  'Baked cod with fennel',
  'Rye toast with quark and chives',
  'Spinach dumplings',
  'Mushroom goulash with millet',
  'Beetroot salad with walnuts',
];
const WORDS =
  'Everything on this page came with the document itself: it asks for no script and no picture before it is complete. ';

const STYLE = `body{margin:0 auto;max-width:38rem;padding:16px;font:1rem/1.5 system-ui,sans-serif;color:#222;background:#fff}
section{margin:16px 0;padding:8px 16px;border:1px solid #bbb;border-radius:10px}
ul{padding:0;list-style:none}li{display:flex;gap:12px;padding:8px 0}li span:last-child{margin-left:auto}`;

const mealOf = (slot: string, day: number, index: number): string =>
  `<li><b>${slot}</b><span>${DISHES[(day * 3 + index) % DISHES.length]}</span><span>${360 + day * 15 + index * 110} kcal</span></li>`;

const dayOf = (name: string, day: number): string =>
  `<section><h2>${name}</h2><ul>${SLOTS.map((slot, index) => mealOf(slot, day, index)).join('')}</ul></section>`;

/** A whole document around a body. */
export const floorDocument = (body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>A week of meals</title>
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="description" content="The least that a week of meals can cost.">
<link rel="icon" href="data:,"><style>${STYLE}</style></head>
<body>${body}</body></html>`;

export const weekPage = (): string =>
  floorDocument(
    `<main><h1>A week of meals</h1>${DAYS.map(dayOf).join('')}<p>${WORDS.repeat(40)}</p></main>
<script>navigator.serviceWorker.register('/sw.js')</script>`,
  );
