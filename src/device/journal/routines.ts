import { foldRoutines, type Routine } from '../../domain/body/fitness/routines.ts';
import type { MemberDatabase } from '../db/member-database.ts';
import { readJournalKinds } from './journal.ts';

/** The member's own fitness routines, by name. */
export const readRoutines = async (db: MemberDatabase): Promise<readonly Routine[]> =>
  foldRoutines(await readJournalKinds(db, ['routine.set', 'routine.remove']));
