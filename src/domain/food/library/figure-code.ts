/**
 * Figures of a food in two characters each, so that one is read from its column by its place, without parsing the
 * others. A figure has three significant digits, from 0.0001 to 99,900.
 */
const DIGITS = 91;
const FIRST = 35;
const BACKSLASH = 92;
const UNKNOWN = 0;
const ZERO = 1;
const FIRST_CODE = 2;
const MANTISSAS = 900;
const SMALLEST_EXPONENT = -4;

/** A printable character that JSON writes as itself. */
const charOf = (digit: number): string => {
  const code = FIRST + digit;
  return String.fromCharCode(code < BACKSLASH ? code : code + 1);
};

const digitAt = (text: string, at: number): number => {
  const code = text.charCodeAt(at);
  return (code < BACKSLASH ? code : code - 1) - FIRST;
};

const codeOf = (figure: number | null): number => {
  if (figure === null) return UNKNOWN;
  const [mantissa = '', exponent = ''] = figure.toExponential(2).split('e');
  if (figure < 10 ** SMALLEST_EXPONENT / 2) return ZERO;
  const place = Math.max(0, Number(exponent) - SMALLEST_EXPONENT);
  return FIRST_CODE + place * MANTISSAS + Math.round(Number(mantissa) * 100) - 100;
};

/** Writes a figure rounded to three digits; null is a figure that nobody determined. Throws for one that is too large for a code. */
export const writeFigure = (figure: number | null): string => {
  const code = codeOf(figure);
  if (code >= DIGITS * DIGITS) throw new RangeError(`${figure} has no code`);
  return charOf(Math.floor(code / DIGITS)) + charOf(code % DIGITS);
};

/** Reads the figure at a place of a column. Null where it is unknown or the column is too short. */
export const readFigure = (column: string, place: number): number | null => {
  const code = digitAt(column, 2 * place) * DIGITS + digitAt(column, 2 * place + 1);
  if (!(code > UNKNOWN)) return null;
  if (code === ZERO) return 0;
  const mantissa = 100 + ((code - FIRST_CODE) % MANTISSAS);
  const exponent = SMALLEST_EXPONENT - 2 + Math.floor((code - FIRST_CODE) / MANTISSAS);
  return Number((mantissa * 10 ** exponent).toPrecision(3));
};
