import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/ensure-built.ts';
import { freePort } from '../../support/free-port.ts';

export interface Subject {
  readonly origin: string;
  stop(): Promise<void>;
}

const SERVER_CORE = '0';
const OTHER_CORE = '1';
const STARTS_WITHIN_MS = 30_000;
const RETRY_MS = 50;

/** What this process starts from now on, and itself, keeps off the server's core. */
export const leaveServerCore = (): void => {
  execFileSync('taskset', ['--all-tasks', '--pid', '--cpu-list', OTHER_CORE, String(process.pid)]);
};

const untilAnswering = async (url: string, child: ChildProcess): Promise<void> => {
  const last = Date.now() + STARTS_WITHIN_MS;
  for (;;) {
    try {
      await (await fetch(url)).arrayBuffer();
      return;
    } catch (error) {
      if (child.exitCode !== null || Date.now() > last) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
};

/** Runs a program on the server's core alone; it listens on the PORT of its environment. */
const startAlone = async (
  path: string,
  script: string,
  envOf: (port: number) => Record<string, string> = () => ({}),
): Promise<Subject> => {
  const port = await freePort();
  const child = spawn('taskset', ['--cpu-list', SERVER_CORE, process.execPath, '--import', 'tsx', script], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, PORT: String(port), ...envOf(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const kill = (): void => void child.kill('SIGTERM');
  process.once('exit', kill);
  const stop = async (): Promise<void> => {
    process.off('exit', kill);
    kill();
    await exited;
  };
  const origin = `http://127.0.0.1:${port}`;
  try {
    await untilAnswering(`${origin}${path}`, child);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, stop };
};

export const startHello = (): Promise<Subject> =>
  startAlone('/', join('tests', 'bench', 'server', 'hello.ts'));

/** The reference backend as it runs in production: its one line per request goes where nobody reads it. */
export const startBackend = (storage: Record<string, string>): Promise<Subject> =>
  startAlone('/healthz', join('server', 'main.ts'), (port) => ({
    NODE_ENV: 'production',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    SESSION_SECRET: 'a secret of this measurement alone, long enough',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'sorrel@sorrel.example',
    ...storage,
  }));
