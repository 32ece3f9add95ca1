import { expect, it } from 'vitest';
import { waterView } from './water-view.ts';

it('the view of water has a drop for every whole litre of the goal, rounded up [2.29]', () => {
  expect(waterView(0, 5).drops).toHaveLength(5);
  expect(waterView(2, 2.2).drops).toEqual([
    { litres: 1, fill: 'full' },
    { litres: 2, fill: 'full' },
    { litres: 3, fill: 'none' },
  ]);
});

it('the view of water colours the bar like the rings [4.8]', () => {
  const tones = [1.5, 1.55, 4, 4.05, 6].map((intake) => waterView(intake, 5).tone);
  expect(tones).toEqual(['tomato', 'amber', 'amber', 'leaf', 'leaf']);
});

it('the view of water stays drawable when a backend sends an absurd goal', () => {
  expect(waterView(0, 1e9).drops.length).toBeLessThanOrEqual(20);
});
