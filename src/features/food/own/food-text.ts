import * as v from 'valibot';
import { ANIMAL_PARTS, dietOfParts, PARTS_OF_DIET } from '../../../domain/food/label/animal-parts.ts';
import { readBarcode } from '../../../domain/food/label/barcode.ts';
import {
  figuresOfLabel,
  LABEL_KEYS,
  LABEL_ORDER,
  type Label,
  type LabelKey,
  type LabelKind,
  labelOfFigures,
  NO_VALUES,
} from '../../../domain/food/label/label.ts';
import { energyDoubt, labelFaults } from '../../../domain/food/label/label-checks.ts';
import { awaitsFacts, isUnchecked } from '../../../domain/food/label/scanned-food.ts';
import type { OwnFood } from '../../../domain/food/own-food/own-food.ts';
import { ALLERGENS, SHOP_CATEGORIES, type ShopCategory } from '../../../terms/food.ts';
import { validateWith } from '../../../ui/form/validate.ts';

/** A form of a food, as typed. */

const NAME_MAX = 200;
const MEASURE_MAX = 60;
const GRAMS_MAX = 100_000;

const NO_NUMBER = 'Write a number, such as 3.5, or leave it empty.';

/** A decimal comma or point; null for an empty text, NaN for one that is no number. */
const readAmount = (text: string): number | null => {
  const typed = text.trim().replace(',', '.');
  if (typed === '') return null;
  return /^\d{1,6}(\.\d{0,4})?$/.test(typed) ? Number(typed) : Number.NaN;
};

const text = v.string();
const texts = v.object({
  name: text,
  kind: v.picklist(['eu', 'us']),
  /** The amount that the label's figures are of. */
  of: v.picklist(['g', 'ml', 'serving']),
  serving: text,
  servingUnit: v.picklist(['g', 'ml']),
  ...v.entriesFromList(LABEL_KEYS, text),
  category: v.picklist([...SHOP_CATEGORIES, '']),
  parts: v.array(v.picklist(ANIMAL_PARTS)),
  allergens: v.array(v.picklist(ALLERGENS)),
  measures: v.array(v.object({ label: text, grams: text })),
  barcode: text,
});

export type FoodText = v.InferOutput<typeof texts>;

/** A stored draft; null where there is none, or one of another version. */
export const readFoodText = (stored: unknown): FoodText | null => {
  const read = v.safeParse(texts, stored);
  return read.success ? read.output : null;
};

const amount = v.pipe(
  text,
  v.transform(readAmount),
  v.check((value) => !Number.isNaN(value), NO_NUMBER),
);
const schema = v.object({
  name: v.pipe(
    text,
    v.trim(),
    v.nonEmpty('Give it a name that you can find again.'),
    v.maxLength(NAME_MAX, `A name is ${NAME_MAX} characters at most.`),
  ),
  ...v.entriesFromList(LABEL_KEYS, amount),
  category: v.picklist(SHOP_CATEGORIES, 'Choose where it is in the shop.'),
  parts: v.pipe(
    v.array(v.picklist(ANIMAL_PARTS)),
    v.minLength(1, 'Choose what is in it, or that it is vegan.'),
  ),
  barcode: v.pipe(
    text,
    v.check(
      (typed) => typed.trim() === '' || readBarcode(typed) !== null,
      'These digits are not a barcode. Please check them.',
    ),
  ),
});
const validateTexts = validateWith(schema);

/** The unit of the food's amounts. */
const unitOf = ({ of, servingUnit }: FoodText): 'g' | 'ml' => (of === 'serving' ? servingUnit : of);

/** Null where a text is no number, or the serving has no weight. */
const labelOf = (typed: FoodText): Label | null => {
  const { kind, of } = typed;
  const serving = of === 'serving' ? readAmount(typed.serving) : 100;
  if (serving === null || !(serving > 0 && serving <= GRAMS_MAX)) return null;
  const read = LABEL_ORDER[kind].map((key) => [key, readAmount(typed[key])] as const);
  if (read.some(([, value]) => Number.isNaN(value))) return null;
  return { kind, amount: serving, values: { ...NO_VALUES, ...Object.fromEntries(read) } };
};

const measuresOf = ({ measures }: FoodText) =>
  measures
    .map(({ label, grams }) => ({ label: label.trim(), grams: readAmount(grams) }))
    .filter(({ label, grams }) => label !== '' || grams !== null);

