import type { HelpTopic } from './topics.ts';

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The topics with the questions that hold every word of the search, as the start of a word; all for none. */
export const findHelp = (topics: readonly HelpTopic[], search: string): readonly HelpTopic[] => {
  const wanted = wordsOf(search);
  return topics.flatMap((topic) => {
    const questions = topic.questions.filter(({ question, answer }) => {
      const words = wordsOf([topic.title, question, ...answer].join(' '));
      return wanted.every((start) => words.some((word) => word.startsWith(start)));
    });
    return questions.length === 0 ? [] : [{ ...topic, questions }];
  });
};
