import { createContext, type ReactNode, use } from 'react';

/** The member's choices about figures and calm. */
export interface Comfort {
  /** False: words and pictures stand where figures would. */
  readonly figures: boolean;
  /** True: nothing moves, nothing warns, one card at a time. */
  readonly calm: boolean;
}

const ComfortContext = createContext<Comfort>({ figures: true, calm: false });

/** Says it for everything below; outside of it every figure is shown and everything moves. */
export const ComfortProvider = ComfortContext;

export const useComfort = (): Comfort => use(ComfortContext);

/**
 * For texts, accessible names too: `say('410 of 420 kcal', 'most of it')` is the figure, or the words where
 * the person hides figures.
 */
export const useFigures = (): (<T>(figure: T, words: T) => T) => {
  const { figures } = useComfort();
  return (figure, words) => (figures ? figure : words);
};

/** A figure on the screen; `words` stand in its place where the person hides figures, nothing without them. */
export function Figure(props: { words?: ReactNode; children: ReactNode }) {
  return useComfort().figures ? props.children : props.words;
}
