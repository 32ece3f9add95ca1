import { OTP_LENGTH } from '../../../domain/constants.ts';

/** The content of the six boxes, left to right. */
export type Digits = readonly string[];

export const emptyDigits: Digits = Array.from({ length: OTP_LENGTH }, () => '');

/** Content and focus of the boxes after an event. */
export interface BoxesAfter {
  readonly digits: Digits;
  readonly focus: number;
}

const clamp = (index: number): number => Math.max(0, Math.min(OTP_LENGTH - 1, index));
const replaceAt = (digits: Digits, index: number, text: string): Digits =>
  digits.map((old, at) => (at === index ? text : old));
const isDigit = (text: string): boolean => /^\d$/.test(text);

/** The six digits of a pasted or auto-filled text, null unless it is exactly six digits. */
export const readWholeCode = (text: string): Digits | null => {
  const code = text.trim();
  return new RegExp(`^\\d{${OTP_LENGTH}}$`).test(code) ? [...code] : null;
};

/**
 * Returns the boxes after typing. One digit moves on to the next box; anything else stays, and the form's rules name
 * it. A whole code that a keyboard fills into one box fills all of them.
 */
export const enterInBox = (digits: Digits, index: number, text: string): BoxesAfter => {
  const code = readWholeCode(text);
  if (code !== null) return { digits: code, focus: OTP_LENGTH - 1 };
  return { digits: replaceAt(digits, index, text), focus: isDigit(text) ? clamp(index + 1) : index };
};

/** Backspace empties its box; in an empty one it goes back and empties that. */
export const eraseFromBox = (digits: Digits, index: number): BoxesAfter => {
  const focus = digits[index] === '' ? clamp(index - 1) : index;
  return { digits: replaceAt(digits, focus, ''), focus };
};

const MOVES: Readonly<Record<string, (index: number) => number>> = {
  ArrowLeft: (index) => clamp(index - 1),
  ArrowRight: (index) => clamp(index + 1),
  Home: () => 0,
  End: () => OTP_LENGTH - 1,
};

/** The box that a key moves to, null for keys that do not move. */
export const moveByKey = (key: string, index: number): number | null => MOVES[key]?.(index) ?? null;

/** The sentences of one screen about its boxes; boxes count from 1. */
export interface CodeWords {
  readonly missing: (box: number) => string;
  readonly notNumeric: string;
  readonly tooLong: string;
}

export const verificationWords: CodeWords = {
  missing: (box) => `Field ${box} is missing a value`,
  notNumeric: 'Please enter numeric values only',
  tooLong: 'Only one digit is accepted per field',
};

export const resetWords: CodeWords = {
  missing: (box) => `Field ${box} is required`,
  notNumeric: 'Please enter a numeric value',
  tooLong: 'Only one digit is allowed per field',
};

/** One message per box, null where the box holds its digit. */
export const findBoxErrors = (digits: Digits, words: CodeWords): readonly (string | null)[] =>
  digits.map((text, index) => {
    if (text === '') return words.missing(index + 1);
    if (!/^\d+$/.test(text)) return words.notNumeric;
    return text.length > 1 ? words.tooLong : null;
  });
