import { useEffect, useRef } from 'react';

const NEXT = new Set(['ArrowRight', 'PageDown', ' ']);
const BACK = new Set(['ArrowLeft', 'PageUp']);
const OWN_KEYS = 'input, select, textarea, [role="dialog"], dialog';
const OWN_SPACE = 'button, a, summary';

/** The arrow keys and the space bar turn the steps, unless a control has its own use for them. */
export const useKitchenKeys = (onMove: (by: 1 | -1) => void): void => {
  const latest = useRef(onMove);
  useEffect(() => {
    latest.current = onMove;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { key, target } = event;
      const by = NEXT.has(key) ? 1 : BACK.has(key) ? -1 : null;
      if (by === null || event.repeat || event.defaultPrevented) return;
      if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
      if (!(target instanceof Element) || target.closest(OWN_KEYS) !== null) return;
      if (key === ' ' && target.closest(OWN_SPACE) !== null) return;
      event.preventDefault();
      latest.current(by);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
};
