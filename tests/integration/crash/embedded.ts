import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded } from '../../../server/database/open.ts';
import type { KillPlan } from './kill-rounds.ts';
import { testKills } from './test-kills.ts';

export const testEmbeddedKills = async (plan: Omit<KillPlan, 'seed'>): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'sorrel-kills-'));
  const subject = {
    environment: { DATA_DIR: folder },
    codeFor: (email: string, { output }: { output(): string }) =>
      output()
        .split(`Mail to ${email}: `)
        .at(1)
        ?.match(/\b\d{6}\b/)?.[0] ?? null,
  };
  try {
    await testKills(subject, plan, () => openEmbedded({ dataDir: join(folder, 'postgres') }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
