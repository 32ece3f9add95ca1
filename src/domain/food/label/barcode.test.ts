import { expect, it } from 'vitest';
import { isShopCode, readBarcode } from './barcode.ts';

it.each([
  ['4006381333931', '4006381333931'],
  ['400-6381 333931', '4006381333931'],
  ['(01)09506000134352', '9506000134352'],
  ['https://id.gs1.org/01/09506000134352/10/LOT?17=271231', '9506000134352'],
  ['73513537', '73513537'],
  ['036000291452', '0036000291452'],
  ['0036000291452', '0036000291452'],
  // UPC-E, and what a spreadsheet makes of it.
  ['04963406', '0049000006346'],
  ['4963406', '0049000006346'],
  ['01234531', '0012300000451'],
  ['01234543', '0012340000053'],
  // Zeros that were lost.
  ['49000006346', '0049000006346'],
  ['12345678905', '0012345678905'],
  // A case of the pack, and the pack itself.
  ['10049000006343', '0049000006346'],
  ['00049000006346', '0049000006346'],
  // Two packs of one article that a shop has weighed.
  ['2100001027506', '2100001000004'],
  ['2100001030001', '2100001000004'],
  // The shop tells no article in front of the weight.
  ['2000000123455', '2000000123455'],
])('the barcode %s is %s', (text, code) => expect(readBarcode(text)).toBe(code));

it.each([
  ['2100001000004', true],
  ['0212345000006', true],
  ['2000000123455', false],
  ['4006381333931', false],
  ['20000004', false],
])('the barcode %s of a shop: %s', (code, isOfShop) => expect(isShopCode(code)).toBe(isOfShop));

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
])('%j is no barcode', (text) => expect(readBarcode(text)).toBeNull());
