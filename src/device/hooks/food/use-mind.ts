import { useEffect, useState } from 'react';
import type { Mind } from '../../../domain/coach/learned/mind.ts';
import { usePorts } from '../../ports/ports.tsx';

/** Everything that the coach has learned; null while it is loaded, and where that failed. */
export const useMind = (): { readonly mind: Mind | null; readonly failed: boolean } => {
  const { mind: book } = usePorts();
  const [mind, setMind] = useState(book.loaded());
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let current = true;
    void book.load().then((loaded) => {
      if (!current) return;
      if (loaded.ok) setMind(loaded.value);
      setFailed(!loaded.ok);
    });
    return () => {
      current = false;
    };
  }, [book]);
  return { mind, failed };
};
