import { expect, test } from 'vitest';
import type { ForeignRestoration } from '../../../device/restore/foreign-restoration.ts';
import type { ForeignLog } from '../../../domain/body/foreign-log/foreign-log.ts';
import { notesOfLog } from './foreign-words.ts';

const log = (app: string): ForeignLog => ({ app, weights: [], foods: [], problems: [], questions: [] });

test('an app whose file holds much more is told that only weights are read', () => {
  const nothing = { weighedDays: 0 } as ForeignRestoration;
  expect(notesOfLog(log('Apple Health'), nothing)).toEqual([
    'From Apple Health only weights are read, not food, steps or training.',
  ]);
  expect(notesOfLog(log('Libra'), nothing)).toEqual([]);
});
