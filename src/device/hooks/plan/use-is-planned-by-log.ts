import { useSession } from '../hooks.ts';

/** True where the plan is made by what the member's log holds. */
export const useIsPlannedByLog = (): boolean => {
  const extensions = useSession()?.extensions ?? [];
  return extensions.includes('journal') && extensions.includes('plan-inputs');
};
