import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startServerProcess } from '../../support/server-process.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const folder = temporaryFolder('data');

/** Breaks the server from within at a signal, in a way that no code of its own waits for. */
const breaking = `data:text/javascript,${encodeURIComponent(
  "process.on('SIGUSR2', () => void Promise.reject(new RangeError('ada@example.org')));",
)}`;

it('a failure that nobody caught is written down without its words, and ends the server in order', async () => {
  const server = startServerProcess({ DATA_DIR: folder, NODE_OPTIONS: `--import ${breaking}` });
  await server.ready;
  process.kill(server.pid, 'SIGUSR2');
  expect(await server.ended).toBe(1);
  const line =
    server
      .output()
      .split('\n')
      .find((each) => each.includes('unexpected failure')) ?? '';
  expect(JSON.parse(line)).toMatchObject({ level: 60, err: { type: 'RangeError' } });
  expect(server.output()).not.toContain('ada@example.org');
  expect(existsSync(join(folder, 'server.lock'))).toBe(false);
}, 90_000);
