import { parseLenientJson } from './lenient-json.ts';
import { type PageElement, rawText } from './page.ts';
import { tidy, visibleLines } from './plain-text.ts';
import { type Fields, isRecipe, recipesIn } from './schema-recipe.ts';

const SCRIPTS_MAX = 100;
const SCRIPT_MAX = 500_000;
const VALUES_MAX = 500;
const TEXT_MAX = 20_000;

const COMMENT = /^\s*(?:<!--|\/[/*]<!\[CDATA\[(?:\*\/)?|<!\[CDATA\[)/;

/** The texts of the page's scripts of linked data. */
export const linkedDataTexts = (elements: readonly PageElement[]): readonly string[] =>
  elements
    .filter(
      ({ name, attributes }) =>
        name === 'script' && /^application\/ld\+json\b/i.test(attributes.type?.trim() ?? ''),
    )
    .slice(0, SCRIPTS_MAX)
    .map((script) => rawText(script).slice(0, SCRIPT_MAX).replace(COMMENT, ''));

/** The recipes in the page's linked data, as far as it can be read. */
export const recipesOfLinkedData = (elements: readonly PageElement[]): readonly Fields[] =>
  linkedDataTexts(elements).flatMap((text) => {
    const read = parseLenientJson(text);
    return read.ok ? recipesIn(read.value) : [];
  });

const valueIn = (element: PageElement, property: string): string => {
  const { content, datetime, href } = element.attributes;
  const value = content || datetime || (property === 'url' ? href : undefined);
  if (value !== undefined) return value;
  return visibleLines(element)
    .map(({ text }) => text)
    .join('\n')
    .slice(0, TEXT_MAX);
};

/**
 * Reads microdata as the objects that linked data would be; properties of inner items belong to those. Elements may lie
 * hundreds deep in each other, so each is read once.
 */
const createItemReader = (): ((element: PageElement) => Fields) => {
  const items = new Map<PageElement, Fields>();
  const values = new Map<PageElement, string>();
  const once = <T>(known: Map<PageElement, T>, element: PageElement, read: () => T): T => {
    const value = known.get(element) ?? read();
    known.set(element, value);
    return value;
  };
  const itemOf = (element: PageElement): Fields => {
    const item: Record<string, unknown[]> = { '@type': (element.attributes.itemtype ?? '').split(/\s+/) };
    const add = (key: string, child: PageElement, isItem: boolean): void => {
      const found = Object.hasOwn(item, key) ? (item[key] ?? []) : [];
      item[key] = found;
      if (found.length >= VALUES_MAX) return;
      found.push(
        isItem ? once(items, child, () => itemOf(child)) : once(values, child, () => valueIn(child, key)),
      );
    };
    const visit = (within: PageElement): void => {
      for (const child of within.children) {
        if (typeof child === 'string') continue;
        const property = child.attributes.itemprop?.trim().split(/\s+/)[0];
        const isItem = child.attributes.itemscope !== undefined;
        if (property !== undefined && property !== '') add(property, child, isItem);
        if (!isItem) visit(child);
      }
    };
    visit(element);
    return item;
  };
  return (element) => once(items, element, () => itemOf(element));
};

const MICRODATA_MAX = 500;
const INGREDIENTS = ['recipeIngredient', 'recipeIngredients', 'ingredients'];

/**
 * Recipes whose properties stand in no item, as Recipe Keeper exports them: each is the smallest element that has a name
 * and ingredients.
 */
const looseRecipes = (root: PageElement): readonly Fields[] => {
  const itemOf = createItemReader();
  const recipes: Fields[] = [];
  /** Everything an element holds that belongs to no recipe yet. */
  const visit = (element: PageElement): { readonly name: boolean; readonly ingredients: boolean } => {
    const property = element.attributes.itemprop ?? '';
    let name = property === 'name';
    let ingredients = INGREDIENTS.includes(property);
    const before = recipes.length;
    for (const child of element.children) {
      if (typeof child === 'string') continue;
      const held = visit(child);
      name ||= held.name;
      ingredients ||= held.ingredients;
    }
    if (recipes.length > before) return { name: false, ingredients: false };
    if (!name || !ingredients || recipes.length === MICRODATA_MAX) return { name, ingredients };
    recipes.push({ ...itemOf(element), '@type': ['Recipe'] });
    return { name: false, ingredients: false };
  };
  visit(root);
  return recipes;
};

export const recipesOfMicrodata = (
  page: PageElement,
  elements: readonly PageElement[],
): readonly Fields[] => {
  const items = elements
    .filter(
      ({ attributes: { itemscope, itemtype } }) =>
        itemscope !== undefined && /\/recipe\b/i.test(itemtype ?? ''),
    )
    .slice(0, MICRODATA_MAX)
    .map(createItemReader())
    .filter(isRecipe);
  return items.length > 0 ? items : looseRecipes(page);
};

const metaOf = (elements: readonly PageElement[], property: string): string =>
  elements.find(({ name, attributes }) => name === 'meta' && attributes.property === property)?.attributes
    .content ?? '';

/** The page's own name and address. */
export const pageFacts = (
  elements: readonly PageElement[],
): { readonly title: string; readonly address: string } => {
  const textIn = (name: string): string => {
    const element = elements.find((each) => each.name === name);
    return element === undefined ? '' : tidy(rawText(element), 300);
  };
  const canonical = elements.find(
    ({ name, attributes }) => name === 'link' && attributes.rel?.toLowerCase() === 'canonical',
  );
  return {
    title: textIn('h1') || metaOf(elements, 'og:title') || (textIn('title').split(/ [|–—-] /)[0] ?? ''),
    address: canonical?.attributes.href ?? metaOf(elements, 'og:url'),
  };
};
