/** A whole figure as "1 920", with a narrow no-break space so that it never wraps. */
export const groupDigits = (value: number): string =>
  String(Math.round(value)).replace(/\B(?=(\d{3})+(?!\d))/g, '\u202f');
