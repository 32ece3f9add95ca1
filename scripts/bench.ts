import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { ROOT } from './ensure-built.ts';

/**
 * `npm run bench -- <name>...`: runs the measurements in tests/bench, all of them when none is named.
 * `--mutations N` is for `chaos`, `--profiles N` for `planner`, which have a thousand otherwise, and `--seed S`
 * for both. `--page P` is for `pages` and `start`, which measure every page otherwise.
 */
const FOLDER = join(ROOT, 'tests', 'bench');
const SUFFIX = '.bench.ts';

interface Measurement {
  /** One row per thing measured; the columns are the keys. */
  readonly measure: (options: {
    readonly mutations?: number;
    readonly profiles?: number;
    readonly seed?: number;
    readonly page?: string;
  }) => Promise<readonly Readonly<Record<string, string | number>>[]>;
}

const known = readdirSync(FOLDER)
  .filter((file) => file.endsWith(SUFFIX))
  .map((file) => file.slice(0, -SUFFIX.length));
const {
  values: { page, ...values },
  positionals,
} = parseArgs({
  allowPositionals: true,
  options: {
    mutations: { type: 'string' },
    profiles: { type: 'string' },
    seed: { type: 'string' },
    page: { type: 'string' },
  },
});
const numbers = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Number(value)]));
if (!Object.values(numbers).every(Number.isInteger)) throw new Error('Give whole numbers: --seed 1.');
const options = page === undefined ? numbers : { ...numbers, page };
const wanted = positionals.length > 0 ? positionals : known;

for (const name of wanted) {
  if (!known.includes(name))
    throw new Error(`There is no measurement "${name}"; known are ${known.join(', ')}.`);
  const { measure }: Measurement = await import(pathToFileURL(join(FOLDER, `${name}${SUFFIX}`)).href);
  process.stdout.write(`\n${name}\n`);
  console.table(await measure(options));
}
// Exit at once: threads that a measurement started may still run.
process.exit();
