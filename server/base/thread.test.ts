import { expect, it } from 'vitest';
import { createThread } from './thread.ts';

/** Doubles numbers, ends its thread at 0, and never answers to a negative one. */
const THREAD = `
  import { parentPort } from 'node:worker_threads';
  parentPort.on('message', (number) => {
    if (number === 0) process.exit();
    if (number > 0) parentPort.postMessage(2 * number);
  });`;

it('starts anew after a task that ended it, and after one that took too long', async () => {
  const file = new URL(`data:text/javascript,${encodeURIComponent(THREAD)}`);
  const { run, close } = createThread<number, number>(file, { withinMs: 500 });
  const answers = [0, 1, -1, 2].map((task) => run(task).catch((error: Error) => error.message));
  expect(await Promise.all(answers)).toEqual(['The thread ended.', 2, 'The operation was aborted', 4]);
  await close();
});
