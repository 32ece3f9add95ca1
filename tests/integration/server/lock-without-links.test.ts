import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const folder = temporaryFolder('lock');
afterAll(() => {
  vi.doUnmock('node:fs');
  vi.resetModules();
});

it('a disk without hard links has locks all the same', async () => {
  vi.doMock('node:fs', async (original) => ({
    ...(await original<typeof import('node:fs')>()),
    linkSync: () => {
      throw Object.assign(new Error('operation not permitted'), { code: 'EPERM' });
    },
  }));
  vi.resetModules();
  const { takeLock } = await import('../../../server/base/process-lock.ts');
  const lock = join(folder, 'server.lock');
  expect(takeLock(lock)).toBe(true);
  expect(Number.parseInt(readFileSync(lock, 'utf8'), 10)).toBe(process.pid);
  writeFileSync(lock, String(process.ppid));
  expect(takeLock(lock)).toBe(false);
  writeFileSync(lock, '4194305');
  expect(takeLock(lock)).toBe(true);
});
