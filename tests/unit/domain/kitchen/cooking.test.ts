import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  beginCooking,
  changePeople,
  changePortion,
  moveStep,
  servingsOf,
  toggleFood,
} from '../../../../src/domain/kitchen/cooking.ts';

const begun = beginCooking({ recipeId: 'dal', date: null, portion: 1.25, people: 2, later: 0 });
const direction = fc.constantFrom<1 | -1>(1, -1);

it('steps stay between the start and the end, and back undoes on', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), fc.array(direction, { maxLength: 40 }), (steps, moves) => {
      let cooking = begun;
      for (const by of moves) {
        const next = moveStep(cooking, by, steps);
        expect(next.step).toBeGreaterThanOrEqual(0);
        expect(next.step).toBeLessThanOrEqual(steps + 1);
        if (next.step !== cooking.step) expect(moveStep(next, by === 1 ? -1 : 1, steps)).toEqual(cooking);
        cooking = next;
      }
    }),
  );
});

it('a tick twice is no tick', () => {
  const ticked = toggleFood(toggleFood(begun, 'lentils'), 'salt');
  expect(ticked.ticked).toEqual(['lentils', 'salt']);
  expect(toggleFood(ticked, 'lentils').ticked).toEqual(['salt']);
});

it('servings are the portion times the people', () => {
  expect(servingsOf(begun)).toBe(2.5);
});

it('a portion goes to the next quarter, from whatever the plan asks, and never to nothing', () => {
  expect([changePortion(0.85, 1), changePortion(0.85, -1)]).toEqual([1, 0.75]);
  expect([changePortion(1, 1), changePortion(1, -1)]).toEqual([1.25, 0.75]);
  expect([changePortion(0.25, -1), changePortion(4, 1)]).toEqual([0.25, 4]);
});

it('there is always somebody at the table', () => {
  expect([changePeople(1, -1), changePeople(1, 1), changePeople(20, 1)]).toEqual([1, 2, 20]);
});
