import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { CHAT_SCROLL_THRESHOLD_PX } from '../../domain/constants.ts';

export interface PinnedScroll {
  readonly box: RefObject<HTMLDivElement | null>;
  /** Scrolled up by more than the threshold: new messages no longer move the view. */
  readonly away: boolean;
  readonly onScroll: () => void;
  readonly toNewest: () => void;
}

/**
 * Keeps the newest message in view unless the member scrolled up to read. `newest` names it; a new value of
 * `own`, a message of the member's, always leads down. Older messages put in above (`oldest` changes) move nothing.
 */
export const usePinnedScroll = (newest: string, own: string, oldest: string): PinnedScroll => {
  const box = useRef<HTMLDivElement | null>(null);
  const [away, setAway] = useState(false);
  const before = useRef({ own, oldest, height: 0 });

  const toNewest = (): void => {
    const shown = box.current;
    if (shown !== null) shown.scrollTop = shown.scrollHeight;
    setAway(false);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new first or last message is what moves the view
  useLayoutEffect(() => {
    const shown = box.current;
    if (shown === null) return;
    const last = before.current;
    const older = last.oldest !== oldest && last.height > 0 && away;
    if (older) shown.scrollTop += shown.scrollHeight - last.height;
    else if (!away || last.own !== own) toNewest();
    before.current = { own, oldest, height: shown.scrollHeight };
  }, [newest, own, oldest]);

  useEffect(() => {
    const shown = box.current;
    if (shown === null || away) return;
    // Turning the phone, or its keyboard, changes how much is in view.
    const observer = new ResizeObserver(() => {
      shown.scrollTop = shown.scrollHeight;
    });
    observer.observe(shown);
    return () => observer.disconnect();
  }, [away]);

  return {
    box,
    away,
    toNewest,
    onScroll: () => {
      const shown = box.current;
      if (shown === null) return;
      const distance = shown.scrollHeight - shown.scrollTop - shown.clientHeight;
      setAway(distance > CHAT_SCROLL_THRESHOLD_PX);
    },
  };
};
