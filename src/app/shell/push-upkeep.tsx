import { usePushUpkeep } from '../../device/hooks/plan/use-push-upkeep.ts';

/** Loaded only where reminders of a closed app are on. */
export function PushUpkeep() {
  usePushUpkeep();
  return null;
}
