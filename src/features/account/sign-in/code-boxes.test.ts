import { expect, it } from 'vitest';
import { emptyDigits, enterInBox, findBoxErrors, readWholeCode, verificationWords } from './code-boxes.ts';

const filled = ['1', '2', '3', '4', '5', '6'];

it('typing moves on to the next box after a digit, and stays in the last [2.13]', () => {
  expect(enterInBox(emptyDigits, 0, '7')).toEqual({ digits: ['7', '', '', '', '', ''], focus: 1 });
  expect(enterInBox(filled, 5, '9')).toEqual({ digits: ['1', '2', '3', '4', '5', '9'], focus: 5 });
});

it.each(['x', '12', ''])('typing stays in a box that holds "%s"', (text) => {
  expect(enterInBox(emptyDigits, 2, text)).toEqual({ digits: ['', '', text, '', '', ''], focus: 2 });
});

it('every box is filled from a code that the keyboard puts into one', () => {
  expect(enterInBox(emptyDigits, 0, '123456')).toEqual({ digits: filled, focus: 5 });
});

it.each(['12345', '1234567', '12345a', '123 456', '', '１２３４５６'])(
  'the boxes take no paste of "%s"',
  (text) => {
    expect(readWholeCode(text)).toBeNull();
  },
);

it('the boxes take a paste of exactly six digits, with the line end that a mail adds [5.7 9.3]', () => {
  expect(readWholeCode('123456')).toEqual(filled);
  expect(readWholeCode(' 123456\n')).toEqual(filled);
});

const digits = ['', 'a', '12', '4', '1a', '٣'];

it('the sentences about the boxes are those of the verification modal [5.6]', () => {
  expect(findBoxErrors(digits, verificationWords)).toEqual([
    'Field 1 is missing a value',
    'Please enter numeric values only',
    'Only one digit is accepted per field',
    null,
    'Please enter numeric values only',
    'Please enter numeric values only',
  ]);
});
