import { openBackend } from './backend.ts';
import { playSeed } from './play.ts';

export interface Block {
  readonly first: number;
  readonly count: number;
  readonly trace: boolean;
}

export interface BlockOutcome {
  readonly broken: number;
  readonly entries: number;
  readonly slowestMs: number;
  /** Of processor time. */
  readonly seconds: number;
}

/** Plays the schedules of a block on one backend; prints what each broken one did, and every one where asked to. */
export const playBlock = async ({ first, count, trace }: Block): Promise<BlockOutcome> => {
  const backend = await openBackend();
  const before = process.cpuUsage();
  let broken = 0;
  let entries = 0;
  let slowestMs = 0;
  for (let seed = first; seed < first + count; seed += 1) {
    const outcome = await playSeed(seed, backend);
    entries += outcome.entries;
    slowestMs = Math.max(slowestMs, outcome.drainedMs ?? Number.POSITIVE_INFINITY);
    if (outcome.wrong.length > 0 || trace) console.log(outcome.trace.join('\n'));
    if (outcome.wrong.length > 0) {
      broken += 1;
      console.log(`seed ${seed} FAILED\n  ${outcome.wrong.join('\n  ')}`);
    }
    if (trace) console.log(`seed ${seed}: fingerprint ${outcome.fingerprint}`);
  }
  await backend.close();
  const cpu = process.cpuUsage(before);
  return { broken, entries, slowestMs, seconds: (cpu.user + cpu.system) / 1e6 };
};
