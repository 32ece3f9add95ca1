import { type RefObject, useEffect, useRef, useState } from 'react';

/** The width of an element in px, so that what is drawn in it keeps its text readable; `first` until it is known. */
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
