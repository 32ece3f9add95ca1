import { nutrientIndex } from '../../../terms/nutrients.ts';
import type { FoodIndex } from './food-index.ts';
import type { Library, LibraryFood } from './library.ts';

const FAT = /(\d{1,2}(?:\.\d+)?)\s?%\s?(?:milk ?|butter)?(?:fat|m\.?f\.?\b|fett)/i;
const LEAN = /(\d{2})\s?%\s?lean|\blean\W{1,3}(\d{2})\s?%/i;
/** "80/20": lean and fat. */
const OF_HUNDRED = /(?<![\d/])(\d{2})\s?\/\s?(\d{1,2})(?![\d/])/;
const ALONE = /(\d{1,2}(?:\.\d+)?)\s?%/;
/** More is the lean part of meat, and in no milk or cream. */
const MOST_ALONE = 60;
/** In names of the tables, words that tell the fat, the sort or nothing. */
const OF_FAT = new Set(
  'fat low reduced nonfat free skim lean whole light lite heavy full extra milk part plain raw or'.split(' '),
);

/** Per cent of fat that the text of a food from an animal names; null where it names none. */
const toldFat = (text: string, { category }: Pick<LibraryFood, 'category'>): number | null => {
  const isMeat = category === 'Meat & poultry';
  if (!isMeat && category !== 'Dairy & eggs') return null;
  const fat = FAT.exec(text)?.[1];
  if (fat !== undefined) return Number(fat);
  const lean = LEAN.exec(text);
  if (lean !== null) return 100 - Number(lean[1] ?? lean[2]);
  const [, one, other] = OF_HUNDRED.exec(text) ?? [];
  if (one !== undefined && Number(one) + Number(other) === 100) return Math.min(Number(one), Number(other));
  const alone = ALONE.exec(text)?.[1];
  if (alone === undefined) return null;
  return Number(alone) <= MOST_ALONE ? Number(alone) : isMeat ? 100 - Number(alone) : null;
};

const MOST_LOOKED_THROUGH = 40;

/** Chooses among the foods of one kind by the fat that a line names: "beef mince (5% fat)", "2% milk". */
export const createFatChoice = (library: Library, index: FoodIndex) => {
  const fatOf = ({ per100 }: LibraryFood): number => per100[nutrientIndex.fat_g] ?? Number.POSITIVE_INFINITY;
  const kindOf = (id: string): readonly string[] =>
    index.nameWords(id).filter((word) => !OF_FAT.has(word) && !/^\d/.test(word));

  return (food: LibraryFood, text: string): LibraryFood => {
    const told = toldFat(text, food);
    if (told === null) return food;
    const kind = kindOf(food.id);
    const noun = kind.length === 0 ? index.nameWords(food.id).slice(-1) : kind;
    const others = [
      ...index.find(noun.join(' '), MOST_LOOKED_THROUGH),
      ...index.find(`${noun.join(' ')} fat`, MOST_LOOKED_THROUGH),
    ]
      .filter((id) => {
        const words = kindOf(id);
        return words.length === kind.length && words.every((word) => kind.includes(word));
      })
      .flatMap((id) => library.food(id) ?? [])
      .filter(({ category }) => category === food.category);
    return [food, ...others].reduce((best, each) =>
      Math.abs(fatOf(each) - told) < Math.abs(fatOf(best) - told) ? each : best,
    );
  };
};
