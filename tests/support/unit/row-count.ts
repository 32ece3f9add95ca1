import type { DBCoreCursor } from 'dexie';
import type { MemberDatabase } from '../../../src/device/db/member-database.ts';

/** Counts the rows that a database hands out; call it before the database opens. */
export const countRows = (db: MemberDatabase) => {
  let rows = 0;
  const counted = (cursor: DBCoreCursor | null): DBCoreCursor | null =>
    cursor === null
      ? null
      : Object.create(cursor, {
          start: {
            value: (onNext: () => void): Promise<unknown> =>
              cursor.start(() => {
                rows += 1;
                onNext();
              }),
          },
        });
  db.use({
    stack: 'dbcore',
    name: 'row-count',
    create: (core) => ({
      ...core,
      table: (name) => {
        const table = core.table(name);
        return {
          ...table,
          query: (request) =>
            table.query(request).then((found) => {
              rows += found.result.length;
              return found;
            }),
          getMany: (request) =>
            table.getMany(request).then((found) => {
              rows += found.length;
              return found;
            }),
          openCursor: (request) => table.openCursor(request).then(counted),
        };
      },
    }),
  });
  return {
    during: async (work: () => Promise<unknown>): Promise<number> => {
      const before = rows;
      await work();
      return rows - before;
    },
  };
};
