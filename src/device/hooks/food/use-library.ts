import { useEffect, useState } from 'react';
import type { AppError } from '../../../terms/app-error.ts';
import type { OpenLibrary } from '../../api/library.ts';
import { usePorts } from '../../ports/ports.tsx';

export interface LibraryState {
  readonly open: OpenLibrary | null;
  readonly error: AppError | null;
  /** Fetches it where the member's browser saves data; null where it comes by itself. */
  readonly ask: (() => void) | null;
}

/** The foods beyond the catalogue; loads them on first use, or once they were asked for. */
export const useLibrary = (): LibraryState => {
  const { library } = usePorts();
  const [asked, setAsked] = useState(() => !library.asksFirst() || library.loaded() !== null);
  const [state, setState] = useState<Omit<LibraryState, 'ask'>>({ open: library.loaded(), error: null });
  useEffect(() => {
    if (!asked) return;
    let current = true;
    void library.load().then((loaded) => {
      if (!current) return;
      setState(loaded.ok ? { open: loaded.value, error: null } : { open: null, error: loaded.error });
    });
    return () => {
      current = false;
    };
  }, [library, asked]);
  return { ...state, ask: asked ? null : () => setAsked(true) };
};
