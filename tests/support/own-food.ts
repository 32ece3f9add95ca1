import type {
  LineFood,
  OwnFood,
  OwnId,
  OwnLine,
  OwnRecipe,
} from '../../src/domain/food/own-food/own-food.ts';
import type { JournalEntry, JournalFact } from '../../src/terms/journal.ts';
import { NUTRIENTS, type Nutrient } from '../../src/terms/nutrients.ts';

export const ownId = (at: number): OwnId => `o:00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;

export const figures = (known: Partial<Record<Nutrient, number>>): readonly (number | null)[] =>
  NUTRIENTS.map((nutrient) => known[nutrient] ?? null);

export const line = (text: string, food: string | null, grams: number | null): OwnLine => ({
  text,
  isIngredient: true,
  food,
  grams,
  measure: null,
});

export const lineFood = (id: string, more: Partial<LineFood> = {}): LineFood => ({
  id,
  name: id,
  category: 'Vegetables',
  diet: 'vegan',
  allergens: [],
  per100: figures({ energy_kcal: 100 }),
  planned: null,
  ...more,
});

export const ownRecipe = (more: Partial<OwnRecipe> = {}): OwnRecipe => ({
  id: ownId(1),
  name: 'Grandmother’s stew',
  kinds: ['main'],
  servings: 4,
  finishedGrams: null,
  minutesActive: 20,
  minutesTotal: 60,
  keeps: 3,
  freezes: true,
  lines: [line('400 g sunchokes', 'l:11226', 400)],
  foods: [lineFood('l:11226', { name: 'Sunchokes' })],
  allergens: [],
  steps: [{ text: 'Stew for 40 minutes.', minutes: 40 }],
  source: null,
  ...more,
});

export const ownFood = (more: Partial<OwnFood> = {}): OwnFood => ({
  id: ownId(2),
  name: 'Oat drink',
  category: 'Beverages',
  diet: 'vegan',
  allergens: ['gluten_oats'],
  per: 'ml',
  per100: figures({ energy_kcal: 46, protein_g: 1 }),
  measures: [{ label: 'glass', grams: 200 }],
  barcode: null,
  ...more,
});

/** Facts as a journal holds them, in the server's order; ids are "1", "2" and so on. */
export const inJournal = (facts: readonly Omit<JournalFact, 'day'>[]): readonly JournalEntry[] =>
  facts.map(
    (fact, at) =>
      ({ ...fact, day: '2026-03-02', id: String(at + 1), seq: at + 1, serverSeq: at + 1 }) as JournalEntry,
  );
