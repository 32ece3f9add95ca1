import { useRef } from 'react';

/**
 * The last answer about `subject` (a day), while it is asked for again with more at hand and `answer` is
 * undefined. What was known of another subject is forgotten.
 */
export const useLastKnown = <T>(answer: T | undefined, subject: string): T | undefined => {
  const last = useRef({ answer, subject });
  if (answer !== undefined || last.current.subject !== subject) last.current = { answer, subject };
  return last.current.answer;
};
