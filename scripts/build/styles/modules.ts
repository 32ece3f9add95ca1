import { dirname, join } from 'node:path';
import { type ESTree, parseAst } from 'vite';

/** A source file as far as its styles are concerned: its constants, and where its other names come from. */
export interface Module {
  readonly file: string;
  readonly code: string;
  readonly program: ESTree.Program;
  readonly constants: ReadonlyMap<string, ESTree.Expression>;
  readonly imports: ReadonlyMap<string, { readonly from: string; readonly name: string }>;
}

/** The module of an absolute path; null for a path that is not the project's own. */
export type ReadModule = (file: string) => Module | null;

export function parseModule(file: string, code: string): Module {
  const program = parseAst(code, { lang: 'tsx' });
  const constants = new Map<string, ESTree.Expression>();
  const imports = new Map<string, { from: string; name: string }>();
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') {
      const from = statement.source.value;
      for (const one of statement.specifiers) {
        if (one.type !== 'ImportSpecifier' || one.imported.type !== 'Identifier') continue;
        imports.set(one.local.name, {
          from: from.startsWith('.') ? join(dirname(file), from) : from,
          name: one.imported.name,
        });
      }
    }
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'VariableDeclaration' || declared.kind !== 'const') continue;
    for (const { id, init } of declared.declarations)
      if (id.type === 'Identifier' && init !== null) constants.set(id.name, init);
  }
  return { file, code, program, constants, imports };
}

/** Follows a name to the module that gives it its value. */
export function definitionOf(
  name: string,
  module: Module,
  read: ReadModule,
): { readonly value: ESTree.Expression; readonly module: Module; readonly name: string } | null {
  const value = module.constants.get(name);
  if (value !== undefined) return { value, module, name };
  const imported = module.imports.get(name);
  const source = imported === undefined ? null : read(imported.from);
  return imported === undefined || source === null ? null : definitionOf(imported.name, source, read);
}

export const placeOf = (node: ESTree.Node, { file, code }: Module): string =>
  `${file}:${code.slice(0, node.start).split('\n').length}: ${code.slice(node.start, node.end)}`;

export class NotConstant extends Error {}

type Values = Record<string, unknown>;
const isRecord = (value: unknown): value is Values => typeof value === 'object' && value !== null;

/** The value of an expression made of constants alone. Throws `NotConstant` for every other. */
export function evaluate(node: ESTree.Node, module: Module, read: ReadModule): unknown {
  const value = (inner: ESTree.Node): unknown => evaluate(inner, module, read);
  switch (node.type) {
    case 'Literal':
      return node.value;
    case 'TemplateLiteral':
      return node.quasis
        .map(({ value: text }, at) => {
          const expression = node.expressions[at];
          return `${text.cooked}${expression === undefined ? '' : String(value(expression))}`;
        })
        .join('');
    case 'UnaryExpression':
      if (node.operator !== '-') throw new NotConstant(placeOf(node, module));
      return -Number(value(node.argument));
    case 'ArrayExpression':
      return node.elements.map((element) => (element === null ? null : value(element)));
    case 'ObjectExpression': {
      const made: Values = {};
      for (const entry of node.properties) {
        if (entry.type === 'SpreadElement') Object.assign(made, value(entry.argument));
        else if (!entry.computed && entry.key.type === 'Identifier')
          made[entry.key.name] = value(entry.value);
        else made[String(value(entry.key))] = value(entry.value);
      }
      return made;
    }
    case 'MemberExpression': {
      const owner = value(node.object);
      if (node.computed || node.property.type !== 'Identifier' || !isRecord(owner))
        throw new NotConstant(placeOf(node, module));
      return owner[node.property.name];
    }
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return value(node.expression);
    case 'Identifier': {
      const definition = definitionOf(node.name, module, read);
      if (definition === null) throw new NotConstant(placeOf(node, module));
      return evaluate(definition.value, definition.module, read);
    }
    default:
      throw new NotConstant(placeOf(node, module));
  }
}
