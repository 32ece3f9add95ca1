import { parseArgs } from 'node:util';
import { soak } from '../tests/soak/soak.ts';

/**
 * `npm run soak -- --minutes 30 --members 200 --seed 1`: real servers on a PostgreSQL of their own under the
 * load of members who use the app's data layer, while database, mail, coach, network and servers come and go.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    members: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
  },
});
const options = {
  minutes: Number(values.minutes),
  members: Number(values.members),
  seed: Number(values.seed),
};
if (!Object.values(options).every(Number.isInteger))
  throw new Error('Give whole numbers: --minutes 30 --members 200 --seed 1.');
// A token lives an hour, and nobody signs in anew.
if (options.minutes > 50) throw new Error('A run has at most fifty minutes.');

const { rows, counts, offences } = await soak(options);
console.table(Object.fromEntries([...counts].sort()));
console.table(rows);
for (const offence of offences) console.log(`! ${offence}`);
console.log(offences.length === 0 ? 'Nothing was lost, nothing grew.' : `${offences.length} offences`);
process.exit(offences.length === 0 ? 0 : 1);
