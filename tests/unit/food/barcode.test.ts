import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBarcode } from '../../../src/domain/barcode.ts';

/** Digits of a length with the check digit that belongs to them. */
const codeOf = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length - 1, maxLength: length - 1 })
    .filter((digits) => digits.some((digit) => digit > 0))
    .map((digits) => {
      const sum = digits.reduceRight(
        (total, digit, at) => total + digit * ((length - 1 - at) % 2 === 1 ? 3 : 1),
        0,
      );
      return digits.join('') + String((10 - (sum % 10)) % 10);
    });
const anyCode = fc.oneof(codeOf(8), codeOf(12), codeOf(13));

describe('a barcode', () => {
  it.each([
    ['4006381333931', '4006381333931'],
    ['400-6381 333931', '4006381333931'],
    ['73513537', '73513537'],
    ['036000291452', '0036000291452'],
    ['0036000291452', '0036000291452'],
  ])('%s is %s', (text, code) => expect(readBarcode(text)).toBe(code));

  it.each([
    '4006381333932',
    '',
    '0',
    '00000000',
    '0000000000000',
    '123',
    '40063813339310',
    '4006381333abc',
    '４００６３８１３３３９３１',
    '-1',
    '1e12',
    '4006381333931\n<',
  ])('%j is none', (text) => expect(readBarcode(text)).toBeNull());

  it('is read if its check digit is right, and is the same read again', () => {
    fc.assert(
      fc.property(anyCode, (code) => {
        const read = readBarcode(code);
        expect(read).toBe(code.length === 12 ? `0${code}` : code);
        expect(readBarcode(read ?? '')).toBe(read);
      }),
    );
  });

  it('with one wrong digit is none', () => {
    fc.assert(
      fc.property(anyCode, fc.nat(), fc.integer({ min: 1, max: 9 }), (code, place, by) => {
        const at = place % code.length;
        const wrong = code.slice(0, at) + String((Number(code[at]) + by) % 10) + code.slice(at + 1);
        expect(readBarcode(wrong)).toBeNull();
      }),
    );
  });
});
