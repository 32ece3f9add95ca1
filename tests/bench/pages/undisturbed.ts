import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** Share of the machine that other processes may use while something is timed. */
const LOUD = 0.1;
const LOOK_MS = 1_500;
const LONGEST_WAIT_MS = 60_000;
const MOST_REPEATS = 3;
const STAT = '/proc/stat';

interface Ticks {
  readonly all: number;
  readonly busy: number;
  readonly own: number;
}

/** Processor time so far: of the machine, and of this process with all that it started. */
function readTicks(): Ticks {
  const cpu = (readFileSync(STAT, 'utf8').split('\n')[0] ?? '').trim().split(/\s+/).slice(1, 9).map(Number);
  const all = cpu.reduce((sum, ticks) => sum + ticks, 0);
  const parents = new Map<number, number>();
  const used = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const stat = readIfThere(`/proc/${name}/stat`);
    // The name of the program stands in brackets and may hold spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    parents.set(Number(name), Number(fields[1]));
    used.set(
      Number(name),
      fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0),
    );
  }
  const isOwn = (pid: number): boolean => pid === process.pid || (pid > 1 && isOwn(parents.get(pid) ?? 0));
  const own = [...used].reduce((sum, [pid, ticks]) => (isOwn(pid) ? sum + ticks : sum), 0);
  return { all, busy: all - (cpu[3] ?? 0) - (cpu[4] ?? 0), own };
}

/** Empty for a process that has just ended. */
function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

const othersBetween = (before: Ticks, after: Ticks): number =>
  Math.max(0, after.busy - before.busy - (after.own - before.own)) / Math.max(1, after.all - before.all);

async function untilQuiet(): Promise<void> {
  const started = Date.now();
  for (;;) {
    const before = readTicks();
    await wait(LOOK_MS);
    if (othersBetween(before, readTicks()) <= LOUD || Date.now() - started > LONGEST_WAIT_MS) return;
  }
}

/**
 * Runs until `count` runs were not disturbed by other processes, at most three times as many, and answers the least
 * disturbed. `run` calls `done` while the processes that it started are still alive, and answers null where its
 * recording was lost. Where the system does not tell who uses the processor, every run counts.
 */
export async function undisturbed<Result>(
  count: number,
  run: (done: () => void) => Promise<Result | null>,
): Promise<Result[]> {
  const tells = existsSync(STAT);
  const runs: { readonly result: Result; readonly others: number }[] = [];
  const quietRuns = (): number => runs.filter(({ others }) => others <= LOUD).length;
  for (let tries = 0; quietRuns() < count && tries < MOST_REPEATS * count; tries += 1) {
    if (tells) await untilQuiet();
    const before = tells ? readTicks() : null;
    let others = 0;
    const result = await run(() => {
      if (before !== null) others = othersBetween(before, readTicks());
    });
    if (result !== null) runs.push({ result, others });
  }
  return runs
    .toSorted((one, other) => one.others - other.others)
    .slice(0, count)
    .map(({ result }) => result);
}
