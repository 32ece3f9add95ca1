import { type Locator, page } from 'vitest/browser';
import { open } from './screen.tsx';
import { gone, press, shows } from './screen-steps.ts';

/** Steps of members on the page of the plan. */

const meals = page.getByRole('region', { name: 'Meals' });
const sheet = page.getByRole('dialog');

export async function openPlan(): Promise<void> {
  await open('/dashboard/diet-plan');
  await shows(page.getByRole('tab', { name: 'Today', selected: true }));
}

/** Unfolds a slot of the chosen day. */
export const openSlot = (slot: string): Promise<void> =>
  meals.getByRole('button', { name: new RegExp(`^${slot}\\b`), expanded: false }).click();

/** Waits until a slot's line reads so. */
export const slotReads = (slot: string, reads: RegExp): Promise<void> =>
  shows(
    meals
      .getByRole('heading', { level: 3 })
      .getByRole('button', { name: new RegExp(`^${slot}\\b`) })
      .filter({ hasText: reads }),
  );

/** One of the buttons under an open slot. */
export async function openSheet(button: string): Promise<Locator> {
  await press(button, meals);
  await shows(sheet.getByRole('heading', { level: 2 }));
  return sheet;
}

/** Waits until the page reports the last change with these words. */
export const news = (words: string | RegExp): Promise<void> =>
  shows(page.getByRole('status').getByText(words));

/** Finds a food and adds it, one `unit` of it, beside the open slot's plan or instead of it. */
export async function eatElse(
  food: { readonly typed: string; readonly name: string },
  instead: boolean,
): Promise<void> {
  await openSheet('I ate something else');
  await sheet.getByLabelText('Food or dish').fill(food.typed);
  await press(
    new RegExp(`^${food.name}\\s*\\d+ kcal per 100 g$`),
    sheet.getByRole('list', { name: 'Found' }),
  );
  const question = sheet.getByRole('switch', { name: /^Instead of/ });
  const add = sheet.getByRole('button', { name: /^Add to/ });
  await shows(add);
  if (!instead && question.length > 0) await question.click();
  await add.click();
  await gone(sheet);
}
