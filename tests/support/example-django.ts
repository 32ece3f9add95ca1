import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { ROOT } from '../../scripts/ensure-built.ts';
import { type ContractServer, createCaller } from './contract-client.ts';
import { freePort } from './free-port.ts';

const PROJECT = join(ROOT, 'examples', 'django');

export interface ExampleDjango extends ContractServer {
  stop(): Promise<void>;
}

/** Django ends each letter of a file so; letters of one second may share a file. */
const END_OF_LETTER = /^-{79}$/m;

/** The code of the last letter to an address, in a folder of files of letters. */
function codeIn(folder: string, email: string): string {
  const files = readdirSync(folder).map((name) => join(folder, name));
  const sentAt = new Map(files.map((path) => [path, statSync(path).mtimeMs]));
  files.sort((one, other) => (sentAt.get(one) ?? 0) - (sentAt.get(other) ?? 0));
  const letters = files.flatMap((path) => readFileSync(path, 'utf8').split(END_OF_LETTER));
  const letter = letters.findLast((text) => text.includes(`To: ${email}\n`));
  const code = /^Your code is (\d{6})\b/m.exec(letter ?? '')?.[1];
  if (code === undefined) throw new Error(`No code was mailed to ${email}.`);
  return code;
}

function manage(python: string, args: readonly string[], env: NodeJS.ProcessEnv): void {
  const { status, stdout, stderr } = spawnSync(python, ['manage.py', ...args], { cwd: PROJECT, env });
  if (status !== 0) throw new Error(`manage.py ${args.join(' ')} ended with ${status}: ${stdout}${stderr}`);
}

/** Starts examples/django with a database, photos and letters of its own, in a folder that `stop` removes. */
export async function startExampleDjango(python: string): Promise<ExampleDjango> {
  const folder = mkdtempSync(join(tmpdir(), 'sorrel-django-'));
  const letters = join(folder, 'letters');
  const env = {
    PATH: process.env.PATH,
    PYTHONDONTWRITEBYTECODE: '1',
    PYTHONUNBUFFERED: '1',
    DJANGO_SETTINGS_MODULE: 'config.test_settings',
    SECRET_KEY: 'of one test run',
    DATA_DIR: folder,
    EMAIL_FOLDER: letters,
  };
  let server: ChildProcess | null = null;
  const stop = async (): Promise<void> => {
    if (server !== null && server.exitCode === null) {
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
    }
    rmSync(folder, { recursive: true });
  };
  try {
    manage(python, ['makemigrations', '--check', '--dry-run'], env);
    manage(python, ['migrate'], env);
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    server = spawn(python, ['manage.py', 'runserver', '--noreload', String(port)], { cwd: PROJECT, env });
    await untilAnswered(origin, server);

    const request: ContractServer['request'] = (path, init) => fetch(`${origin}${path}`, init);
    const codeFor = (email: string): string => codeIn(letters, email);
    return {
      request,
      codeFor,
      ...createCaller({ request, codeFor }),
      settled: async () => undefined,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Resolves once it answers: it says that it starts a moment before it listens. */
async function untilAnswered(origin: string, server: ChildProcess): Promise<void> {
  let output = '';
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  for (const end = Date.now() + 20_000; Date.now() < end; ) {
    if (server.exitCode !== null) throw new Error(`Django ended with ${server.exitCode}: ${output}`);
    const answers = await fetch(`${origin}/`).then(
      () => true,
      () => false,
    );
    if (answers) return;
    await setTimeout(50);
  }
  throw new Error(`Nobody answers at ${origin}: ${output}`);
}
