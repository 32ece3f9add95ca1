import { expect, it } from 'vitest';
import { realFoodIndex, realLibrary } from '../../../../tests/support/real-catalogue.ts';
import { foodIndexOf } from './food-index.ts';
import { searchFoods } from './search.ts';

const library = realLibrary();
const index = realFoodIndex();
const nothing = foodIndexOf([]);

const found = (text: string, recent: readonly string[] = []): readonly string[] =>
  searchFoods(text, { own: nothing, library: index, recent: new Set(recent) });
const names = (text: string): readonly string[] =>
  found(text)
    .slice(0, 3)
    .map((id) => library.food(id)?.name ?? '');

it.each([
  ['courgette', /^Zucchini$/],
  ['aubergine', /^Eggplant$/],
  ['brinjal', /^Eggplant$/],
  ['prawns', /^Shrimp/],
  ['dhania', /coriander/],
  ['chick peas', /^Chickpeas/],
  ['chickpea', /^Chickpeas/],
  ['whole milk', /^Whole milk$/],
  ['egg', /^Egg, raw$/],
  ['eggs', /^Egg, raw$/],
  ['coke', /^Cola$/],
  ['diet coke', /^Diet cola$/],
  ['big mac', /Big Mac/],
  ['chai', /chai|Black tea/],
  ['toor dal', /toor dal/],
  ['dahi', /^Plain yogurt/],
  ['curd', /^Plain yogurt/],
  ['crisps', /^Potato chips/],
  ['rocket', /^Arugula/],
  ['spring onions', /^Spring onions/],
  ['sweetcorn', /^Sweetcorn/],
  ['soya milk', /^Soy milk/],
  ['beef mince', /^Ground beef/],
  ['jacket potato', /^Baked potato/],
  ['porridge', /^Oatmeal/],
  ['lasagne', /^Lasagne/],
  ['spag bol', /spaghetti with meat sauce/],
  ['mac cheese', /^Macaroni/],
  ['flat white', /Latte/],
  ['burger', /^Hamburger/],
  ['samosa', /samosa$/],
  ['roti', /roti/],
  ['peanut butter', /^Peanut butter, smooth$/],
  ['olive oil', /^Olive oil$/],
  ['red wine', /^Red wine$/],
  ['skimmed milk', /^Skim milk$/],
  ['marmite', /^Yeast extract/],
  ['appl', /^Apple/],
  ['chicken bre', /^Chicken breast/],
  ['brocoli', /^Broccoli$/],
  ['avacado', /^Avocado$/],
  ['mozarella', /^Mozzarella/],
  ['tomatoe', /^Tomato$/],
  ['spagetti', /[Ss]paghetti|Pasta/],
])('a search finds what people mean by "%s" among the first three', (text, name) => {
  expect(names(text).filter((each) => name.test(each))).not.toEqual([]);
});

it('a search shows what was eaten lately before what others eat', () => {
  const rare = 'l:01036';
  expect(found('milk')[0]).not.toBe(rare);
  expect(found('milk', [rare])[0]).toBe(rare);
});

it('a search shows own foods and recipes before all others', () => {
  const own = foodIndexOf([
    { id: 'o:1', name: 'Gran’s milk pudding', terms: [], everyday: 0 },
    { id: 'o:2', name: 'Lentil soup', terms: [], everyday: 0 },
  ]);
  const ids = searchFoods('milk', { own, library: index, recent: new Set(['l:01036']) });
  expect(ids.slice(0, 2)).toEqual(['o:1', 'l:01036']);
  expect(ids).not.toContain('o:2');
});
