import type { AppError } from '../../../terms/app-error.ts';
import { err, ok, type Result } from '../../../terms/result.ts';

/**
 * Loads a rarely used module when it is first needed. A failed load is tried again the next time; browsers from
 * before 2026 repeat the failure until the page is reloaded.
 */
const lazy = <Module>(load: () => Promise<Module>): (() => Promise<Result<Module, AppError>>) => {
  let here: Module | null = null;
  return async () => {
    try {
      here ??= await load();
      return ok(here);
    } catch {
      return err({ kind: 'offline' });
    }
  };
};

export const loadDiscard = lazy(() => import('./discard-change.ts'));
export const loadThread = lazy(() => import('../rows/thread.ts'));
