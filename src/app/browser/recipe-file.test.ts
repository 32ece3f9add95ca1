import { readFile } from 'node:fs/promises';
import { deflateRawSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { parsePage } from '../../../server/recipe-import/parse-page.ts';
import type { ImportedRecipe } from '../../domain/food/recipe-import/imported-recipe.ts';
import { readAllRecipes } from '../../domain/food/recipe-import/read-recipe.ts';
import { readRecipeFile } from './recipe-file.ts';

const readBytes = async (bytes: Uint8Array<ArrayBuffer> | string) => {
  const texts = await readRecipeFile(new Blob([bytes]));
  return texts.ok ? readAllRecipes(texts.value, parsePage) : texts;
};
const told = ({ name, servings, minutes, lines, steps, source }: ImportedRecipe): string =>
  [name, servings ?? '?', minutes ?? '?', lines.join(' + '), steps.join(' | '), source]
    .filter((part) => part !== null)
    .join(' / ');

test.each<[file: string, recipes: readonly string[]]>([
  [
    'paprika.paprikarecipes',
    [
      'Paprika chili / 6 / 90 / 1-1/2 pounds ground beef + SAUCE: + 1 can (15 oz.) tomato sauce + 2 cloves garlic / Brown the beef. | Add the rest. Simmer 1 hour.',
    ],
  ],
  [
    'mealie.zip',
    [
      'Mealie pie / 4 / 90 / Base + ¾ C packed brown sugar + 12 ounces SPAM + salt to taste + 0.5 cup milk, warm / Bake it: Mix the base. | Bake for 20 minutes. | Cool. / https://example.org/pie',
    ],
  ],
  [
    'tandoor.json',
    [
      'Tandoor stew / 4 / 90 / 2 onion, chopped + 1.5 tbsp olive oil + For the topping + salt / Fry 2 onions in 1.5 tbsp olive oil. | Add water. | Serve.',
    ],
  ],
  [
    'recipekeeper.html',
    [
      'Zucchini bread / 8 / 15 / 2 cups flour + 3 eggs + 1 cup sugar / Mix all. | Bake 1 hour.',
      'Bean soup / ? / ? / 1 can beans + 1 onion + 2 carrots + 1 l water / Chop. | Simmer 40 minutes.',
    ],
  ],
  [
    'insta.txt',
    [
      'Creamy garlic chicken pasta 🍝🔥 / ? / ? / 500g chicken breast + 4 cloves garlic + 50g parmesan + 200ml cream + 250g pasta + Salt & pepper / Fry the chicken for 8 minutes. | Add garlic and cream. | Toss with pasta.',
    ],
  ],
  [
    'meal-master.mmf',
    [
      'Chocolate cake / 8 / ? / 2 cup Flour + 1/2 tsp Salt + 1 1/2 cup Sugar + 3 Eggs + ICING: + 1 cup Powdered sugar sifted / Preheat oven to 350F. Mix dry ingredients. | Add eggs and beat well.',
      'Toast / 1 / ? / 1 slice Bread / Toast it.',
    ],
  ],
])('%s', async (file, recipes) => {
  const bytes = await readFile(new URL(`../../../tests/fixtures/recipes/${file}`, import.meta.url));
  const read = await readBytes(new Uint8Array(bytes));
  expect(read.ok && read.value.map(told)).toEqual(recipes);
});

type Entry = readonly [name: string, content: string | Uint8Array];

/** A ZIP archive that tells a size of zero for each of its entries. */
const zip = (entries: readonly Entry[]): Uint8Array<ArrayBuffer> => {
  const parts: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const [name, content] of entries) {
    const packed = deflateRawSync(content);
    const header = Buffer.alloc(30);
    header.writeUInt32LE(0x04034b50, 0);
    header.writeUInt16LE(name.length, 26);
    const listed = Buffer.alloc(46);
    listed.writeUInt32LE(0x02014b50, 0);
    listed.writeUInt16LE(8, 10);
    listed.writeUInt32LE(packed.length, 20);
    listed.writeUInt16LE(name.length, 28);
    listed.writeUInt32LE(at, 42);
    list.push(listed, Buffer.from(name));
    parts.push(header, Buffer.from(name), packed);
    at += 30 + name.length + packed.length;
  }
  const end = Buffer.alloc(22);
  const bytes = Buffer.concat(list);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt32LE(bytes.length, 12);
  end.writeUInt32LE(at, 16);
  return new Uint8Array(Buffer.concat([...parts, bytes, end]));
};

