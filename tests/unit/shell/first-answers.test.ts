import { beforeEach, expect, test, vi } from 'vitest';
import { awaitFirst } from '../../../src/ports/first-answers.ts';

beforeEach(() => void vi.useFakeTimers());

const awaited = (drawn: string[], name: string) => awaitFirst(() => drawn.push(name));

test('answers that are awaited together are drawn together, with the last of them', () => {
  const drawn: string[] = [];
  const [one, other] = [awaited(drawn, 'one'), awaited(drawn, 'other')];
  one.arrived();
  expect(drawn).toEqual([]);
  other.arrived();
  expect(drawn).toEqual(['one', 'other']);
  expect(vi.getTimerCount()).toBe(0);
});

test('one that does not come keeps the others for a moment only, and is drawn when it is there', () => {
  const drawn: string[] = [];
  const [one, late] = [awaited(drawn, 'one'), awaited(drawn, 'late')];
  one.arrived();
  vi.advanceTimersByTime(29);
  expect(drawn).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(drawn).toEqual(['one']);
  late.arrived();
  expect(drawn).toEqual(['one', 'late']);
});
