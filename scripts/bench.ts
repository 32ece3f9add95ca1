import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './ensure-built.ts';

/** `npm run bench -- <name>...`: runs the measurements in tests/bench, all of them when none is named. */
const FOLDER = join(ROOT, 'tests', 'bench');
const SUFFIX = '.bench.ts';

interface Measurement {
  /** One row per thing measured; the columns are the keys. */
  readonly measure: () => Promise<readonly Readonly<Record<string, string | number>>[]>;
}

const known = readdirSync(FOLDER)
  .filter((file) => file.endsWith(SUFFIX))
  .map((file) => file.slice(0, -SUFFIX.length));
const wanted = process.argv.length > 2 ? process.argv.slice(2) : known;

for (const name of wanted) {
  if (!known.includes(name))
    throw new Error(`There is no measurement "${name}"; known are ${known.join(', ')}.`);
  const { measure }: Measurement = await import(pathToFileURL(join(FOLDER, `${name}${SUFFIX}`)).href);
  process.stdout.write(`\n${name}\n`);
  console.table(await measure());
}
