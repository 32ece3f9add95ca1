const EAN_8 = 8;
const EAN_13 = 13;
const GTIN_14 = 14;
/** Spreadsheets take more zeros than these from no code of food. */
const SHORTEST_OF_13 = 9;

/** GS1's check digit of the digits before it: they count three times and once in turn, from the right. */
const checkDigit = (digits: string): string => {
  let sum = 0;
  for (let at = 0; at < digits.length; at += 1) {
    const isThird = (digits.length - at) % 2 === 1;
    sum += Number(digits.charAt(at)) * (isThird ? 3 : 1);
  }
  return String((10 - (sum % 10)) % 10);
};
const withCheck = (digits: string): string => digits + checkDigit(digits);
const fitsTogether = (digits: string): boolean => withCheck(digits.slice(0, -1)) === digits;

/** The EAN-13 that a UPC-E stands for, whose last digit says where zeros were left out; null for other digits. */
const expanded = (digits: string): string | null => {
  const [, system, a, b, c, d, e, last] = /^([01])(\d)(\d)(\d)(\d)(\d)(\d)\d$/.exec(digits) ?? [];
  if (system === undefined || last === undefined) return null;
  const middle =
    last <= '2'
      ? `${a}${b}${last}0000${c}${d}${e}`
      : last === '3'
        ? `${a}${b}${c}00000${d}${e}`
        : last === '4'
          ? `${a}${b}${c}${d}00000${e}`
          : `${a}${b}${c}${d}${e}0000${last}`;
  const code = `0${system}${middle}${digits.slice(-1)}`;
  return fitsTogether(code) ? code : null;
};

/** Numbers that a shop gives itself, and in front of the article those of the Americas: GS1 prefixes 20 to 29 and 02. */
const SHOP = /^(?:2\d|02)(?!00000)(\d{5})\d{6}$/;

/** True for goods that a shop weighs or marks itself: one code of `readBarcode` stands for all packs of the article. */
export const isShopCode = (code: string): boolean => SHOP.test(code);

/** The price or weight of one pack is in the last digits, so that only those before them tell the article. */
const ofArticle = (code: string): string => (isShopCode(code) ? withCheck(`${code.slice(0, 7)}00000`) : code);

const readDigits = (digits: string): string | null => {
  if (digits.length === EAN_8 - 1 || digits.length === EAN_8) {
    const eight = digits.padStart(EAN_8, '0');
    const short = expanded(eight);
    // No food has an EAN-8 that begins with a zero.
    if (short !== null && (eight.startsWith('0') || !fitsTogether(eight))) return short;
    return digits.length === EAN_8 && fitsTogether(eight) ? eight : null;
  }
  if (!fitsTogether(digits)) return null;
  // A case holds several of the pack, whose code it tells without the first digit.
  if (digits.length === GTIN_14) return ofArticle(withCheck(digits.slice(1, -1)));
  return digits.length >= SHORTEST_OF_13 && digits.length <= EAN_13
    ? ofArticle(digits.padStart(EAN_13, '0'))
    : null;
};

const LONGEST = 500;
/** The GTIN of a GS1 Digital Link, as in a QR code of a pack, and of a GS1 code as people read it. */
const OF_GS1 = /^(?:https?:\/\/[^\s?#]{1,300}\/01\/|\(01\)\s?)(\d{8,14})(?!\d)/i;

/**
 * The digits of a barcode of food as EAN-8 or EAN-13: those of a UPC-A, a UPC-E, a GTIN-14, and of a code that lost its
 * leading zeros, become the EAN-13 that they stand for. Goods that a shop weighs have one code for each article. Spaces
 * and hyphens between the digits do not count. Null for anything else, and for digits that do not fit the check digit.
 */
export const readBarcode = (text: string): string | null => {
  const digits = OF_GS1.exec(text.slice(0, LONGEST))?.[1] ?? text.slice(0, 40).replace(/[\s-]/g, '');
  return /^\d{7,14}$/.test(digits) && !/^0+$/.test(digits) ? readDigits(digits) : null;
};
