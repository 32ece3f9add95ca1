import type { AppError } from '../domain/app-error.ts';
import { err, ok, type Result } from '../domain/result.ts';

/** What is seldom done is loaded when it is. */
export const loaded = async <Module>(module: Promise<Module>): Promise<Result<Module, AppError>> => {
  try {
    return ok(await module);
  } catch {
    return err({ kind: 'offline' });
  }
};
