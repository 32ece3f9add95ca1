import { describe, expect, it } from 'vitest';
import { waterView } from '../../../src/features/overview/water-view.ts';

describe('waterView', () => {
  it('has a drop for every whole litre of the goal, rounded up [2.29]', () => {
    expect(waterView(0, 5).drops).toHaveLength(5);
    expect(waterView(0, 2.2).drops.map((drop) => drop.litres)).toEqual([1, 2, 3]);
  });

  it('fills the drops that the intake reached and marks the one it is in', () => {
    expect(waterView(1.5, 3).drops.map((drop) => drop.fill)).toEqual(['full', 'part', 'none']);
    expect(waterView(2, 3).drops.map((drop) => drop.fill)).toEqual(['full', 'full', 'none']);
  });

  it('says how much is left, word for word, and when the goal is met', () => {
    expect(waterView(1.5, 3)).toMatchObject({
      amount: '1.5 L / 3 L',
      sentence: 'Keep it up! Only 1.5L to go.',
      fraction: 0.5,
    });
    expect(waterView(3, 3).sentence).toBe("Great job! You've met your water intake goal for the day.");
  });

  it('colours the bar like the rings [4.8]', () => {
    const tones = [1.5, 1.55, 4, 4.05, 6].map((intake) => waterView(intake, 5).tone);
    expect(tones).toEqual(['tomato', 'amber', 'amber', 'leaf', 'leaf']);
  });

  it('stays drawable when a backend sends an absurd goal', () => {
    expect(waterView(0, 1e9).drops.length).toBeLessThanOrEqual(20);
  });
});
