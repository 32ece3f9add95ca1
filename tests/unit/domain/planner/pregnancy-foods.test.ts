import { expect, test } from 'vitest';
import { loadCatalogue } from '../../../../catalogue/load.ts';
import { LEFT_OUT_IN_PREGNANCY } from '../../../../src/domain/planner/pregnancy-foods.ts';

const { foods } = loadCatalogue();

/** Foods whose name says that they are not for pregnancy, whoever adds them to the catalogue. */
const UNSAFE =
  /(?<!brussels )sprouts|smoked|tuna|swordfish|shark|marlin|king mackerel|liver|pâté|\bham\b|salami|prosciutto|queso fresco|goat cheese|brie|camembert|gorgonzola|\b(?<!red )wine\b|beer|rum\b|sherry|sake\b|oyster(?! sauce)/i;

test('every food that is not for pregnancy is left out, and each of them exists', () => {
  const unsafe = [...foods.values()].filter(({ name }) => UNSAFE.test(name)).map(({ id }) => id);
  expect(unsafe.filter((id) => !LEFT_OUT_IN_PREGNANCY.includes(id))).toEqual([]);
  expect(LEFT_OUT_IN_PREGNANCY.filter((id) => !foods.has(id))).toEqual([]);
});
