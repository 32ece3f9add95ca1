import { useMemo } from 'react';
import { useMemberSetting } from './use-member-setting.ts';

export interface ComfortSettings {
  readonly figures: boolean;
  readonly calm: boolean;
}

/**
 * How much this member wants to see. Neither choice changes data or the plan. Until it is read no figure is
 * shown, so that nobody who hides them sees one flash by.
 */
export const useComfortSettings = (): ComfortSettings => {
  const numberFree = useMemberSetting('numberFree').value;
  const calm = useMemberSetting('calm').value ?? false;
  const figures = numberFree !== undefined && numberFree !== true;
  return useMemo(() => ({ figures, calm }), [figures, calm]);
};
