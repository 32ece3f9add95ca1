import { ALLERGENS } from '../../../terms/food.ts';
import type { JournalEntry, JournalFact } from '../../../terms/journal.ts';
import { NUTRIENTS, nutrientIndex } from '../../../terms/nutrients.ts';
import { describeFood } from '../catalogue/eaten-food.ts';
import { inOrder } from '../journal/fold.ts';
import type { OwnFood, OwnId } from '../own-food/own-food.ts';
import type { LabelFood } from './food-facts.ts';
import { figuresOfLabel, type LabelKind, NO_VALUES, SODIUM_MG_PER_SALT_G } from './label.ts';

/** GS1 gives EAN-13 codes that begin with 00 to 13 to packs for the United States and Canada. */
export const labelKindOfCode = (code: string): LabelKind =>
  code.length === 13 && Number(code.slice(0, 2)) <= 13 ? 'us' : 'eu';

/** Figures of 100 g or 100 ml, in the order of NUTRIENTS, of a food that was looked up by its barcode. */
const figuresOfFacts = (facts: LabelFood, code: string): readonly (number | null)[] =>
  figuresOfLabel({
    kind: labelKindOfCode(code),
    amount: 100,
    values: {
      ...NO_VALUES,
      kcal: facts.kcal,
      fat: facts.fatG,
      saturates: facts.saturatedFatG,
      carbs: facts.carbsG,
      sugars: facts.sugarsG,
      fibre: facts.fiberG,
      protein: facts.proteinG,
      salt: facts.sodiumMg === null ? null : facts.sodiumMg / SODIUM_MG_PER_SALT_G,
      sodium: facts.sodiumMg,
    },
  });

const scannedName = (code: string): string => `Barcode ${code}`;

const nameOfFacts = ({ name, brand }: LabelFood, code: string): string => {
  if (name === null) return brand ?? scannedName(code);
  return brand === null || name.toLowerCase().includes(brand.toLowerCase()) ? name : `${name} (${brand})`;
};

/**
 * A food of which nothing is known but its barcode, until its values arrive or the member completes it. As nobody has
 * looked what is in it, it counts as unfit for every diet and every allergy.
 */
export const foodOfCode = (id: OwnId, code: string): OwnFood => ({
  id,
  name: scannedName(code),
  category: 'Snacks',
  diet: 'meat',
  allergens: ALLERGENS,
  per: 'g',
  per100: NUTRIENTS.map(() => null),
  measures: [],
  barcode: code,
});

/** True while nobody has looked what is in it: no food has every allergen. */
export const isUnchecked = ({ allergens }: Pick<OwnFood, 'allergens'>): boolean =>
  ALLERGENS.every((allergen) => allergens.includes(allergen));

/** True for a food that was scanned without a network, as `foodOfCode` makes it. */
export const awaitsFacts = (food: OwnFood): food is OwnFood & { readonly barcode: string } =>
  food.barcode !== null &&
  food.name === scannedName(food.barcode) &&
  food.per100.every((amount) => amount === null);

/** The food with what was looked up; what the member has to check stays unchecked. */
export const withFacts = <T extends OwnFood>(food: T, code: string, facts: LabelFood): T => ({
  ...food,
  name: nameOfFacts(facts, code),
  per: facts.per,
  per100: figuresOfFacts(facts, code),
});

/**
 * What was eaten of a food while nothing was known of it, said again with its figures. `entries` are all of kind
 * `food.eaten`.
 */
export const correctedLog = (entries: readonly JournalEntry[], food: OwnFood): readonly JournalFact[] => {
  const newest = new Map<string, Extract<JournalEntry, { readonly kind: 'food.eaten' }>>();
  for (const each of inOrder(entries)) if (each.kind === 'food.eaten') newest.set(each.payload.entry, each);
  return [...newest.values()]
    .filter(({ payload }) => payload.food === food.id && payload.eaten)
    .filter(({ payload }) => (payload.nutrients ?? []).length === 0)
    .map(({ day, kind, payload }) => ({
      day,
      kind,
      payload: {
        ...payload,
        kcal: Math.round(((food.per100[nutrientIndex.energy_kcal] ?? 0) * payload.grams) / 100),
        ...describeFood(food, payload.grams),
      },
    }));
};

const toldOf = ({ name, category, diet, allergens, per, per100, measures, barcode }: OwnFood): string =>
  JSON.stringify([
    [name, category, diet, per, barcode],
    [...allergens].sort(),
    per100,
    measures.map(({ label, grams }) => [label, grams]),
  ]);

/** True for two versions of a food that say the same. */
export const saysTheSame = (one: OwnFood, other: OwnFood): boolean => toldOf(one) === toldOf(other);