const isMeasure = (measure: {
  readonly label: string;
  readonly grams: number | null;
}): measure is { readonly label: string; readonly grams: number } =>
  measure.label !== '' &&
  measure.label.length <= MEASURE_MAX &&
  measure.grams !== null &&
  measure.grams > 0 &&
  measure.grams <= GRAMS_MAX;

/** A sentence beside each field that is wrong. */
export const foodTextErrors = (typed: FoodText): Readonly<Record<string, string>> => {
  const label = labelOf(typed);
  const hidden = LABEL_KEYS.filter((key) => !LABEL_ORDER[typed.kind].includes(key));
  const errors: Record<string, string> = {
    ...(label === null ? {} : labelFaults(label, unitOf(typed))),
    ...validateTexts(typed),
  };
  for (const key of hidden) delete errors[key];
  const serving = readAmount(typed.serving);
  if (typed.of === 'serving' && !(serving !== null && serving > 0 && serving <= GRAMS_MAX))
    errors.serving = 'Write how much one serving is. The label says it in brackets.';
  if (!measuresOf(typed).every(isMeasure))
    errors.measures = 'A serving size has a name and a weight, such as "slice" and 30.';
  return errors;
};

/** A question to answer before it is saved; null where everything fits. */
export const foodTextDoubt = (typed: FoodText): string | null => {
  const label = labelOf(typed);
  return label === null ? null : energyDoubt(label);
};

/** The food that was typed, without errors. `before` is the food as it was; what the label does not tell stays. */
export const foodOfText = (typed: FoodText, id: OwnFood['id'], before: OwnFood | null): OwnFood | null => {
  const label = labelOf(typed);
  const per = unitOf(typed);
  const { category } = typed;
  if (label === null || category === '') return null;
  const measures = measuresOf(typed).filter(isMeasure);
  const serving = { label: 'serving', grams: label.amount };
  return {
    id,
    name: typed.name.trim(),
    category,
    diet: dietOfParts(typed.parts),
    allergens: ALLERGENS.filter((allergen) => typed.allergens.includes(allergen)),
    per,
    per100: figuresOfLabel(label, before?.per === per ? before.per100 : []),
    measures: typed.of === 'serving' && measures.length === 0 ? [serving] : measures,
    barcode: typed.barcode.trim() === '' ? null : readBarcode(typed.barcode),
  };
};

const shown = (value: number | null): string => (value === null ? '' : String(value));

const valueTexts = (per100: OwnFood['per100'], kind: LabelKind): Record<LabelKey, string> => {
  const values = labelOfFigures(per100, kind);
  return Object.fromEntries(LABEL_KEYS.map((key) => [key, shown(values[key])])) as Record<LabelKey, string>;
};

/** The form of a new food. */
export const emptyFoodText = (kind: LabelKind, barcode: string): FoodText => ({
  name: '',
  kind,
  of: kind === 'us' ? 'serving' : 'g',
  serving: '',
  servingUnit: 'g',
  ...valueTexts([], kind),
  category: '',
  parts: [],
  allergens: [],
  measures: [],
  barcode,
});

/** The form of a food. What nobody has checked stands there unanswered. */
export const textOfFood = (food: OwnFood, kind: LabelKind): FoodText => {
  const asked = isUnchecked(food);
  const empty = emptyFoodText(kind, food.barcode ?? '');
  if (awaitsFacts(food)) return empty;
  return {
    ...empty,
    name: food.name,
    of: food.per,
    servingUnit: food.per,
    ...valueTexts(food.per100, kind),
    category: asked ? '' : (food.category satisfies ShopCategory),
    parts: asked ? [] : [...PARTS_OF_DIET[food.diet]],
    allergens: asked ? [] : [...food.allergens],
    measures: food.measures.map(({ label, grams }) => ({ label, grams: String(grams) })),
  };
};

/** The texts for another kind of label: of the same food where nobody has typed in its values, else as typed. */
export const withLabelKind = (typed: FoodText, kind: LabelKind, food: OwnFood | null): FoodText => {
  const isUntouched =
    food !== null &&
    typed.of === food.per &&
    Object.entries(valueTexts(food.per100, typed.kind)).every(
      ([key, value]) => typed[key as LabelKey] === value,
    );
  if (isUntouched && food.per100.some((each) => each !== null))
    return { ...typed, kind, ...valueTexts(food.per100, kind) };
  const isBlank = LABEL_KEYS.every((key) => typed[key] === '') && typed.serving === '';
  return { ...typed, kind, of: isBlank ? (kind === 'us' ? 'serving' : 'g') : typed.of };
};
