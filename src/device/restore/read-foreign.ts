import type { DayOrder } from '../../domain/body/foreign-log/days.ts';
import { readFoodTable } from '../../domain/body/foreign-log/food-tables.ts';
import { type ForeignLog, type Table, tableRow } from '../../domain/body/foreign-log/foreign-log.ts';
import { isHeadingLine, readHeading } from '../../domain/body/foreign-log/headings.ts';
import { createHealthReader } from '../../domain/body/foreign-log/health-export.ts';
import { readWeightTable } from '../../domain/body/foreign-log/weight-tables.ts';
import { DIARY_COLUMNS } from '../../domain/body/progress/diary-csv.ts';
import type { LocalDay } from '../../terms/local-day.ts';
import { err, ok, type Result } from '../../terms/result.ts';

export type ForeignFailure = 'unknown-file' | 'too-large' | 'own-csv';

const TABLE_BYTES_MAX = 50_000_000;
const ROWS_MAX = 200_000;
/** Cronometer has some 60. */
const COLUMNS_MAX = 300;
/** Ten years of a watch have some 2 GB. */
const HEALTH_BYTES_MAX = 4_000_000_000;
const HEADING_WITHIN = 20;
const HEADING_MAX = 20_000;
const SEPARATORS = [',', ';', '\t'] as const;

const countOf = (text: string, sign: string): number => text.split(sign).length - 1;

const ENCODINGS: readonly (readonly [start: readonly number[], encoding: string])[] = [
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

/** The text of a file in UTF-8, in UTF-16 with its mark, or else in Windows-1252, as older spreadsheets write it. */
const textOf = async (file: Blob): Promise<string> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const [, encoding = 'utf-8'] =
    ENCODINGS.find(([start]) => start.every((byte, at) => bytes[at] === byte)) ?? [];
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

const unquoted = (cell: string): string => cell.replace(/^\s*"|"\s*$/g, '');

/** Finds the line with the headings and splits what follows by the separator that it has most of. */
const readTable = async (text: string): Promise<Table | null> => {
  const lines = text.split(/\r\n|\r|\n/, HEADING_WITHIN);
  const at = lines.findIndex((line) =>
    isHeadingLine(
      line
        .slice(0, HEADING_MAX)
        .split(/[,;\t]/, COLUMNS_MAX)
        .map(unquoted),
    ),
  );
  const heading = lines[at];
  if (heading === undefined) return null;
  const [separator] = SEPARATORS.toSorted((a, b) => countOf(heading, b) - countOf(heading, a));
  const { default: papa } = await import('papaparse');
  const skipped = lines.slice(0, at).reduce((sum, line) => text.indexOf(line, sum) + line.length, 0);
  const { data } = papa.parse<string[]>(text.slice(text.indexOf(heading, skipped)), {
    delimiter: separator ?? ',',
    preview: ROWS_MAX + 2,
  });
  const [first = [], ...rows] = data;
  const columns = first.slice(0, COLUMNS_MAX).map((name) => readHeading(name.trim().toLowerCase()));
  return {
    columns,
    remarks: lines.slice(0, at),
    rows: rows
      .map((cells, row) => tableRow(at + row + 2, columns, cells))
      .filter(({ cells }) => cells.size > 0),
  };
};

/** The CSV that this app writes for spreadsheets names dishes and foods, but not which entry of the log they are. */
const isOwnCsv = ({ columns }: Table): boolean =>
  DIARY_COLUMNS.every((name, at) => columns[at]?.heading === name);

const NOTHING = { weights: [], foods: [], questions: [] };

const readHealth = async (file: Blob, today: LocalDay): Promise<ForeignLog> => {
  const reader = createHealthReader(today);
  const parts = file.stream().pipeThrough(new TextDecoderStream()).getReader();
  for (let part = await parts.read(); !part.done; part = await parts.read()) reader.push(part.value);
  return { ...NOTHING, app: 'Apple Health', weights: reader.weights, problems: [] };
};

const HEAD_BYTES = 2000;

/**
 * Reads a file of another app: a table of weights or of foods, or Apple Health's `export.xml`. `order` is the member's
 * answer where the days could be either, null before it.
 */
export const readForeign = async (
  file: Blob,
  today: LocalDay,
  order: DayOrder | null,
): Promise<Result<ForeignLog, ForeignFailure>> => {
  const head = await file.slice(0, HEAD_BYTES).text();
  if (head.includes('<!DOCTYPE HealthData') || head.includes('<HealthData'))
    return file.size > HEALTH_BYTES_MAX ? err('too-large') : ok(await readHealth(file, today));
  if (file.size > TABLE_BYTES_MAX) return err('too-large');
  const table = await readTable(await textOf(file));
  if (table === null) return err('unknown-file');
  if (table.rows.length > ROWS_MAX) return err('too-large');
  if (isOwnCsv(table)) return err('own-csv');
  const foods = readFoodTable(table, today, order);
  if (foods !== null) return ok({ ...NOTHING, ...foods });
  const weights = readWeightTable(table, today, order);
  return weights === null ? err('unknown-file') : ok({ ...NOTHING, ...weights });
};
