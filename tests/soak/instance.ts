import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { ROOT } from '../../scripts/ensure-built.ts';
import { freePort } from '../support/free-port.ts';

/** What a process holds, once all that nobody uses is gone. */
export interface Held {
  readonly heapBytes: number;
  readonly externalBytes: number;
  readonly residentBytes: number;
  readonly openFiles: number;
  readonly timersAndSockets: number;
}

/** One server process of several on the same database; it keeps its address when it is started again. */
export interface Instance {
  readonly port: number;
  start(): Promise<void>;
  /** From one moment to the next. */
  kill(): Promise<void>;
  /** In order; answers its exit code. */
  stop(): Promise<number | null>;
  held(): Promise<Held>;
  /** The value of a metric, all its series added up. */
  metric(name: string): Promise<number>;
  /** Lines of its log that are no ordinary request. */
  readonly complaints: readonly string[];
}

const STARTS = 5;

export const prepareInstance = async (environment: Readonly<Record<string, string>>): Promise<Instance> => {
  const port = await freePort();
  const metricsPort = await freePort();
  const complaints: string[] = [];
  let child: ChildProcess | null = null;
  const die = (): void => void child?.kill('SIGKILL');
  process.once('exit', die);

  /** Null once it serves, or the code with which it ended. */
  const listen = (started: ChildProcess): Promise<number | null> =>
    new Promise((resolve) => {
      let rest = '';
      started.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
        const lines = `${rest}${chunk}`.split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) {
          if (line.startsWith('Sorrel is ready')) resolve(null);
          else if (line.startsWith('{') && !line.includes('"msg":"request"')) complaints.push(line);
        }
      });
      started.stderr?.setEncoding('utf8').on('data', (chunk: string) => complaints.push(chunk));
      started.once('exit', (code) => resolve(code ?? 1));
    });
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    const ending = child;
    if (ending === null) return null;
    child = null;
    const ended = once(ending, 'exit');
    ending.kill(signal);
    const [code] = await ended;
    return code as number | null;
  };
  const begin = (): Promise<number | null> => {
    const scripts = ['--import', 'tsx', '--import', './tests/soak/report-memory.mjs', 'server/main.ts'];
    child = spawn(process.execPath, ['--expose-gc', ...scripts], {
      cwd: ROOT,
      env: {
        PATH: process.env.PATH,
        PORT: String(port),
        METRICS_PORT: String(metricsPort),
        NODE_ENV: 'production',
        PUBLIC_URL: `http://127.0.0.1:${port}`,
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    return listen(child);
  };
  return {
    port,
    // As whatever runs a service does: a start that does not reach its database in time is made again.
    start: async () => {
      for (let tries = 1; ; tries += 1) {
        const told = complaints.length;
        if ((await begin()) === null) return;
        const [why] = complaints.splice(told);
        if (tries === STARTS) throw new Error(`A server does not start: ${why}`);
      }
    },
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
    held: async () => {
      if (child === null) throw new Error('This server does not run.');
      const answered = once(child, 'message');
      child.send('measure');
      return (await answered)[0] as Held;
    },
    metric: async (name) => {
      const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      const lines = text
        .split('\n')
        .filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));
      return lines.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0);
    },
    complaints,
  };
};
