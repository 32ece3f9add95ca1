import { spawn } from 'node:child_process';
import { ROOT } from '../../scripts/ensure-built.ts';
import { type ContractServer, callOver } from './contract-client.ts';

/** The real server in a process of its own. */
export interface ServerProcess {
  /** `http://127.0.0.1:12345`, once it listens; rejects where it ends before. */
  readonly ready: Promise<string>;
  /** Resolves when it has ended, with its exit code or the signal that ended it. */
  readonly ended: Promise<number | string | null>;
  readonly pid: number;
  output(): string;
  /** Ends it from one moment to the next. */
  kill(): Promise<void>;
  /** Asks it to stop, and answers its exit code. */
  stop(): Promise<number | string | null>;
}

/** A program of server/, run as `npm start` and the other commands run it; on any free port where none is named. */
export const startServerProcess = (
  environment: Readonly<Record<string, string>>,
  script = 'server/main.ts',
  args: readonly string[] = [],
): ServerProcess => {
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, PORT: '0', ...environment },
  });
  let output = '';
  const ended = new Promise<number | string | null>((resolve) =>
    child.once('exit', (code, signal) => resolve(code ?? signal)),
  );
  const ready = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const origin = /^Sorrel is ready: (\S+)$/m.exec(output)?.[1];
        if (origin !== undefined) resolve(origin);
      });
    }
    void ended.then((how) => reject(new Error(`The server ended with ${how}: ${output}`)));
  });
  ready.catch(() => undefined);
  const die = (): void => void child.kill('SIGKILL');
  process.once('exit', die);
  void ended.then(() => process.off('exit', die));
  return {
    ready,
    ended,
    pid: child.pid ?? 0,
    output: () => output,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
};

/** Makes calls to a server that listens. */
export const callsTo = (origin: string): ContractServer['call'] =>
  callOver((path, init) => fetch(`${origin}${path}`, init));
