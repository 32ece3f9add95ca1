import { useEffect, useMemo, useState } from 'react';
import type { AppError } from '../../terms/app-error.ts';
import { ok, type Result } from '../../terms/result.ts';
import type { MemberDatabase } from '../db/member-database.ts';
import { stored } from '../db/storage.ts';
import { usePorts } from '../ports/ports.tsx';
import { dropDraft, readDraft, saveDraft } from '../rows/drafts.ts';
import { useSession } from './hooks.ts';

export interface DraftWriter {
  /** Reads the stored values after all pending writes; null where nothing readable is stored. */
  load(): Promise<unknown>;
  save(values: unknown, now: number): Promise<Result<void, AppError>>;
  /** Ends once nothing is being written any more: a transaction that drops the draft then has the last word. */
  written(): Promise<unknown>;
  /** Forgets it, once what is still being written is there to be forgotten. */
  drop(): Promise<void>;
}

const createDraftWriter = (db: MemberDatabase, key: string): DraftWriter => {
  let latest: { readonly values: unknown; readonly now: number } | null = null;
  let writing: Promise<Result<void, AppError>> | null = null;

  /** One write at a time; what changes meanwhile goes with the next. */
  const writeLatest = async (): Promise<Result<void, AppError>> => {
    let kept: Result<void, AppError> = ok(undefined);
    while (latest !== null) {
      const { values, now } = latest;
      latest = null;
      kept = await stored(db, () => saveDraft(db, key, values, now));
    }
    writing = null;
    return kept;
  };

  return {
    load: async () => {
      await writing;
      const read = await stored(db, () => readDraft(db, key));
      return read.ok && read.value.ok ? read.value.value : null;
    },
    save: (values, now) => {
      latest = { values, now };
      writing ??= writeLatest();
      return writing;
    },
    written: async () => writing,
    drop: async () => {
      await writing;
      await stored(db, () => dropDraft(db, key));
    },
  };
};

const writers = new WeakMap<MemberDatabase, Map<string, DraftWriter>>();

/** The one keeper of a draft, so that the next screen waits for what the last one is still writing. */
export const keeperOf = (db: MemberDatabase, key: string): DraftWriter => {
  const ofMember = writers.get(db) ?? new Map<string, DraftWriter>();
  writers.set(db, ofMember);
  const keeper = ofMember.get(key) ?? createDraftWriter(db, key);
  ofMember.set(key, keeper);
  return keeper;
};

export interface StoredDraft<T> {
  readonly values: T;
  readonly change: (values: T) => void;
  /** Ends once every change is written. */
  readonly written: () => Promise<unknown>;
  /** Forgets what is stored: it has become something else. */
  readonly drop: () => Promise<void>;
  /** True where this device could not store the last change. */
  readonly unsaved: boolean;
}

/**
 * The values of a form of several screens, encrypted on the device at every change. Null while they load. `decode`
 * must be a constant; it gets null if nothing is stored.
 */
export const useStoredDraft = <T>(key: string, decode: (stored: unknown) => T): StoredDraft<T> | null => {
  const { clock, device } = usePorts();
  const memberId = useSession()?.memberId ?? null;
  const keeper = useMemo(
    () => (memberId === null ? null : keeperOf(device.open(memberId), key)),
    [memberId, device, key],
  );
  const [held, setHeld] = useState<{ readonly of: DraftWriter; readonly values: T } | null>(null);
  const [unsaved, setUnsaved] = useState(false);

  useEffect(() => {
    let gone = false;
    void keeper?.load().then((loaded) => {
      if (!gone) setHeld({ of: keeper, values: decode(loaded) });
    });
    return () => {
      gone = true;
    };
  }, [keeper, decode]);

  if (keeper === null || held?.of !== keeper) return null;
  return {
    values: held.values,
    change: (values) => {
      setHeld({ of: keeper, values });
      void keeper.save(values, clock.now()).then((kept) => setUnsaved(!kept.ok));
    },
    written: keeper.written,
    drop: keeper.drop,
    unsaved,
  };
};
