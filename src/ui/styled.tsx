import {
  Children,
  type ComponentType,
  cloneElement,
  createElement,
  isValidElement,
  type ReactNode,
} from 'react';

interface StyledProps {
  readonly as?: string;
  /** The only child is the element, with this component's class and properties. */
  readonly asChild?: boolean;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
  readonly [name: string]: unknown;
}

type Variants = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Stands in for `chakra('tag', recipe)` in the browser: the build has made the recipe's classes. */
export function styled(
  tag: string,
  base = '',
  variants: Variants = {},
  defaults: Readonly<Record<string, string>> = {},
  defaultProps: Readonly<Record<string, unknown>> = {},
): ComponentType<StyledProps> {
  const names = Object.keys(variants);
  return function Styled({ as = tag, asChild = false, className, children, ...given }) {
    const classes = [base];
    const props: Record<string, unknown> = { ...defaultProps, ...given };
    for (const name of names) {
      classes.push(variants[name]?.[String(given[name] ?? defaults[name])] ?? '');
      delete props[name];
    }
    classes.push(className ?? '');
    const join = (...more: readonly string[]): string | undefined =>
      [...classes, ...more].filter((one) => one !== '').join(' ') || undefined;
    if (!asChild) return createElement(as, { ...props, className: join() }, children);
    const child = Children.only(children);
    if (!isValidElement<StyledProps>(child)) throw new Error('asChild needs one element');
    return cloneElement(child, { ...props, ...child.props, className: join(child.props.className ?? '') });
  };
}
