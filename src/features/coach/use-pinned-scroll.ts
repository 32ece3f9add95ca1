import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { CHAT_SCROLL_THRESHOLD_PX } from '../../domain/constants.ts';
import type { Paging } from './use-conversation.ts';

export interface PinnedScroll {
  readonly box: RefObject<HTMLDivElement | null>;
  /** Scrolled up by more than the threshold: new messages no longer move the view. */
  readonly away: boolean;
  readonly onScroll: () => void;
  readonly toNewest: () => void;
  readonly toFirst: () => void;
}

export interface ScrolledPart extends Paging {
  /** Names the newest; a new value of `own`, a message of the member's, always leads down to it. */
  readonly newest: string;
  readonly own: string;
  readonly first: string;
}

/** So near to an end of what is drawn, what follows is asked for. */
const NEAR_PX = 400;
const ABOVE_PX = 12;

const placesIn = (box: HTMLElement): ReadonlyMap<string, number> =>
  new Map(
    [...box.querySelectorAll<HTMLElement>('[data-message]')].map((row) => [
      row.dataset.message ?? '',
      row.offsetTop,
    ]),
  );

/** Distance that the elements of both measurements have moved. */
const shiftBetween = (before: ReadonlyMap<string, number>, now: ReadonlyMap<string, number>): number => {
  for (const [name, place] of now) {
    const earlier = before.get(name);
    if (earlier !== undefined) return place - earlier;
  }
  return 0;
};

/**
 * Keeps the newest message in view unless the member scrolled up to read. Then nothing moves them, whatever is drawn
 * above and below what they see, and more of it is drawn before they come to its end.
 */
export const usePinnedScroll = (part: ScrolledPart): PinnedScroll => {
  const { newest, own, first, earlier, later } = part;
  const box = useRef<HTMLDivElement | null>(null);
  const [away, setAway] = useState(false);
  const before = useRef({ own, places: new Map<string, number>() as ReadonlyMap<string, number>, top: 0 });
  /** The end of the next part to show. */
  const goal = useRef<'first' | 'newest' | null>(null);

  const toEnd = (): void => {
    const shown = box.current;
    if (shown !== null) shown.scrollTop = shown.scrollHeight;
    setAway(false);
  };
  /** As far down as the member's last message stays in view: a long answer is read from its beginning. */
  const toAnswer = (): void => {
    const shown = box.current;
    const asked =
      own === '' ? null : shown?.querySelector<HTMLElement>(`[data-message="${CSS.escape(own)}"]`);
    if (later > 0 || shown === null || asked == null) toNewest();
    else {
      shown.scrollTop = Math.min(shown.scrollHeight, asked.offsetTop - ABOVE_PX);
      setAway(false);
    }
  };
  const toNewest = (): void => {
    if (later === 0) toEnd();
    else {
      goal.current = 'newest';
      part.showNewest();
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn first and last is what moves the view
  useLayoutEffect(() => {
    const shown = box.current;
    if (shown === null) return;
    const last = before.current;
    const places = placesIn(shown);
    const shift = shiftBetween(last.places, places);
    if (goal.current === 'first') shown.scrollTop = 0;
    else if (goal.current === 'newest') toNewest();
    else if (!away || (own !== '' && last.own !== own)) toAnswer();
    else if (shift !== 0) shown.scrollTop = last.top + shift;
    if ((goal.current === 'first' ? earlier : later) === 0) goal.current = null;
    before.current = { own, places, top: shown.scrollTop };
  }, [newest, own, first, later]);

  useEffect(() => {
    const shown = box.current;
    if (shown === null || away) return;
    // Turning the phone, or its keyboard, changes how much is in view. The first call tells only that it looks.
    let height = shown.clientHeight;
    const observer = new ResizeObserver(() => {
      if (shown.clientHeight === height) return;
      height = shown.clientHeight;
      shown.scrollTop = shown.scrollHeight;
    });
    observer.observe(shown);
    return () => observer.disconnect();
  }, [away]);

  return {
    box,
    away,
    toNewest,
    toFirst: () => {
      if (earlier === 0) box.current?.scrollTo(0, 0);
      else {
        goal.current = 'first';
        part.showFirst();
      }
    },
    onScroll: () => {
      const shown = box.current;
      if (shown === null) return;
      const distance = shown.scrollHeight - shown.scrollTop - shown.clientHeight;
      before.current.top = shown.scrollTop;
      setAway(distance > CHAT_SCROLL_THRESHOLD_PX || later > 0);
      if (goal.current !== null) return;
      if (shown.scrollTop < NEAR_PX && earlier > 0) part.showEarlier();
      else if (distance < NEAR_PX && later > 0) part.showLater();
    },
  };
};
