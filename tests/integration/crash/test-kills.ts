import { randomInt } from 'node:crypto';
import { expect } from 'vitest';
import type { OpenDatabase } from '../../../server/database/database.ts';
import { judgeKept, neverAnswered } from './kept.ts';
import { type KillPlan, killOften, type Subject } from './kill-rounds.ts';
import { KINDS } from './writer.ts';

/** Again with the same moments: CRASH_SEED. */
const drawSeed = (): number => {
  const given = process.env.CRASH_SEED;
  return given === undefined ? randomInt(2 ** 31) : Number(given);
};

/** Kills a server again and again, and then looks into what it has left behind. */
export const testKills = async (
  subject: Subject,
  plan: Omit<KillPlan, 'seed'>,
  openDatabase: () => Promise<OpenDatabase>,
): Promise<void> => {
  const seed = drawSeed();
  process.stdout.write(`Kills with seed ${seed}\n`);
  const done = await killOften(subject, { ...plan, seed });
  const { db, close } = await openDatabase();
  const wrong = await judgeKept(db, done.writers);
  await close();
  const kept = KINDS.map(
    (kind) => `${done.writers.reduce((sum, writer) => sum + writer.kept[kind].size, 0)} ${kind}`,
  );
  process.stdout.write(
    `Seed ${seed}: ${done.whileStarting} kills of a starting server, ${done.whileWriting} of one at work; acknowledged: ${kept.join(', ')}\n`,
  );
  expect(wrong).toEqual([]);
  if (plan.patient) expect(neverAnswered(done.writers)).toEqual([]);
  expect(done.writers.reduce((sum, { kept }) => sum + kept.journal.size, 0)).toBeGreaterThan(0);
};
