import { expect, test } from 'vitest';
import { hashOfExamples, readExamples, readFoodNames } from '../../../../scripts/coach/examples.ts';
import { teach } from '../../../../scripts/coach/teach.ts';
import { coachContext } from '../../../../tests/support/coach-context.ts';
import { realMind } from '../../../../tests/support/real-mind.ts';
import { foodPhrases } from '../slots/food-phrase.ts';
import { cutterOf } from '../slots/read-slots.ts';
import { namesOf } from './food-names.ts';
import { CARE_KINDS, INTENTS } from './labels.ts';
import { openMind } from './mind.ts';

const foods = foodPhrases(coachContext().catalogue);
const names = readFoodNames();
const { cut, mark } = cutterOf(foods, namesOf(names));
const examples = readExamples();

test('the weights belong to the examples of today; if not, run `npm run train:coach`', () => {
  expect(realMind().examples).toBe(hashOfExamples());
});

test('each example has an intent that is known, or a kind of care', () => {
  const known = new Set<string>([...INTENTS, ...CARE_KINDS.map((kind) => `care_${kind}`), 'harmless']);
  expect(examples.filter(({ label }) => !known.has(label))).toEqual([]);
});

test('training twice on a fiftieth of the examples gives the same weights, which understand some of the rest', () => {
  const part = examples.filter((_, at) => at % 50 === 0);
  const rest = examples.filter(({ label }, at) => at % 50 === 5 && label !== 'harmless');
  const packed = teach(part, { hash: 'part', names, foods });
  expect(Buffer.from(teach(part, { hash: 'part', names, foods })).equals(packed)).toBe(true);
  const mind = openMind(packed);
  const ordinary = rest.filter(({ label }) => !label.startsWith('care_'));
  const right = ordinary.filter(
    ({ label, text }) => mind.intentsOf(text, mark(cut(text)))[0]?.label === label,
  );
  expect(right.length / ordinary.length).toBeGreaterThan(0.3);
});

test('a file that was cut short is not opened', () => {
  const packed = teach(examples.slice(0, 40), { hash: 'few', names, foods });
  expect(() => openMind(packed.subarray(0, packed.length - 1))).toThrow('another length');
});
