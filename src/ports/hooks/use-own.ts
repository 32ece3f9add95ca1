import { useMemo } from 'react';
import { readOwnEntries } from '../../data/repositories/own.ts';
import { foldOwn, type OwnThings } from '../../domain/own-food/own-food.ts';
import { useLive } from './hooks.ts';

/** The member's own foods and recipes; undefined while they are read. */
export const useOwn = (): OwnThings | undefined => {
  const entries = useLive(readOwnEntries, []);
  return useMemo(() => entries && foldOwn(entries), [entries]);
};
