import type { AppError } from '../../terms/app-error.ts';
import type { Result } from '../../terms/result.ts';
import { usePorts } from '../ports/ports.tsx';
import { useOfflineChoice } from './hooks.ts';

export interface OfflineByChoice {
  readonly value: boolean;
  readonly set: (on: boolean) => Promise<Result<void, AppError>>;
}

/** The member's switch "work offline": while it is on nothing is sent and nothing fetched. */
export const useOfflineByChoice = (): OfflineByChoice => {
  const { sync, renewal } = usePorts();
  return {
    value: useOfflineChoice(),
    set: async (on) => {
      const chosen = await sync.setOfflineByChoice(on);
      void renewal.settle();
      return chosen;
    },
  };
};
