import type { MemberDatabase } from '../../data/member-database.ts';
import { dropDraft, readDraft, saveDraft } from '../../data/repositories/drafts.ts';
import { stored } from '../../data/storage.ts';
import type { AppError } from '../../domain/app-error.ts';
import { ok, type Result } from '../../domain/result.ts';
import type { Clock } from '../../sync/environment.ts';
import { decodeDraft, emptyDraft, type OnboardingDraft } from './draft.ts';

const DRAFT_KEY = 'onboarding';

/** One onboarding draft per member. A draft that cannot be read starts afresh. */
export const createDraftStore = (db: MemberDatabase, clock: Pick<Clock, 'now'>) => {
  let latest: OnboardingDraft | null = null;
  let writing: Promise<Result<void, AppError>> | null = null;

  /** One write at a time; what changes meanwhile (a slider on the move) goes with the next. */
  const writeLatest = async (): Promise<Result<void, AppError>> => {
    let kept: Result<void, AppError> = ok(undefined);
    while (latest !== null) {
      const values = latest;
      latest = null;
      kept = await stored(db, () => saveDraft(db, DRAFT_KEY, values, clock.now()));
    }
    writing = null;
    return kept;
  };

  return {
    load: async (): Promise<OnboardingDraft> => {
      const read = await stored(db, () => readDraft(db, DRAFT_KEY));
      return read.ok && read.value.ok ? decodeDraft(read.value.value) : emptyDraft;
    },
    save: (draft: OnboardingDraft): Promise<Result<void, AppError>> => {
      latest = draft;
      writing ??= writeLatest();
      return writing;
    },
    drop: async (): Promise<void> => {
      await writing;
      await stored(db, () => dropDraft(db, DRAFT_KEY));
    },
  };
};
