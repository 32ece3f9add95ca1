import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { type Block, type BlockOutcome, playBlock } from '../tests/chaos/play-block.ts';
import { seedOfDay } from '../tests/chaos/seed-of-day.ts';

/**
 * `npm run chaos -- --schedules N --seed S`: plays N schedules from seed S on, else from the seed of the day, and
 * prints what each broken one did. Blocks of them run in processes of their own, one on each core, so that no heap
 * grows with N.
 */
const BLOCK = 500;
const CHILD = 'CHAOS_BLOCK';

const inOwnProcess = (block: Block): Promise<BlockOutcome> =>
  new Promise((resolve, reject) => {
    const child = fork(import.meta.filename, { env: { ...process.env, [CHILD]: JSON.stringify(block) } });
    let outcome: BlockOutcome | null = null;
    child.on('message', (message) => {
      outcome = message as BlockOutcome;
    });
    child.on('exit', (code) => {
      if (outcome !== null && code === 0) resolve(outcome);
      else reject(new Error(`Schedules from seed ${block.first} on ended with code ${code}`));
    });
  });

const playAll = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      schedules: { type: 'string', default: '300' },
      seed: { type: 'string', default: String(seedOfDay(Date.now())) },
      trace: { type: 'boolean', default: false },
    },
  });
  const { trace } = values;
  const count = Number(values.schedules);
  const first = Number(values.seed);
  if (!Number.isInteger(count) || count < 1 || !Number.isInteger(first) || first < 0)
    throw new Error('Give whole numbers: --schedules 300 --seed 1.');
  const blocks = Array.from({ length: Math.ceil(count / BLOCK) }, (_, at) => ({
    first: first + at * BLOCK,
    count: Math.min(BLOCK, count - at * BLOCK),
    trace,
  })).values();

  const started = performance.now();
  const outcomes: BlockOutcome[] = [];
  const lane = async (): Promise<void> => {
    for (const block of blocks) {
      const outcome = await inOwnProcess(block);
      outcomes.push(outcome);
      console.log(`${block.count} schedules from seed ${block.first}: ${outcome.broken} broken`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));

  const sum = (of: (outcome: BlockOutcome) => number) => outcomes.reduce((total, one) => total + of(one), 0);
  const broken = sum((one) => one.broken);
  const slowest = Math.max(...outcomes.map(({ slowestMs }) => slowestMs));
  console.log(
    `${count} schedules from seed ${first}: ${count - broken} kept every promise, ${broken} did not; ` +
      `${sum((one) => one.entries)} entries; drained at most ${slowest / 1000} s after healing; ` +
      `${Math.round((performance.now() - started) / 1000)} s, ${Math.round(sum((one) => one.seconds))} s of processor time`,
  );
  process.exitCode = broken === 0 ? 0 : 1;
};

const block = process.env[CHILD];
if (block === undefined) await playAll();
else {
  const outcome = await playBlock(JSON.parse(block));
  // A timer of the embedded database may outlive it, and would keep this process.
  process.send?.(outcome, () => process.exit());
}
