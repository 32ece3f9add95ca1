import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Before the tests of screens: the backend that all of them talk to. */
export default async function setup(): Promise<() => void> {
  const child = fork(join(import.meta.dirname, 'screen-server-process.ts'), {
    execArgv: ['--import', 'tsx'],
  });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The backend of the screens ended with ${code}.`);
  });
  ended.catch(() => undefined);
  const [origin] = await Promise.race([once(child, 'message'), ended]);
  process.env.SCREENS_BACKEND = origin;
  return () => child.disconnect();
}
