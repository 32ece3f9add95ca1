import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

/** PostgreSQL, embedded or not; the stores see no difference. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema, ExtractTablesWithRelations<typeof schema>>;

export interface OpenDatabase {
  readonly db: Database;
  close(): Promise<void>;
}

export interface Connections {
  /** Number of connections in each state; empty for a database without connections. */
  connections(): Readonly<Record<string, number>>;
}
