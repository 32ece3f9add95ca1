const LENGTHS = [8, 12, 13];
const EAN_13 = 13;

/** GS1's check digit: digits count three times and once in turn, from the right, and all add up to tens. */
const fitsTogether = (digits: string): boolean => {
  let sum = 0;
  for (let at = 0; at < digits.length; at += 1) {
    const isThird = (digits.length - at) % 2 === 0;
    sum += Number(digits.charAt(at)) * (isThird ? 3 : 1);
  }
  return sum % 10 === 0;
};

/**
 * The digits of a barcode of food: EAN-8, EAN-13 or UPC-A, which becomes the EAN-13 that it also is. Spaces and hyphens
 * between the digits do not count. Null for anything else, and for digits that do not fit the check digit.
 */
export const readBarcode = (text: string): string | null => {
  const digits = text.slice(0, 40).replace(/[\s-]/g, '');
  if (!/^\d{1,13}$/.test(digits) || !LENGTHS.includes(digits.length)) return null;
  if (/^0+$/.test(digits) || !fitsTogether(digits)) return null;
  return digits.length === 12 ? digits.padStart(EAN_13, '0') : digits;
};
