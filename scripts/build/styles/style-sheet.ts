import { createHash } from 'node:crypto';
import type { SystemContext, SystemStyleObject } from '@chakra-ui/react';

export type Styles = Record<string, unknown>;

export interface Recipe {
  readonly base?: Styles;
  readonly variants?: Readonly<Record<string, Readonly<Record<string, Styles>>>>;
  readonly defaultVariants?: Readonly<Record<string, string>>;
}

/** The class names of a recipe, which a component uses in the browser. */
export interface Classes {
  readonly base: string;
  readonly variants: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly defaults: Readonly<Record<string, string>>;
}

export interface StyleSheet {
  /** The classes of a recipe; `owner` names it and nothing else. */
  recipe(owner: string, recipe: Recipe): Classes;
  /** The class of styles given to one element; they win over recipes. */
  element(styles: Styles): string;
  text(): string;
}

/** Properties whose numbers have no unit; any other number must be 0. */
const PLAIN_NUMBERS = new Set([
  'flex',
  'flexGrow',
  'flexShrink',
  'fontWeight',
  'lineHeight',
  'opacity',
  'order',
  'zIndex',
  'gridColumn',
  'gridRow',
  'columnCount',
  'strokeWidth',
  'fillOpacity',
  'aspectRatio',
  'scale',
]);

const kebab = (property: string): string =>
  property.startsWith('--')
    ? property
    : property.replace(/^ms-/, '-ms-').replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

function declaration(property: string, value: unknown): string {
  if (typeof value === 'number' && value !== 0 && !PLAIN_NUMBERS.has(property))
    throw new Error(`${property}: ${value} has no unit`);
  return `${kebab(property)}:${String(value)};`;
}

const isBlock = (value: unknown): value is Styles => typeof value === 'object' && value !== null;

/** Declarations come before the rules inside, as the order in which they apply does not say otherwise. */
function block(styles: Styles): string {
  const entries = Object.entries(styles).filter(([, value]) => value !== null && value !== undefined);
  const own = entries.filter(([, value]) => !isBlock(value));
  const inner = entries.flatMap(([name, value]) => (isBlock(value) ? [`${name}{${block(value)}}`] : []));
  return own.map(([name, value]) => declaration(name, value)).join('') + inner.join('');
}

const shortHash = (text: string): string =>
  `s${BigInt(`0x${createHash('sha256').update(text).digest('hex').slice(0, 12)}`)
    .toString(36)
    .slice(-5)}`;

/** Chakra's system as the compiler of a style sheet instead of a library in the browser. */
export function createStyleSheet(system: SystemContext): StyleSheet {
  const rules = new Map<string, string>();
  const origins = new Map<string, string>();
  const layer = system.layers.names.at(-1);

  function add(name: string, origin: string, rule: string): string {
    const known = origins.get(name);
    if (known !== undefined && known !== origin) throw new Error(`.${name} is both ${known} and ${origin}`);
    origins.set(name, origin);
    rules.set(name, rule);
    return name;
  }

  const cssOf = (styles: Styles): string => block(system.css(styles as SystemStyleObject));

  function ofRecipe(origin: string, styles: Styles): string {
    const css = cssOf(styles);
    return css === '' ? '' : add(shortHash(origin), origin, `@layer ${layer}{.${shortHash(origin)}{${css}}}`);
  }

  return {
    recipe: (owner, { base = {}, variants = {}, defaultVariants = {} }) => ({
      base: ofRecipe(owner, base),
      variants: Object.fromEntries(
        Object.entries(variants).map(([variant, choices]) => [
          variant,
          Object.fromEntries(
            Object.entries(choices).map(([choice, styles]) => [
              choice,
              ofRecipe(`${owner} ${variant} ${choice}`, styles),
            ]),
          ),
        ]),
      ),
      defaults: defaultVariants,
    }),
    element(styles) {
      const css = cssOf(styles);
      // Named by what was asked: Chakra remembers styles whatever their order, so its answer depends on who asked first.
      const origin = JSON.stringify(styles);
      return css === '' ? '' : add(shortHash(origin), origin, `.${shortHash(origin)}{${css}}`);
    },
    text() {
      const global = [system.getPreflightCss(), system.getGlobalCss(), system.getTokenCss()].map(block);
      return [system.layers.atRule, ...global, ...rules.values()].filter((part) => part !== '').join('\n');
    },
  };
}
