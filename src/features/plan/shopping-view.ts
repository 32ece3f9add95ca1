import type { ShoppingGroup } from '../../device/db/device-plan.ts';
import type { MemberPlan } from '../../device/plan/member-plan.ts';
import { lastShownDay } from '../../domain/calendar/week-tabs.ts';
import { lineWords } from '../../domain/kitchen/shopping/line-words.ts';
import { sortServings } from '../../domain/kitchen/shopping/servings-to-cook.ts';
import { shopThings } from '../../domain/kitchen/shopping/shop-things.ts';
import { shoppingList } from '../../domain/kitchen/shopping/shopping-list.ts';
import { servingsToCook } from '../../domain/plan/week/cooking-events.ts';
import type { Catalogue } from '../../terms/food.ts';
import type { JournalEntry } from '../../terms/journal.ts';
import type { LocalDay } from '../../terms/local-day.ts';

export interface ShoppingItem {
  /** The line's key in the journal. */
  readonly key: string;
  readonly name: string;
  readonly quantity: string;
  readonly ticked: boolean;
}

export interface ShoppingView {
  readonly categories: readonly { readonly name: string; readonly items: readonly ShoppingItem[] }[];
  /** Lines not yet ticked. */
  readonly left: number;
}

/**
 * Returns the needs of what is cooked from today to the last day of the tabs, with the member's changes. A plan
 * without recipes has only the backend's own list. `eaten` are the `meal.eaten` entries of those days.
 */
export const weekGroups = (
  member: MemberPlan,
  eaten: readonly JournalEntry[],
  catalogue: Catalogue | null,
  today: LocalDay,
): readonly ShoppingGroup[] => {
  if (member.plan.source === 'plain' || catalogue === null) return member.plan.shopping;
  const { open } = sortServings(servingsToCook(member.events), eaten);
  return shoppingList(
    open.filter(({ day }) => day >= today && day <= lastShownDay(today)),
    catalogue,
  );
};

/** The lines that are ticked, here or with what was bought of them on the full list. */
export const tickedLines = (
  entries: readonly JournalEntry[],
  catalogue: Catalogue | null,
): ReadonlySet<string> =>
  new Set(lineWords(entries, catalogue === null ? null : shopThings(catalogue.foods)).keys());

/** The shopping list with its ticks; empty categories are left out. */
export const shoppingView = (groups: readonly ShoppingGroup[], ticks: ReadonlySet<string>): ShoppingView => {
  const categories = groups
    .filter((group) => group.items.length > 0)
    .map(({ category, items }) => ({
      name: category,
      items: items.map(({ name, quantity }) => {
        const key = `${category}/${name}`;
        return { key, name, quantity, ticked: ticks.has(key) };
      }),
    }));
  const left = categories.flatMap((category) => category.items).filter((item) => !item.ticked).length;
  return { categories, left };
};
