import { NO_ANSWERS, type PlanInputs } from '../../../contract/plan.ts';
import type { WireProfile } from '../../../contract/profile.ts';
import type { MemberSettings } from '../../../device/db/stored-rows.ts';
import { needsConfirming } from './facts-check.ts';

export interface PromptState {
  /** Null before there is a profile on this device. */
  readonly profile: WireProfile | null;
  /** Null before the answers were given on this device. */
  readonly inputs: PlanInputs | null;
  /** Null where the profile was made on another device. */
  readonly card: MemberSettings['safetyCard'] | null;
}

/**
 * The question to ask on the overview. A device that only signed in asks nothing: the answers were given on another
 * one, and an empty form must not replace them.
 */
export const whichPrompt = ({ profile, inputs, card }: PromptState): 'safety' | 'facts' | null => {
  if (profile === null || (inputs === null && card === null)) return null;
  if (inputs === null && card === 'due') return 'safety';
  return needsConfirming(profile, inputs ?? NO_ANSWERS) ? 'facts' : null;
};
