import { useMemo } from 'react';
import { useMemberSetting } from './use-member-setting.ts';

export interface ComfortSettings {
  readonly figures: boolean;
  readonly calm: boolean;
}

/**
 * The member's choices about figures and calm. They change no data and no plan. Until they are read no figure is
 * shown, so that somebody who hides figures never sees one.
 */
export const useComfortSettings = (): ComfortSettings => {
  const numberFree = useMemberSetting('numberFree').value;
  const calm = useMemberSetting('calm').value ?? false;
  const figures = numberFree !== undefined && numberFree !== true;
  return useMemo(() => ({ figures, calm }), [figures, calm]);
};
