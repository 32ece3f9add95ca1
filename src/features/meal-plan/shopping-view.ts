import type { ShoppingGroup } from '../../data/device-plan.ts';

export interface ShoppingItem {
  /** What the journal calls this line. */
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
