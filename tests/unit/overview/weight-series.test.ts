import { describe, expect, it } from 'vitest';
import { CHART_HEIGHT, CHART_WIDTH, weightChart } from '../../../src/features/overview/weight-series.ts';

const log = [
  { day: '2026-11-01', kg: 72 },
  { day: '2026-11-11', kg: 71.2 },
  { day: '2026-11-21', kg: 70.5 },
];

describe('weightChart', () => {
  it('spaces the days evenly and draws less weight lower [2.27]', () => {
    const chart = weightChart(log, null);
    const [first, middle, last] = chart?.points ?? [];
    expect(middle?.x).toBeCloseTo(((first?.x ?? 0) + (last?.x ?? 0)) / 2);
    expect(last?.y).toBeGreaterThan(first?.y ?? Number.NaN);
    for (const { x, y } of chart?.points ?? []) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(CHART_WIDTH);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(CHART_HEIGHT);
    }
  });

  it('keeps the goal inside the picture, below the weights above it', () => {
    const chart = weightChart(log, 65);
    expect(chart?.goalY).toBeLessThanOrEqual(CHART_HEIGHT);
    expect(chart?.goalY).toBeGreaterThan(chart?.points.at(-1)?.y ?? Number.NaN);
  });
});
