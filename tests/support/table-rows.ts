import { sql } from 'drizzle-orm';
import type { Database } from '../../server/database/database.ts';

/** Every row of a table as JSON text, in order, of the columns that it had. */
export interface TableRows {
  readonly columns: readonly string[];
  readonly rows: readonly string[];
}

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly isSerial: boolean;
}

const ask = async (db: Database, text: string): Promise<readonly Record<string, unknown>[]> => {
  const { rows } = (await db.execute(sql.raw(text))) as unknown as { rows: Record<string, unknown>[] };
  return rows;
};

/** Of the tables of the product and of the list of its migrations. */
const columnsOf = async (db: Database): Promise<ReadonlyMap<string, readonly Column[]>> => {
  const found = await ask(
    db,
    `select table_schema || '."' || table_name || '"' as "table", column_name as name, data_type as type,
       coalesce(column_default like 'nextval%', false) as "isSerial"
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema in ('public', 'drizzle') and table_type = 'BASE TABLE' order by 1, ordinal_position`,
  );
  const tables = new Map<string, Column[]>();
  for (const column of found as unknown as readonly Column[])
    tables.set(column.table, [...(tables.get(column.table) ?? []), column]);
  return tables;
};

const quoted = (columns: readonly string[]): string => columns.map((name) => `"${name}"`).join(', ');

const readRows = async (db: Database, table: string, columns: readonly string[]): Promise<TableRows> => {
  const rows = await ask(
    db,
    `select row_to_json(kept)::text as row from (select ${quoted(columns)} from ${table}) kept order by 1`,
  );
  return { columns, rows: rows.map(({ row }) => String(row)) };
};

export const readTables = async (db: Database): Promise<ReadonlyMap<string, TableRows>> => {
  const tables = new Map<string, TableRows>();
  for (const [table, columns] of await columnsOf(db))
    tables.set(
      table,
      await readRows(
        db,
        table,
        columns.map(({ name }) => name),
      ),
    );
  return tables;
};

/** Returns a line for each row of `before` that is missing from the database now, or changed. */
export const findLost = async (
  db: Database,
  before: ReadonlyMap<string, TableRows>,
): Promise<readonly string[]> => {
  const lost: string[] = [];
  for (const [table, { columns, rows }] of before) {
    const now = new Set((await readRows(db, table, columns)).rows);
    lost.push(...rows.filter((row) => !now.has(row)).map((row) => `${table}: ${row}`));
  }
  return lost;
};

const VALUES: Readonly<Record<string, string>> = {
  uuid: 'gen_random_uuid()',
  text: `'Grüße, 100 % "wörtlich"\\n' || gen_random_uuid()`,
  integer: '41',
  bigint: '4200000000',
  'double precision': '61.3',
  boolean: 'true',
  'timestamp with time zone': 'clock_timestamp()',
  date: `current_date + (random() * 1000000)::int`,
  jsonb: `'{"list": [1, 2.5, null, "ß"], "deep": {"empty": {}}}'`,
  bytea: `decode(repeat(md5(random()::text), 1000), 'hex')`,
  ARRAY: `array['one', 'two, "three"', '']`,
};

const literalFor = ({ table, name, type }: Column, userId: string): string => {
  const isNamed = table.endsWith('"users"') || table.endsWith('"push_subscriptions"');
  if (['user_id', 'subscription'].includes(name) || (isNamed && name === 'id')) return `'${userId}'`;
  const value = VALUES[type];
  if (value === undefined) throw new Error(`Say what a ${type} may hold: ${table} has one in ${name}.`);
  return value;
};

/** A row of a new user in every table of the product that there is. */
export const fillTables = async (db: Database): Promise<void> => {
  const tables = [...(await columnsOf(db))].filter(([table]) => table.startsWith('public.'));
  const rank = (table: string): number =>
    table.endsWith('"users"') ? 0 : table.endsWith('"push_subscriptions"') ? 1 : 2;
  const referredFirst = tables.sort(([one], [other]) => rank(one) - rank(other));
  const [user] = await ask(db, 'select gen_random_uuid() as id');
  const userId = String(user?.id);
  for (const [table, columns] of referredFirst) {
    const given = columns.filter(({ isSerial }) => !isSerial);
    const names = quoted(given.map(({ name }) => name));
    const values = given.map((column) => literalFor(column, userId)).join(', ');
    await ask(db, `insert into ${table} (${names}) values (${values})`);
  }
};
