import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import type pg from 'pg';
import type { Database } from '../../server/database/database.ts';
import * as schema from '../../server/database/schema.ts';

export interface Statement {
  readonly text: string;
  readonly params: readonly unknown[];
}

/** The same database, telling what it is asked; the bounds of transactions are not counted. */
export const watchStatements = (db: Database, onStatement: (statement: Statement) => void): Database => {
  const { $client: client } = db as Database & { readonly $client: PGlite | pg.Pool };
  const logger = {
    logQuery: (text: string, params: readonly unknown[]) => {
      if (!/^(?:begin|commit|rollback)\b/i.test(text)) onStatement({ text, params });
    },
  };
  return client instanceof PGlite
    ? drizzlePglite(client, { schema, logger })
    : drizzlePg(client, { schema, logger });
};
