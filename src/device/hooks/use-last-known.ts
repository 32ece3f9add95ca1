import { useRef } from 'react';

/**
 * Returns `answer` or, while it is undefined because it is being read again, the last defined answer. It never returns
 * an answer for another `subject` (a day, say).
 */
export const useLastKnown = <T>(answer: T | undefined, subject: string): T | undefined => {
  const last = useRef({ answer, subject });
  if (answer !== undefined || last.current.subject !== subject) last.current = { answer, subject };
  return last.current.answer;
};
