/** What a typed text means for a bounded number. */
export type Entry =
  | { readonly kind: 'empty' }
  | { readonly kind: 'value'; readonly value: number }
  | { readonly kind: 'refused' };

export interface EntryRule {
  readonly min: number;
  readonly max: number;
  readonly decimals: 0 | 1;
}

/** Accepts a comma or a point, no sign, no exponent, at most the rule's decimals. */
export const readEntry = (text: string, rule: EntryRule): Entry => {
  const typed = text.trim().replace(',', '.');
  if (typed === '') return { kind: 'empty' };
  const shape = rule.decimals === 0 ? /^\d{1,4}$/ : /^\d{1,4}(?:\.\d?)?$/;
  const value = shape.test(typed) ? Number(typed) : Number.NaN;
  return value >= rule.min && value <= rule.max ? { kind: 'value', value } : { kind: 'refused' };
};
