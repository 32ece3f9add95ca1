import { type DBCoreMutateRequest, type DBCoreTransaction, Dexie } from 'dexie';

/**
 * Tables that stay after a sign-out that keeps unsent changes: the changes, the journal and the key that opens them.
 */
export const KEPT_TABLES: readonly string[] = ['outbox', 'journal', 'keys'];

const SETTINGS = 'settings';
/** The setting that says so. */
const LEFT = 'left';
/** `journalStays` is part of the log, which stays as well. */
const ALLOWED_SETTINGS = [LEFT, 'journalStays'];

/** Deleting is always allowed, and so is the flag that marks the sign-out itself. */
const isAllowed = (table: string, request: DBCoreMutateRequest): boolean =>
  !('values' in request) ||
  (table === SETTINGS &&
    request.values.every((row: { readonly key: string }) => ALLOWED_SETTINGS.includes(row.key)));

/**
 * Once a member has left with unsent changes kept, nothing else of theirs is written again, whoever is late: the
 * database itself is asked, in the same transaction, since a tab or a worker may not have heard of it yet.
 */
export const refuseWritesAfterSignOut = (database: Dexie, onRefused: () => void): void => {
  database.use({
    stack: 'dbcore',
    create: (core) => {
      const hasLeft = (trans: DBCoreTransaction): PromiseLike<boolean> =>
        core
          .table(SETTINGS)
          .get({ trans, key: LEFT })
          .then((row: { readonly value: unknown } | undefined) => row?.value === true);
      const isBarred = (name: string): boolean => !KEPT_TABLES.includes(name);
      return {
        ...core,
        transaction: (tables, mode, options) =>
          core.transaction(
            mode === 'readwrite' && tables.some(isBarred) ? [...tables, SETTINGS] : tables,
            mode,
            options,
          ),
        table: (name) => {
          const table = core.table(name);
          if (!isBarred(name)) return table;
          return {
            ...table,
            mutate: (request) =>
              isAllowed(name, request)
                ? table.mutate(request)
                : (hasLeft(request.trans).then((left) => {
                    if (!left) return table.mutate(request);
                    onRefused();
                    throw new Dexie.DatabaseClosedError();
                  }) as ReturnType<typeof table.mutate>),
          };
        },
      };
    },
  });
};