const RICE = '{"name":"Rice","ingredients":"200 g rice\\n1 l milk","directions":"Boil."}';
const RICE_TOLD = 'Rice / ? / ? / 200 g rice + 1 l milk / Boil.';
/** An archive whose list names a hundred entries that are not there. */
const MISSING_ENTRIES = zip(Array.from({ length: 100 }, () => ['a.json', RICE]));
MISSING_ENTRIES.fill(0, 4, new DataView(MISSING_ENTRIES.buffer).getUint32(MISSING_ENTRIES.length - 6, true));
const MANY = JSON.stringify(
  Array.from({ length: 500 }, (_, at) => ({ ...JSON.parse(RICE), name: `Rice ${at}` })),
);
const times = (count: number, content: string): readonly Entry[] =>
  Array.from({ length: count }, (_, at) => [`${at}.json`, content]);
const PHOTO = 'QUJD'.repeat(1_000_000);

test.each<[what: string, bytes: Uint8Array<ArrayBuffer>, held: unknown]>([
  ['an archive for each recipe', zip([['recipe_1.zip', zip([['recipe.json', RICE]])]]), [RICE_TOLD]],
  [
    'photos, hidden files and a broken entry beside it',
    zip([
      ['Rice/full.jpg', 'x'.repeat(9)],
      ['__MACOSX/._recipe.json', RICE],
      ['a.paprikarecipe', new Uint8Array([0x1f, 0x8b, 1, 2])],
      ['Rice/recipe.json', RICE],
    ]),
    [RICE_TOLD],
  ],
  [
    'a photo that is larger than all that is read',
    zip([['a.paprikarecipe', gzipSync(RICE.replace('"name"', `"photo_data":"${PHOTO}","name"`))]]),
    [RICE_TOLD],
  ],
  [
    'keys of a prototype',
    zip([
      ['__proto__', RICE],
      ['__proto__.json', RICE],
    ]),
    [RICE_TOLD],
  ],
  ['text without an end', zip([['a.json', `${RICE}${'x '.repeat(1_600_000)}`]]), 'too-large'],
  ['more texts than a device reads in a minute', zip(times(12, 'x '.repeat(1_400_000))), 'too-large'],
  ['more recipes than anybody looks through', zip(times(7, MANY)), 'too-large'],
  ['archives in archives', zip([['a.zip', zip([['b.zip', zip([['c.json', RICE]])]])]]), 'too-large'],
  [
    'archives of missing entries',
    zip(Array.from({ length: 31 }, (_, at) => [`${at}.zip`, MISSING_ENTRIES])),
    'too-large',
  ],
  ['nothing to read', zip([['photo.jpg', 'x']]), 'no-recipe'],
  ['the beginning of an archive', zip([['recipe.json', RICE]]).slice(0, 60), 'no-recipe'],
])('an archive with %s', async (_, bytes, held) => {
  const read = await readBytes(bytes);
  expect(read.ok ? read.value.map(told) : read.error).toEqual(held);
});

test('a long step is split after sentences, and nothing of it is lost', async () => {
  const method = Array.from({ length: 200 }, (_, at) => `Then stir part ${at} of the sauce.`).join(' ');
  const sources = [
    JSON.stringify({ '@type': 'Recipe', recipeIngredient: ['1 egg'], recipeInstructions: method }),
    `Ingredients\n1 egg\n2 onions\nMethod\n${method}`,
  ];
  for (const source of sources) {
    const read = await readBytes(source);
    const steps = read.ok ? (read.value[0]?.steps ?? []) : [];
    expect(steps.length).toBeGreaterThan(2);
    expect(steps.every((step) => step.length <= 2000 && step.endsWith('.'))).toBe(true);
    expect(steps.join(' ')).toBe(method);
  }
});

test('a page of several written recipes is several, and a page that repeats one is one', async () => {
  const written = (name: string) =>
    `<h2>${name}</h2><h3>Ingredients</h3><ul><li>1 egg</li><li>2 ${name}</li></ul><h3>Method</h3><p>Cook ${name}.</p>`;
  const read = await readBytes(`<html>${written('Soup')}${written('Pie')}</html>`);
  expect(read.ok && read.value.map(told)).toEqual([
    'Soup / ? / ? / 1 egg + 2 Soup / Cook Soup.',
    'Pie / ? / ? / 1 egg + 2 Pie / Cook Pie.',
  ]);
  const linked = `<script type="application/ld+json">${RICE}</script>`;
  const repeated = await readBytes(`<html>${linked}${linked}</html>`);
  expect(repeated.ok && repeated.value.map(told)).toEqual([RICE_TOLD]);
});
