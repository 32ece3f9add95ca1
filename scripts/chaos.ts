import { parseArgs } from 'node:util';
import { openBackend } from '../tests/chaos/backend.ts';
import { playSeed } from '../tests/chaos/play.ts';

/** `npm run chaos -- --schedules N --seed S`: plays N schedules from seed S on and prints what each broken one did. */
const { values } = parseArgs({
  options: {
    schedules: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    trace: { type: 'boolean', default: false },
  },
});
const count = Number(values.schedules);
const first = Number(values.seed);
if (!Number.isInteger(count) || count < 1 || !Number.isInteger(first) || first < 0)
  throw new Error('Give whole numbers: --schedules 300 --seed 1.');

const backend = await openBackend();
const started = performance.now();
const before = process.cpuUsage();
let broken = 0;
let entries = 0;
let slowest = 0;
for (let seed = first; seed < first + count; seed += 1) {
  const outcome = await playSeed(seed, backend);
  entries += outcome.entries;
  slowest = Math.max(slowest, outcome.drainedMs ?? Number.POSITIVE_INFINITY);
  if (outcome.wrong.length > 0 || values.trace) console.log(outcome.trace.join('\n'));
  if (outcome.wrong.length > 0) {
    broken += 1;
    console.log(`seed ${seed} FAILED\n  ${outcome.wrong.join('\n  ')}`);
  }
  if (values.trace) console.log(`seed ${seed}: fingerprint ${outcome.fingerprint}`);
}
const cpu = process.cpuUsage(before);
console.log(
  `${count} schedules from seed ${first}: ${count - broken} kept every promise, ${broken} did not; ` +
    `${entries} entries; drained at most ${slowest / 1000} s after healing; ` +
    `${Math.round((performance.now() - started) / 1000)} s, ${Math.round((cpu.user + cpu.system) / 1e6)} s of processor time`,
);
await backend.close();
process.exitCode = broken === 0 ? 0 : 1;
