import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const RIVAL = fileURLToPath(new URL('../../support/lock-rival.ts', import.meta.url));
const RIVALS = 4;
const ROUNDS = 25;
/** A number higher than any process has. */
const KILLED = `${2 ** 30} 1`;

const folder = temporaryFolder('lock');
const answerOf = async (rival: ChildProcess): Promise<boolean> => {
  const [answer] = (await once(rival, 'message')) as [boolean];
  return answer;
};

const rivals = Array.from({ length: RIVALS }, () => fork(RIVAL, { execArgv: ['--import', 'tsx'] }));
await Promise.all(rivals.map(answerOf));
afterAll(() => {
  for (const rival of rivals) rival.kill();
});

/** How many of the rivals, told at once, hold the folder then. */
const holders = async (place: string): Promise<number> => {
  const answers = Promise.all(rivals.map(answerOf));
  for (const rival of rivals) rival.send(place);
  return (await answers).filter(Boolean).length;
};

it.each([
  ['that nobody has', {}],
  ['whose server was killed', { 'server.lock': KILLED }],
  ['whose next server was killed as it took over', { 'server.lock': KILLED, 'server.lock.takeover': KILLED }],
  ['whose lock a full disk cut off', { 'server.lock': '' }],
])('a folder %s is taken by one of the servers that start together', async (name, left) => {
  const held: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const place = join(folder, `${name} ${round}`);
    mkdirSync(place);
    for (const [file, text] of Object.entries(left)) writeFileSync(join(place, file), text);
    held.push(await holders(place));
    expect(readdirSync(place)).toEqual(['server.lock']);
  }
  expect(held.filter((count) => count !== 1)).toEqual([]);
});
