import type { AppError } from '../domain/app-error.ts';
import { err, ok, type Result } from '../domain/result.ts';

/**
 * What is seldom done is loaded when it is first done, and where that failed, the next time: browsers of before 2026
 * then answer with the same failure until the page is loaded anew.
 */
const late = <Module>(load: () => Promise<Module>): (() => Promise<Result<Module, AppError>>) => {
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

export const loadRetry = late(() => import('./retry-change.ts'));
export const loadDiscard = late(() => import('./discard-change.ts'));
export const loadNotes = late(() => import('./pull-notes.ts'));
export const loadThread = late(() => import('../data/repositories/thread.ts'));
