import { type ReactNode, useLayoutEffect, useRef } from 'react';

/**
 * Around a part of a screen that its own buttons take away: the screen's heading takes the focus over, so that a
 * keyboard does not start again at the top of the window. A button that was disabled meanwhile has lost it already.
 */
export function HandsFocusOn({ children }: { children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = part.current;
    return () => {
      const focused = document.activeElement;
      if (focused === document.body || element?.contains(focused))
        document.querySelector('h1')?.focus({ preventScroll: true });
    };
  }, []);
  return <div ref={part}>{children}</div>;
}
