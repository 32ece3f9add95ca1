import { expect, it } from 'vitest';
import { findHelp } from './find-help.ts';
import { HELP_TOPICS } from './topics.ts';

const questions = (search: string) =>
  findHelp(HELP_TOPICS, search).flatMap((topic) => topic.questions.map(({ question }) => question));

it('searching help finds by the start of words, in any case and order', () => {
  expect(questions('OFFLI')).toContain('What works offline?');
  expect(questions('allergen leave')).toEqual(['How do I leave out a food or an allergen?']);
});

it('searching help finds by what the answer says', () => {
  expect(questions('export everything')).toEqual(['How do I take my data with me?']);
});
