/** Positions of values on an axis, in px. */
export interface Scale {
  readonly low: number;
  readonly high: number;
  /** Round figures from low to high, for the lines behind the drawing. */
  readonly ticks: readonly number[];
  at(value: number): number;
}

const STEPS = [1, 2, 5, 10];
const MOST_TICKS = 5;
/** Nearer values are not pulled apart: a scale that shows a gram's noise as a swing would mislead. */
const LEAST_SPAN = 1;

/** 1, 2 or 5 times a power of ten: the finest that needs at most `MOST_TICKS` lines. */
const stepFor = (span: number): number => {
  const power = 10 ** Math.floor(Math.log10(span / MOST_TICKS));
  const factor = STEPS.find((each) => each * power * (MOST_TICKS - 1) >= span) ?? 10;
  return factor * power;
};

const tidy = (value: number): number => Number(value.toFixed(6));

/** A scale from `bottom` px (low) to `top` px (high) that holds every value, with round ends. */
export const scaleOf = (values: readonly number[], bottom: number, top: number): Scale => {
  const least = Math.min(...values);
  const span = Math.max(LEAST_SPAN, Math.max(...values) - least);
  const step = stepFor(span);
  const low = tidy(Math.floor(least / step) * step);
  const high = tidy(Math.max(low + step, Math.ceil((least + span) / step) * step));
  return {
    low,
    high,
    ticks: Array.from({ length: Math.round((high - low) / step) + 1 }, (_, at) => tidy(low + at * step)),
    at: (value) => bottom + ((value - low) / (high - low)) * (top - bottom),
  };
};
