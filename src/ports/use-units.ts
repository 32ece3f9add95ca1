import type { Units } from '../domain/units.ts';
import { useMemberSetting } from './use-member-setting.ts';

/** How this member reads lengths and weights on this device. */
export const useUnits = (): Units => useMemberSetting('units').value ?? 'metric';
