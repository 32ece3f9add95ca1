import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Returns a ref and the width in px of its element, `first` until it is measured. Charts draw at that width, so that
 * their text is not scaled.
 */
export const useWidth = <T extends Element>(first: number): [RefObject<T | null>, number] => {
  const element = useRef<T>(null);
  const [width, setWidth] = useState(first);
  useEffect(() => {
    if (element.current === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined && entry.contentRect.width > 0) setWidth(Math.round(entry.contentRect.width));
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, width];
};
