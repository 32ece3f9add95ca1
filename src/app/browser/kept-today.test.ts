import { expect, test } from 'vitest';
import { devicePlan, planDay, planDish } from '../../../tests/support/device-plan.ts';
import { createStorage } from '../../../tests/support/unit/fake-browser.ts';
import { memberSession } from '../../../tests/support/unit/sync-harness.ts';
import type { PlanDay, PlanDish } from '../../device/db/device-plan.ts';
import type { MemberPlan } from '../../device/plan/member-plan.ts';
import {
  mealsOfDay,
  readSnapshotMeals,
  type SnapshotMeal,
  TODAY_KEY,
  writeSnapshotDays,
} from '../../device/plan/today-snapshot.ts';
import type { Session } from '../../device/session/session.ts';
import type { Slot } from '../../terms/food.ts';
import { createTodaySnapshot } from './today-snapshot.ts';

const DAY = '2026-11-21';

const SOUP: SnapshotMeal = {
  slot: 'dinner',
  dish: 'Tomato soup',
  recipe: { id: 'tomato-soup', portion: 1.25 },
  art: '/assets/art-1a2b3c4/tomato.svg',
};

const dish = (name: string, recipeId: string | null): PlanDish => {
  const planned = planDish(recipeId ?? '', 512, { name, portion: 1.25, why: 'It fits.' });
  return recipeId === null ? { ...planned, detail: null } : planned;
};

const planOf = (
  slots: Partial<PlanDay['slots']>,
  forbidden: readonly Slot[] = [],
): Pick<MemberPlan, 'plan' | 'stateOf'> => {
  return {
    plan: devicePlan({ weekStart: DAY, dated: [planDay(DAY, slots)] }),
    stateOf: (_, slot) => ({
      locked: false,
      people: 1,
      changed: false,
      forbidden: forbidden.includes(slot),
    }),
  };
};

const artOf = (id: string | undefined) => (id === 'tomato-soup' ? (SOUP.art ?? undefined) : undefined);

test('the meals that are kept for the next start are dishes in the order of the day, and nothing that is counted', () => {
  const plan = planOf({
    dinner: [dish('Tomato soup', 'tomato-soup')],
    breakfast: [dish('Toast', null), dish('Tea', null)],
  });
  const meals = mealsOfDay(plan, DAY, artOf);
  expect(meals).toEqual([
    { slot: 'breakfast', dish: 'Toast', recipe: null, art: null },
    { slot: 'breakfast', dish: 'Tea', recipe: null, art: null },
    SOUP,
  ]);
  const text = writeSnapshotDays('7', { [DAY]: meals });
  for (const counted of ['512', '2000', 'It fits.']) expect(text).not.toContain(counted);
});

test('the meals that are kept for the next start leave out what the member’s answers forbid', () => {
  const plan = planOf({ lunch: [dish('Peanut stew', null)], dinner: [dish('Toast', null)] }, ['lunch']);
  expect(mealsOfDay(plan, DAY, artOf).map(({ slot }) => slot)).toEqual(['dinner']);
});

test('the meals that are kept for the next start are read by their member on their day alone', () => {
  const text = writeSnapshotDays('7', { [DAY]: [SOUP] });
  expect(readSnapshotMeals(text, '7', DAY)).toEqual([SOUP]);
  expect(readSnapshotMeals(text, '8', DAY)).toBeNull();
  expect(readSnapshotMeals(text, '7', '2026-11-22')).toBeNull();
  expect(readSnapshotMeals(text, '7', 'constructor')).toBeNull();
});

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['another shape', '[1]'],
  ['days of another shape', JSON.stringify({ memberId: '7', days: { [DAY]: { 0: SOUP } } })],
  ['no meal', JSON.stringify({ memberId: '7', days: { [DAY]: [null, 3, { ...SOUP, slot: 'brunch' }] } })],
])('the meals that are kept for the next start read nothing out of %s', (_, text) => {
  expect(readSnapshotMeals(text, '7', DAY)).toBeNull();
});

test('the meals that are kept for the next start take no picture from elsewhere, and no endless list', () => {
  const readArt = (art: unknown) =>
    readSnapshotMeals(JSON.stringify({ memberId: '7', days: { [DAY]: [{ ...SOUP, art }] } }), '7', DAY)?.[0]
      ?.art;
  for (const art of [
    'https://elsewhere.example/a.svg',
    '//elsewhere.example/a.svg',
    'data:a.svg',
    4,
    '/a.png',
  ])
    expect(readArt(art)).toBeNull();
  expect(readArt(SOUP.art)).toBe(SOUP.art);
  const many = writeSnapshotDays('7', { [DAY]: Array.from({ length: 5000 }, () => SOUP) });
  expect(readSnapshotMeals(many, '7', DAY)).toHaveLength(20);
});

const session = memberSession('7', null);

const device = () => {
  const storage = createStorage();
  let current: Session | null = session;
  return {
    kept: createTodaySnapshot({ current: () => current }, storage),
    items: storage.items,
    fill: storage.fill,
    use: (next: Session | null) => {
      current = next;
    },
  };
};

test('meals kept of one member are neither shown to nor written for another, nor for nobody', () => {
  const { kept, use } = device();
  kept.keep('7', { [DAY]: [SOUP] });
  expect(kept.meals(DAY)).toEqual([SOUP]);
  use({ ...session, memberId: '8' });
  expect(kept.meals(DAY)).toBeNull();
  use(null);
  expect(kept.meals(DAY)).toBeNull();
  kept.forget();
  kept.keep('7', { [DAY]: [SOUP] });
  use(session);
  expect(kept.meals(DAY)).toBeNull();
});

test('kept meals go with the plan, and where the device has no room for newer ones', () => {
  const { kept, items, fill } = device();
  kept.keep('7', { [DAY]: [SOUP] });
  kept.keep('7', null);
  expect(items.has(TODAY_KEY)).toBe(false);
  kept.keep('7', { [DAY]: [SOUP] });
  fill();
  kept.keep('7', { [DAY]: [{ ...SOUP, dish: 'Another soup' }] });
  expect(items.has(TODAY_KEY)).toBe(false);
});
