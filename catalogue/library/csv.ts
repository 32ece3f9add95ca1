import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

export type Row = Readonly<Record<string, string>>;

/** A cell in quotes, in which two quotes stand for one, or one without. */
const CELL = /(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\n|$)/gy;

/** The rows of a table in this folder by its column names. No cell holds a line break. */
export const readTable = (file: `${string}.csv.br` | `${string}.csv`): readonly Row[] => {
  const bytes = readFileSync(new URL(`./${file}`, import.meta.url));
  const [header = [], ...rows] = (file.endsWith('.br') ? brotliDecompressSync(bytes) : bytes)
    .toString('utf8')
    .trimEnd()
    .split('\n')
    .map((line) =>
      [...line.matchAll(CELL)]
        .slice(0, line.endsWith(',') ? undefined : -1)
        .map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? ''),
    );
  return rows.map((cells) => Object.fromEntries(header.map((column, at) => [column, cells[at] ?? ''])));
};

/** The rows by the value of a column. */
export const groupedBy = (rows: readonly Row[], column: string): ReadonlyMap<string, readonly Row[]> => {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = row[column] ?? '';
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [row]);
    else group.push(row);
  }
  return groups;
};
