import { sql } from 'drizzle-orm';
import type { Database } from '../../server/database/database.ts';

/** Every row of every table that names a member, as text; the account's own row among them. */
export const rowsOf = async (db: Database, id: string): Promise<readonly string[]> => {
  const { rows: tables } = (await db.execute(
    sql`select table_name as name, column_name as "column" from information_schema.columns
        where table_schema = 'public' and (column_name = 'user_id' or (table_name = 'users' and column_name = 'id'))
        order by 1`,
  )) as unknown as { rows: readonly { name: string; column: string }[] };
  const selects = tables.map(
    ({ name, column }) =>
      sql`select ${name}::text || ' ' || to_jsonb(each)::text as row from ${sql.identifier(name)} each where ${sql.identifier(column)} = ${id}`,
  );
  const { rows } = (await db.execute(sql.join(selects, sql` union all `))) as unknown as {
    rows: readonly { row: string }[];
  };
  return rows.map(({ row }) => row).sort();
};
