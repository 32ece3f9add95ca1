import { foldOwn, isNothing } from '../../domain/food/own-food/own-food.ts';
import type { Catalogue } from '../../terms/food.ts';
import type { MemberDatabase } from '../db/member-database.ts';
import type { JournalRow } from '../db/stored-rows.ts';
import { readJournalKinds } from './journal.ts';

/** Everything that was ever said of the member's own foods and recipes, for `foldOwn`. */
export const readOwnEntries = (db: MemberDatabase): Promise<JournalRow[]> =>
  readJournalKinds(db, ['food.put', 'food.remove', 'recipe.put', 'recipe.remove']);

/** The catalogue with the member's own foods and recipes. */
export const readWithOwn = async (db: MemberDatabase, catalogue: Catalogue): Promise<Catalogue> => {
  const own = foldOwn(await readOwnEntries(db));
  if (isNothing(own)) return catalogue;
  const { withOwn } = await import('../../domain/food/own-food/own-dishes.ts');
  return withOwn(catalogue, own);
};
