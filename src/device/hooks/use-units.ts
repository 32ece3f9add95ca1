import type { Units } from '../../domain/units.ts';
import { useMemberSetting } from './use-member-setting.ts';

/** The member's units of length and weight on this device. */
export const useUnits = (): Units => useMemberSetting('units').value ?? 'metric';
