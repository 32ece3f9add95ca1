import { usePushUpkeep } from '../../ports/hooks/use-push-upkeep.ts';

/** Loaded only where reminders of a closed app are on. */
export function PushUpkeep() {
  usePushUpkeep();
  return null;
}
