import { createHash } from 'node:crypto';
import { abortOpenTransactions } from '../../src/device/db/open-transactions.ts';
import type { Backend, Effects } from './backend.ts';
import { heal } from './heal.ts';
import { drawSchedule } from './schedule.ts';
import { judge } from './verdict.ts';
import { playSchedule } from './world.ts';

export interface Outcome {
  readonly seed: number;
  /** What went wrong, in words. */
  readonly wrong: readonly string[];
  readonly trace: readonly string[];
  /** The same for the same seed, always. */
  readonly fingerprint: string;
  readonly entries: number;
  readonly drainedMs: number | null;
}

/** Plays a seed's schedule, lets everything heal, and judges what is left. */
export const playSeed = async (seed: number, backend: Backend): Promise<Outcome> => {
  const rejections: string[] = [];
  const keepRejection = (thrown: unknown): void => {
    rejections.push(`nobody caught: ${thrown instanceof Error ? thrown.stack : String(thrown)}`);
  };
  process.on('unhandledRejection', keepRejection);
  const world = await playSchedule(drawSchedule(seed), backend);
  try {
    const healed = await heal(world);
    const effects = new Map<string, Effects>();
    for (const { name, id } of world.handsets.flatMap(({ users }) => users))
      effects.set(name, await backend.effectsOf(id));
    for (const { handset } of world.handsets) for (const page of [...handset.pages()]) page.kill(false);
    return {
      seed,
      wrong: [...rejections, ...judge(world, healed, effects)],
      trace: world.trace,
      fingerprint: createHash('sha256').update(world.trace.join('\n')).digest('hex').slice(0, 16),
      entries: world.entries.length,
      drainedMs: healed.drainedMs,
    };
  } finally {
    world.kernel.uninstall();
    // Those of the dead never end by themselves, and would keep their devices in memory.
    abortOpenTransactions();
    process.off('unhandledRejection', keepRejection);
  }
};
