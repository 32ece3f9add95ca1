import { tidy } from '../recipe-import/plain-text.ts';

/** The label of a packaged food. Null is unknown, never none. */
export interface LabelFood {
  readonly name: string | null;
  readonly brand: string | null;
  /** The values are those of 100 g or of 100 ml. */
  readonly per: 'g' | 'ml';
  readonly kcal: number | null;
  readonly proteinG: number | null;
  readonly fatG: number | null;
  readonly saturatedFatG: number | null;
  readonly carbsG: number | null;
  readonly sugarsG: number | null;
  readonly fiberG: number | null;
  readonly sodiumMg: number | null;
}

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

const KJ_PER_KCAL = 4.184;
/** Pure fat has 900. */
const KCAL_MAX = 900;
const GRAMS_MAX = 100;
/** Labels round each of protein, fat and carbohydrate. */
const MACROS_MAX = 105;
/** By how much two figures for the same energy may differ, as a share of the larger. */
const SAME_ENERGY = 0.2;
const SALT_PER_SODIUM = 2.5;
const NAME_MAX = 120;

const numberOf = (value: unknown): number | null => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value.replace(',', '.')) : value;
  return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : null;
};
const atMost = (value: number | null, most: number): number | null =>
  value === null || value > most ? null : value;
const rounded = (value: number | null, digits: number): number | null =>
  value === null ? null : Number(value.toFixed(digits));
const textOf = (value: unknown): string | null =>
  typeof value === 'string' ? tidy(value, NAME_MAX) || null : null;

/** kcal, from kJ where only that is given; null where the two say different things. */
const energyOf = (nutriments: Fields): number | null => {
  const kcal = numberOf(nutriments['energy-kcal_100g']);
  const kJ = numberOf(nutriments['energy-kj_100g'] ?? nutriments.energy_100g);
  const converted = kJ === null ? null : kJ / KJ_PER_KCAL;
  if (kcal === null || converted === null) return atMost(kcal ?? converted, KCAL_MAX);
  const isSame = Math.abs(kcal - converted) <= Math.max(kcal, converted) * SAME_ENERGY + 2;
  return isSame ? atMost(kcal, KCAL_MAX) : null;
};

const isLiquid = (product: Fields): boolean =>
  product.nutrition_data_per === '100ml' ||
  /^(?:ml|cl|dl|l)$/i.test(String(product.product_quantity_unit ?? '')) ||
  /^\d{1,5}(?:[.,]\d{1,3})? ?(?:ml|cl|dl|l|litres?|liters?)\b/i.test(textOf(product.quantity) ?? '');

/**
 * Reads a product as Open Food Facts answers it, in our units: kcal, g, and sodium in mg, also from salt. Values that no
 * food can have are unknown. Null if there is no product, or one that tells nothing.
 */
export const readFoodFacts = (answer: unknown): LabelFood | null => {
  const { status, product: found } = fieldsOf(answer);
  const product = fieldsOf(found);
  if (status === 0 || status === '0') return null;
  const nutriments = fieldsOf(product.nutriments);
  const grams = (name: string): number | null =>
    rounded(atMost(numberOf(nutriments[`${name}_100g`]), GRAMS_MAX), 2);
  const macros = [grams('proteins'), grams('fat'), grams('carbohydrates')] as const;
  const isTooMuch = macros.reduce<number>((sum, each) => sum + (each ?? 0), 0) > MACROS_MAX;
  const [proteinG, fatG, carbsG] = isTooMuch ? [null, null, null] : macros;
  const within = (part: number | null, whole: number | null): number | null =>
    isTooMuch || (part !== null && whole !== null && part > whole + 1) ? null : part;
  const salt = atMost(numberOf(nutriments.salt_100g), GRAMS_MAX);
  const sodiumG = atMost(numberOf(nutriments.sodium_100g), GRAMS_MAX / SALT_PER_SODIUM);
  const sodium = sodiumG ?? (salt === null ? null : salt / SALT_PER_SODIUM);
  const food: LabelFood = {
    name: textOf(product.product_name) ?? textOf(product.product_name_en),
    brand: textOf(typeof product.brands === 'string' ? product.brands.split(',')[0] : null),
    per: isLiquid(product) ? 'ml' : 'g',
    kcal: rounded(energyOf(nutriments), 0),
    proteinG,
    fatG,
    saturatedFatG: within(grams('saturated-fat'), fatG),
    carbsG,
    sugarsG: within(grams('sugars'), carbsG),
    fiberG: grams('fiber'),
    sodiumMg: rounded(sodium === null ? null : sodium * 1000, 0),
  };
  const { per: _, brand: __, ...told } = food;
  return Object.values(told).every((value) => value === null) ? null : food;
};
