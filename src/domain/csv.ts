export type Cell = string | number;

/**
 * Spreadsheets see a formula at the start of a text, and after what those of some countries take for the end of a
 * cell, also where quotes stand before it. Also by the wide signs of East Asian keyboards.
 */
const FORMULA = /(?<=(?:^|[;\t\r\n])"*)[=+\-@＝＋－＠]|^[\t\r\n]/g;

/** A text with an apostrophe before each formula, which makes it text again. */
const written = (value: Cell): string => {
  const text = typeof value === 'string' ? value.replace(FORMULA, "'$&") : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Rows as CSV (RFC 4180). */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(written).join(',')}\r\n`).join('');
