import MagicString from 'magic-string';
import type { ESTree } from 'vite';
import { evaluate, type Module, placeOf, type ReadModule } from './modules.ts';
import type { StyleSheet, Styles } from './style-sheet.ts';
import { isChakraCall, isChakraImport, layoutOf, readStyled, styledNamed } from './styled-elements.ts';

export interface Compiler {
  readonly sheet: StyleSheet;
  readonly read: ReadModule;
  readonly isStyleProperty: (name: string) => boolean;
  /** Names a file in class names: its path within the project. */
  readonly nameOf: (file: string) => string;
  /** The module that has `styled`. */
  readonly runtime: string;
}

type Visit = (node: ESTree.Node) => void;

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === 'object' && value !== null && 'type' in value;

function walk(node: ESTree.Node, visit: Visit): void {
  visit(node);
  for (const child of Object.values(node)) {
    if (Array.isArray(child)) for (const one of child.filter(isNode)) walk(one, visit);
    else if (isNode(child)) walk(child, visit);
  }
}

interface Attribute {
  readonly node: ESTree.JSXAttribute;
  readonly name: string;
  readonly value: ESTree.Node | null;
}

function attributesOf(element: ESTree.JSXOpeningElement): Attribute[] {
  return element.attributes.flatMap((node) => {
    if (node.type !== 'JSXAttribute' || node.name.type !== 'JSXIdentifier') return [];
    const value = node.value?.type === 'JSXExpressionContainer' ? node.value.expression : node.value;
    return [{ node, name: node.name.name, value }];
  });
}

/** Replaces what a module asks of Chakra by plain elements and names of classes; null where it asks nothing. */
export function rewriteStyles(module: Module, compiler: Compiler): MagicString | null {
  const { sheet, read, isStyleProperty } = compiler;
  const text = new MagicString(module.code);
  const source = (node: ESTree.Node): string => module.code.slice(node.start, node.end);
  let needsStyled = false;

  function replaceCall(name: string, call: ESTree.CallExpression): void {
    const { tag, recipe, defaultProps } = readStyled(call, module, read);
    const classes = sheet.recipe(`${compiler.nameOf(module.file)} ${name}`, recipe);
    const given = [tag, classes.base, classes.variants, classes.defaults, defaultProps];
    while (JSON.stringify(given.at(-1)) === '{}') given.pop();
    text.overwrite(call.start, call.end, `$styled(${given.map((one) => JSON.stringify(one)).join(', ')})`);
    needsStyled = true;
  }

  /** Every property of one element in one class; one of them may have two values and a condition. */
  function classOf(
    given: readonly Attribute[],
    start: Styles,
    names: Readonly<Record<string, string>>,
  ): string {
    const choice = given.find(({ value }) => value?.type === 'ConditionalExpression')?.value;
    const condition = choice?.type === 'ConditionalExpression' ? choice : null;
    const name = (side: 'consequent' | 'alternate'): string => {
      const styles: Styles = { ...start };
      for (const { node, name: property, value } of given) {
        const chosen = value !== null && value === condition ? condition[side] : value;
        if (chosen === null) throw new Error(placeOf(node, module));
        const style = evaluate(chosen, module, read);
        if (property === 'css') Object.assign(styles, style);
        else styles[names[property] ?? property] = style;
      }
      return JSON.stringify(sheet.element(styles));
    };
    return condition === null
      ? name('consequent')
      : `(${source(condition.test)} ? ${name('consequent')} : ${name('alternate')})`;
  }

  function replaceProperties(element: ESTree.JSXOpeningElement): void {
    const layout = layoutOf(element.name, module);
    const styled =
      element.name.type === 'JSXIdentifier' && layout === null
        ? styledNamed(element.name.name, module, read)
        : null;
    if (layout === null && styled === null) return;
    const attributes = attributesOf(element);
    const variants = styled?.recipe.variants ?? {};
    const styles = attributes.filter(
      ({ name }) =>
        !Object.hasOwn(variants, name) && (layout?.names[name] !== undefined || isStyleProperty(name)),
    );
    for (const { node } of styles) text.remove(node.start, node.end);
    const own = attributes.find(({ name }) => name === 'className');
    const name = classOf(styles, layout?.start ?? {}, layout?.names ?? {});
    if (name !== '""') {
      const joined = own?.value == null ? name : `[${name}, ${source(own.value)}].join(' ')`;
      if (own !== undefined) text.remove(own.node.start, own.node.end);
      text.appendLeft(element.attributes.at(-1)?.end ?? element.name.end, ` className={${joined}}`);
    }
    if (layout === null) return;
    const as = attributes.find((one) => one.name === 'as');
    if (attributes.some((one) => one.name === 'asChild')) throw new Error(placeOf(element, module));
    if (as !== undefined) text.remove(as.node.start, as.node.end);
    tags.set(element, as?.value == null ? layout.tag : String(evaluate(as.value, module, read)));
  }

  const tags = new Map<ESTree.JSXOpeningElement, string>();
  for (const [name, value] of module.constants) if (isChakraCall(value, module)) replaceCall(name, value);
  walk(module.program, (node) => {
    if (node.type === 'JSXOpeningElement') replaceProperties(node);
  });
  walk(module.program, (node) => {
    const tag = node.type === 'JSXElement' ? tags.get(node.openingElement) : undefined;
    if (node.type !== 'JSXElement' || tag === undefined) return;
    text.overwrite(node.openingElement.name.start, node.openingElement.name.end, tag);
    if (node.closingElement !== null)
      text.overwrite(node.closingElement.name.start, node.closingElement.name.end, tag);
  });
  for (const statement of module.program.body)
    if (statement.type === 'ImportDeclaration' && isChakraImport(statement, module))
      text.remove(statement.start, statement.end);
  if (needsStyled) text.prepend(`import { styled as $styled } from ${JSON.stringify(compiler.runtime)};\n`);
  return text.hasChanged() ? text : null;
}
