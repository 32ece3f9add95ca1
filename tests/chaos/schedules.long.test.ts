import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');

test('ten thousand schedules keep every promise', async () => {
  const said = await new Promise<string>((resolve) => {
    const command = ['--import', 'tsx', 'scripts/chaos.ts', '--schedules', '10000', '--seed', '1'];
    execFile(process.execPath, command, { cwd: ROOT, maxBuffer: 2 ** 30 }, (_, out, errors) =>
      resolve(out + errors),
    );
  });
  expect(said).toContain('10000 kept every promise, 0 did not');
});
