import type { ForeignLog, Table } from '../../domain/foreign-log/foreign-log.ts';
import { readFoodTable } from '../../domain/foreign-log/food-tables.ts';
import { createHealthReader } from '../../domain/foreign-log/health-export.ts';
import { readWeightTable } from '../../domain/foreign-log/weight-tables.ts';
import type { LocalDay } from '../../domain/planner/types.ts';
import { err, ok, type Result } from '../../domain/result.ts';

export type ForeignFailure = 'unknown-file' | 'too-large';

const TABLE_BYTES_MAX = 50_000_000;
const ROWS_MAX = 200_000;
/** Ten years of a watch have some 2 GB. */
const HEALTH_BYTES_MAX = 4_000_000_000;
const HEADING_WITHIN = 20;
const SEPARATORS = [',', ';', '\t'] as const;

const countOf = (text: string, sign: string): number => text.split(sign).length - 1;

/** Finds the line with the headings and splits what follows by the separator that it has most of. */
const readTable = async (text: string): Promise<Table | null> => {
  const lines = text.split(/\r\n|\r|\n/, HEADING_WITHIN);
  const at = lines.findIndex((line) => /\b(date|day|datetime|time)\b/i.test(line) && /[,;\t]/.test(line));
  const heading = lines[at];
  if (heading === undefined) return null;
  const [separator] = SEPARATORS.toSorted((a, b) => countOf(heading, b) - countOf(heading, a));
  const { default: papa } = await import('papaparse');
  const skipped = lines.slice(0, at).reduce((sum, line) => text.indexOf(line, sum) + line.length, 0);
  const { data } = papa.parse<string[]>(text.slice(text.indexOf(heading, skipped)), {
    delimiter: separator ?? ',',
    preview: ROWS_MAX + 1,
  });
  const [first = [], ...rows] = data;
  const headings = first.map((name) => name.trim().toLowerCase());
  return {
    headings,
    remarks: lines.slice(0, at),
    rows: rows
      .map((cells, row) => ({
        line: at + row + 2,
        cells: new Map(headings.map((name, column) => [name, (cells[column] ?? '').trim()])),
      }))
      .filter(({ cells }) => [...cells.values()].some((cell) => cell !== '')),
  };
};

const NOTHING = { weights: [], foods: [], isUnitUnknown: false };

const readHealth = async (file: Blob, today: LocalDay): Promise<ForeignLog> => {
  const reader = createHealthReader(today);
  const parts = file.stream().pipeThrough(new TextDecoderStream()).getReader();
  for (let part = await parts.read(); !part.done; part = await parts.read()) reader.push(part.value);
  return { ...NOTHING, app: 'Apple Health', weights: reader.weights, problems: [] };
};

const HEAD_BYTES = 2000;

/** Reads a file of another app: a table of weights or of foods, or Apple Health's `export.xml`. */
export const readForeign = async (
  file: Blob,
  today: LocalDay,
): Promise<Result<ForeignLog, ForeignFailure>> => {
  const head = await file.slice(0, HEAD_BYTES).text();
  if (head.includes('<!DOCTYPE HealthData') || head.includes('<HealthData'))
    return file.size > HEALTH_BYTES_MAX ? err('too-large') : ok(await readHealth(file, today));
  if (file.size > TABLE_BYTES_MAX) return err('too-large');
  const table = await readTable(await file.text());
  if (table === null) return err('unknown-file');
  if (table.rows.length > ROWS_MAX) return err('too-large');
  const foods = readFoodTable(table, today);
  if (foods !== null) return ok({ ...NOTHING, ...foods });
  const weights = readWeightTable(table, today);
  return weights === null ? err('unknown-file') : ok({ ...NOTHING, ...weights });
};
