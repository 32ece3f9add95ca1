import { groupedBy, type Row, readTable } from './csv.ts';
import { asEatenOf, type PackedFood, termsOf, type Words } from './foods.ts';
import { dishMeasuresOf, withHelping } from './measures.ts';

/** Two rows that agree in these are the same food under two names. */
const TELLING = ['energy_kcal', 'protein_g', 'fat_g', 'carbs_g', 'sodium_mg', 'potassium_mg', 'calcium_mg'];

const sameFigures = (row: Row): string =>
  TELLING.map((nutrient) => Number(Number(row[nutrient]).toPrecision(3))).join();

/** Words of a survey: not further specified, not specified as to. */
const UNSPECIFIED = /,? (NFS|NS as to [^,;]+)(?=[,;]|$)/g;
const LONGEST_TERM = 40;

const plainName = (name: string): string => name.replace(UNSPECIFIED, '');

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[a-z]+/g) ?? [];

/** Other names of the dish, not remarks on how it was made or words that its name has. */
const otherNamesOf = ({ name = '', also_known_as = '' }: Row): readonly string[] => {
  const known = new Set(wordsOf(name));
  return also_known_as
    .split('|')
    .map((term) => term.trim().toLowerCase())
    .filter((term) => term !== '' && term.length <= LONGEST_TERM)
    .filter((term) => !/^(any |all |ns |with|from |including )|\bns as to\b/.test(term))
    .filter((term) => wordsOf(term).some((word) => !known.has(word)));
};

/** A dish with a word of its own is everyday, and one that leaves things open; one with many details is not. */
const everydayOf = ({ name = '' }: Row, hasWord: boolean): number => {
  if (hasWord) return 70;
  if (/NFS|NS as to/.test(name)) return 45;
  const words = wordsOf(name).length;
  return words <= 3 ? 40 : words <= 6 ? 30 : 15;
};

/** The dishes of FNDDS that are not also foods of the table, each once, by number. */
export const readDishes = (foods: readonly PackedFood[], words: Words): readonly PackedFood[] => {
  const measures = groupedBy(readTable('fndds-measures.csv.br'), 'food_code');
  const seen = new Set(foods.map(({ row }) => sameFigures(row)));
  const names = new Set(foods.map(({ name }) => name.toLowerCase()));
  const byLength = [...readTable('fndds.csv.br')].sort(
    (a, b) => (a.name ?? '').length - (b.name ?? '').length,
  );
  const dishes = byLength.flatMap((row): readonly PackedFood[] => {
    const { food_code = '', name: full = '' } = row;
    const { name: plain, helping } = asEatenOf(words, food_code);
    const figures = sameFigures(row);
    if (seen.has(figures) && !words.eaten.has(food_code)) return [];
    seen.add(figures);
    const free = [plain ?? plainName(full), full].find((each) => !names.has(each.toLowerCase()));
    const name = free ?? `${full} (as eaten)`;
    names.add(name.toLowerCase());
    return [
      {
        number: Number(food_code),
        name,
        terms: termsOf(words, food_code, words.eaten.has(food_code) ? [] : otherNamesOf(row)),
        row,
        measures: withHelping(helping, dishMeasuresOf(measures.get(food_code) ?? [])),
        everyday: everydayOf(row, words.marked.has(food_code)),
      },
    ];
  });
  return dishes.sort((a, b) => a.number - b.number);
};
