import { usePorts } from './ports.tsx';

const POLL_MS = 1_500;
const POLLS = 40;

/**
 * Fetches the plan that the server makes of new answers. That takes it some seconds; until then it answers
 * none, and the copy here stays.
 */
export const useNewPlan = (): (() => void) => {
  const { sync, clock } = usePorts();
  const ask = async (left: number): Promise<void> => {
    const refreshed = await sync.refresh('plan');
    if (left > 0 && refreshed.ok && refreshed.value === 'none') {
      clock.after(POLL_MS, () => void ask(left - 1));
    } else if (refreshed.ok) {
      await sync.refreshAll();
    }
  };
  return () => void ask(POLLS);
};
