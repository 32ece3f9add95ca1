import { expect, it } from 'vitest';
import { realCatalogue } from '../../../../tests/support/real-catalogue.ts';
import { sayWritten } from './written-allergies.ts';

const { foods } = realCatalogue();

it('says below the field what will be left out, shortly, and what was not understood', () => {
  expect(sayWritten('', foods)).toEqual([]);
  expect(sayWritten('aubergine', foods)).toEqual(['Left out of every dish: eggplant.']);
  const [many = ''] = sayWritten('nuts, berries, citrus, pork', foods);
  expect(many).toMatch(/^Left out of every dish: (?:[^,]+, ){5}[^,]+ and \d+ more\.$/);
  expect(sayWritten('lupin, zzkwrx', foods)).toEqual([
    'No dish uses lupin.',
    'We do not understand "zzkwrx". Please write it in other words.',
  ]);
});
