import type { Allergen, DietClass } from '../../../terms/food.ts';

/** The class that somebody reads off a pack to tell who eats it; `none` is vegan. */
export const ANIMAL_PARTS = ['none', 'dairy', 'egg', 'honey', 'fish', 'meat'] as const;
export type AnimalPart = (typeof ANIMAL_PARTS)[number];

/** The allergen that is in such food by itself. */
export const ALLERGEN_OF_PART: Readonly<Partial<Record<AnimalPart, Allergen>>> = {
  dairy: 'milk',
  egg: 'egg',
};

/** The class by the part that keeps most people from eating it. */
export const dietOfParts = (parts: readonly AnimalPart[]): DietClass => {
  const has = (part: AnimalPart): boolean => parts.includes(part);
  if (has('meat')) return 'meat';
  if (has('fish')) return 'fish';
  if (has('dairy')) return has('egg') ? 'lacto_ovo' : 'lacto';
  if (has('egg')) return 'ovo';
  return has('honey') ? 'honey' : 'vegan';
};

/** The parts that a class is sure to have. */
export const PARTS_OF_DIET: Readonly<Record<DietClass, readonly AnimalPart[]>> = {
  vegan: ['none'],
  honey: ['honey'],
  lacto: ['dairy'],
  ovo: ['egg'],
  lacto_ovo: ['dairy', 'egg'],
  fish: ['fish'],
  meat: ['meat'],
};

/** The parts after a tap on one: nothing of an animal and something of one exclude each other. */
export const toggledPart = (
  parts: readonly AnimalPart[],
  part: AnimalPart,
  chosen: boolean,
): readonly AnimalPart[] => {
  const others = parts.filter((each) => each !== part);
  if (!chosen) return others;
  return part === 'none' ? ['none'] : [...others.filter((each) => each !== 'none'), part];
};
