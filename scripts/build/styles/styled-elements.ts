import type { ESTree } from 'vite';
import { definitionOf, evaluate, type Module, placeOf, type ReadModule } from './modules.ts';
import type { Recipe, Styles } from './style-sheet.ts';

const CHAKRA = '@chakra-ui/react';

/** A component made by `chakra(element, recipe, options)`, with the styles of the component it extends, if any. */
export interface Styled {
  readonly tag: string;
  readonly recipe: Recipe;
  readonly defaultProps: Readonly<Record<string, unknown>>;
}

/** Chakra's layout components: their own styles, and the CSS names of their shorthand properties. */
const LAYOUT: Readonly<Record<string, { start: Styles; names: Readonly<Record<string, string>> }>> = {
  Box: { start: {}, names: {} },
  Flex: {
    start: { display: 'flex' },
    names: {
      direction: 'flexDirection',
      align: 'alignItems',
      justify: 'justifyContent',
      wrap: 'flexWrap',
      basis: 'flexBasis',
      grow: 'flexGrow',
      shrink: 'flexShrink',
    },
  },
  Stack: {
    start: { display: 'flex', flexDirection: 'column', gap: '0.5rem' },
    names: {
      direction: 'flexDirection',
      align: 'alignItems',
      justify: 'justifyContent',
      wrap: 'flexWrap',
    },
  },
  Grid: {
    start: { display: 'grid' },
    names: {
      templateAreas: 'gridTemplateAreas',
      templateColumns: 'gridTemplateColumns',
      templateRows: 'gridTemplateRows',
      autoColumns: 'gridAutoColumns',
      autoRows: 'gridAutoRows',
      autoFlow: 'gridAutoFlow',
      column: 'gridColumn',
      row: 'gridRow',
    },
  },
};

const isChakra = (name: string, { imports }: Module): boolean => imports.get(name)?.from === CHAKRA;

export const isChakraCall = (node: ESTree.Node, module: Module): node is ESTree.CallExpression =>
  node.type === 'CallExpression' && node.callee.type === 'Identifier' && isChakra(node.callee.name, module);

const merged = (below: Styles = {}, above: Styles = {}): Styles => {
  const both: Styles = { ...below };
  for (const [name, value] of Object.entries(above)) {
    const under = both[name];
    const nested = (one: unknown): one is Styles => typeof one === 'object' && one !== null;
    both[name] = nested(under) && nested(value) ? merged(under, value) : value;
  }
  return both;
};

const mergedRecipe = (below: Recipe, above: Recipe): Recipe => ({
  base: merged(below.base, above.base),
  variants: merged(below.variants, above.variants) as NonNullable<Recipe['variants']>,
  defaultVariants: { ...below.defaultVariants, ...above.defaultVariants },
});

export function readStyled(call: ESTree.CallExpression, module: Module, read: ReadModule): Styled {
  const [of, look, options] = call.arguments;
  if (of === undefined) throw new Error(`${module.file}: chakra() without an element`);
  const value = (node: ESTree.Node | undefined): unknown =>
    node === undefined ? {} : evaluate(node, module, read);
  const { defaultProps = {} } = value(options) as { defaultProps?: Record<string, unknown> };
  const recipe = value(look) as Recipe;
  const below = of.type === 'Identifier' ? styledNamed(of.name, module, read) : null;
  if (below !== null)
    return {
      ...below,
      recipe: mergedRecipe(below.recipe, recipe),
      defaultProps: { ...below.defaultProps, ...defaultProps },
    };
  return { tag: String(value(of)), recipe, defaultProps };
}

/** Finds a styled component by its name in a module, defined there or imported; null for any other name. */
export function styledNamed(name: string, module: Module, read: ReadModule): Styled | null {
  const definition = definitionOf(name, module, read);
  return definition !== null && isChakraCall(definition.value, definition.module)
    ? readStyled(definition.value, definition.module, read)
    : null;
}

/** True if an import is of Chakra. Throws where it names what only Chakra's own code in the browser could draw. */
export function isChakraImport(statement: ESTree.ImportDeclaration, module: Module): boolean {
  if (statement.source.value !== CHAKRA) return false;
  for (const { local } of statement.specifiers)
    if (local.name !== 'chakra' && !Object.hasOwn(LAYOUT, local.name))
      throw new Error(placeOf(statement, module));
  return true;
}

/** The HTML element that replaces `<Stack>`, `<chakra.div>` and the like, with its styles. */
export interface Layout {
  readonly tag: string;
  readonly start: Styles;
  /** CSS property names by the component's shorthand names. */
  readonly names: Readonly<Record<string, string>>;
}

export function layoutOf(name: ESTree.JSXElementName, module: Module): Layout | null {
  if (name.type === 'JSXMemberExpression') {
    const chakra = name.object.type === 'JSXIdentifier' && isChakra(name.object.name, module);
    return chakra ? { tag: name.property.name, start: {}, names: {} } : null;
  }
  if (name.type !== 'JSXIdentifier' || !isChakra(name.name, module)) return null;
  const layout = LAYOUT[module.imports.get(name.name)?.name ?? ''];
  return layout === undefined ? null : { tag: 'div', ...layout };
}
