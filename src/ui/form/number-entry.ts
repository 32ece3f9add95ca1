/** The meaning of a typed text for a bounded number. */
export type Entry =
  | { readonly kind: 'empty' }
  | { readonly kind: 'value'; readonly value: number }
  | { readonly kind: 'refused' };

export interface EntryRule {
  readonly min: number;
  readonly max: number;
  readonly decimals: 0 | 1;
}

const WHOLE = /^\d{1,4}$/;
const DECIMAL = /^\d{1,4}(?:\.\d*)?$/;

/**
 * Accepts a comma or a point, no sign, no exponent. More decimals than one are rounded to one; a rule of whole
 * numbers refuses them.
 */
export const readEntry = (text: string, rule: EntryRule): Entry => {
  const typed = text.trim().replace(',', '.');
  if (typed === '') return { kind: 'empty' };
  const shape = rule.decimals === 0 ? WHOLE : DECIMAL;
  const value = shape.test(typed) ? Math.round(Number(typed) * 10) / 10 : Number.NaN;
  return value >= rule.min && value <= rule.max ? { kind: 'value', value } : { kind: 'refused' };
};

/** One step of the arrow keys up or down, inside the rule. */
export const stepEntry = (value: number, by: 1 | -1, rule: EntryRule): number => {
  const steps = rule.decimals === 0 ? 1 : 10;
  const stepped = Math.round(value * steps + by) / steps;
  return Math.max(rule.min, Math.min(rule.max, stepped));
};
