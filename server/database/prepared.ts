import type { Database } from './database.ts';

/**
 * A statement that is built once for each database and, on a PostgreSQL server, planned once for each
 * connection. A transaction, which comes and goes, builds its own.
 */
export const prepareOnce = <Statement>(build: (db: Database) => Statement) => {
  const built = new WeakMap<Database, Statement>();
  return (db: Database): Statement => {
    const statement = built.get(db) ?? build(db);
    built.set(db, statement);
    return statement;
  };
};
