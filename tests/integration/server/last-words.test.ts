import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'sorrel-data-'));

/** Breaks the server from within at a signal, in a way that no code of its own waits for. */
const breaking = `data:text/javascript,${encodeURIComponent(
  "process.on('SIGUSR2', () => void Promise.reject(new RangeError('ada@example.org')));",
)}`;

let child: ChildProcess;
afterEach(() => child.kill('SIGKILL'));
afterAll(() => rmSync(folder, { recursive: true }));

it('a failure that nobody caught is written down without its words, and ends the server in order', async () => {
  child = spawn(process.execPath, ['--import', 'tsx', '--import', breaking, join('server', 'main.ts')], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, DATA_DIR: folder, PORT: '0' },
  });
  let written = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      const wasReady = /^Demo staff/m.test(written);
      written += chunk.toString();
      if (!wasReady && /^Demo staff/m.test(written)) child.kill('SIGUSR2');
    });
  }
  expect(await new Promise((resolve) => child.on('exit', resolve))).toBe(1);
  const line = written.split('\n').find((each) => each.includes('unexpected failure')) ?? '';
  expect(JSON.parse(line)).toMatchObject({ level: 60, err: { type: 'RangeError' } });
  expect(written).not.toContain('ada@example.org');
  expect(existsSync(join(folder, 'server.lock'))).toBe(false);
}, 90_000);
