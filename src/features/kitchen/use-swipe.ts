import { type TouchEvent, useRef } from 'react';

const SHORTEST_PX = 70;
/** A swipe goes this much more aside than up or down; anything else scrolls. */
const ASIDE = 2.5;

/** A swipe to the left is the next step, to the right the one before. Spread the answer on the element. */
export const useSwipe = (onMove: (by: 1 | -1) => void) => {
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent): void => {
      const touch = touches[0];
      from.current =
        touches.length === 1 && touch !== undefined ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent): void => {
      const touch = changedTouches[0];
      const start = from.current;
      from.current = null;
      if (start === null || touch === undefined) return;
      const [x, y] = [touch.clientX - start.x, touch.clientY - start.y];
      if (Math.abs(x) >= SHORTEST_PX && Math.abs(x) >= ASIDE * Math.abs(y)) onMove(x < 0 ? 1 : -1);
    },
  };
};
