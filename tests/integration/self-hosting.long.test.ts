import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { ROOT } from '../../scripts/ensure-built.ts';
import { buildImage, canTryImage, type Image, runInside, unpackBase } from '../../scripts/try-image.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { registration } from '../support/contract-requests.ts';
import { freePort } from '../support/free-port.ts';
import { startMoodyMailServer } from '../support/moody-mail-server.ts';
import { callsTo } from '../support/server-process.ts';

const MEMBER = { email: 'ada@example.org', password: 'Sorrel-42x!lamp' };
const ACCOUNT = 10_001;
const folder = mkdtempSync(join(tmpdir(), 'sorrel-image-'));
const socket = join(folder, 'socket');
const backups = join(folder, 'backups');
const secrets = join(folder, 'secrets');

const ending: (() => unknown)[] = [];
afterAll(async () => {
  for (const end of ending.reverse()) await end();
  rmSync(folder, { recursive: true, force: true });
});

/** A program with everything it printed. */
const follow = (child: ChildProcess) => {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  return { child, output: () => output, ended };
};

type Running = ReturnType<typeof follow>;

/** Sends a signal to the first process inside, as `docker stop` does. */
const signal = ({ child }: Running, name: NodeJS.Signals): void => {
  const [first] = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').split(' ');
  process.kill(Number(first), name);
};
/** Ends it with everything inside; a process that changed its account outlives the one that started it. */
const end = async (running: Running): Promise<void> => {
  if (running.child.exitCode !== null || running.child.signalCode !== null) return;
  signal(running, 'SIGKILL');
  await running.ended;
};

/** Debian's PostgreSQL, as compose.yaml starts it: no network, its own list of who may in, one script at the start. */
const startDatabase = async (archives: string): Promise<void> => {
  const root = join(archives, 'database');
  rmSync(root, { recursive: true, force: true });
  unpackBase('debian:trixie-slim', archives, root);
  const install = 'apt-get update && apt-get install -y --no-install-recommends postgresql-17';
  runInside({ root, workdir: '/', env: new Map([['DEBIAN_FRONTEND', 'noninteractive']]) }, install);
  for (const place of ['etc/sorrel', 'run/postgresql']) mkdirSync(join(root, place), { recursive: true });
  copyFileSync(join(ROOT, 'deploy/pg_hba.conf'), join(root, 'etc/sorrel/pg_hba.conf'));
  mkdirSync(socket);
  chmodSync(socket, 0o777);

  const mounts = `mount --bind ${socket} ${root}/run/postgresql\nmount -t proc proc ${root}/proc`;
  const account = 'setpriv --reuid=postgres --regid=postgres --init-groups';
  const inside = (...words: string[]) => [
    ...['--mount', '--pid', '--fork', '--kill-child', 'sh', '-ec'],
    `${mounts}\nexec chroot ${root} ${account} "$@"`,
    ...['sh', ...words],
  ];
  const [bin, data] = ['/usr/lib/postgresql/17/bin', '/var/lib/postgresql/sorrel'];
  const shape = ['--auth-local=peer', '--encoding=UTF8', '--locale=C.UTF-8'];
  execFileSync('unshare', inside(`${bin}/initdb`, ...shape, data));
  const settings = ['-c', 'listen_addresses=', '-c', 'hba_file=/etc/sorrel/pg_hba.conf'];
  const server = follow(
    spawn('unshare', inside(`${bin}/postgres`, '-D', data, '-k', '/run/postgresql', ...settings)),
  );
  ending.push(() => end(server));
  await expect.poll(server.output).toContain('ready to accept connections');
  execFileSync('unshare', inside('psql', '--quiet', '--set=ON_ERROR_STOP=1', '--dbname=postgres'), {
    input: readFileSync(join(ROOT, 'deploy/create-database.sql')),
  });
};

/**
 * A command in the image as compose.yaml runs it: the first process of its own, as the account of the image, without
 * capabilities or a way to more, on a file system that is read only but for /tmp and the folders of compose.yaml.
 */
const run = (image: Image, settings: Readonly<Record<string, string>>, command: readonly string[]) => {
  const { root } = image;
  for (const place of ['run/postgresql', 'run/secrets', 'backups'])
    mkdirSync(join(root, place), { recursive: true });
  const mounts = [
    `mount --bind ${root} ${root}`,
    `mount --bind ${socket} ${root}/run/postgresql`,
    `mount --bind ${secrets} ${root}/run/secrets`,
    ...['', '/run/postgresql', '/run/secrets'].map((place) => `mount -o remount,bind,ro ${root}${place}`),
    `mount --bind ${backups} ${root}/backups`,
    `mount -t tmpfs -o mode=1777 tmpfs ${root}/tmp`,
    `mount -t proc proc ${root}/proc`,
  ];
  const env = [...image.env, ...Object.entries(settings)].map((pair) => pair.join('='));
  const account = ['setpriv', `--reuid=${ACCOUNT}`, `--regid=${ACCOUNT}`, '--clear-groups'];
  const nothing = ['--bounding-set=-all', '--inh-caps=-all', '--no-new-privs'];
  return follow(
    spawn(
      'unshare',
      [
        ...['--mount', '--pid', '--fork', '--kill-child', 'sh', '-ec'],
        `${mounts.join('\n')}\nexec chroot ${root} env -i --chdir=${image.workdir} "$@"`,
        ...['sh', 'PATH=/usr/bin', ...env, ...account, ...nothing, ...command],
      ],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    ),
  );
};
const tryIt = async (): Promise<void> => {
  const archives = join(ROOT, '.cache', 'try-image');
  mkdirSync(archives, { recursive: true });
  const image = buildImage(archives);
  await startDatabase(archives);
  mkdirSync(backups, { mode: 0o700 });
  chownSync(backups, ACCOUNT, ACCOUNT);
  mkdirSync(secrets);
  writeFileSync(join(secrets, 'session-secret'), `${'s'.repeat(48)}\n`);
  const mail = await startMoodyMailServer();
  ending.push(() => mail.stop());
  const port = await freePort();
  const settings = {
    PORT: String(port),
    PUBLIC_URL: 'https://sorrel.example',
    SMTP_URL: mail.url,
    MAIL_FROM: 'Sorrel <hello@sorrel.example>',
    SESSION_SECRET_FILE: '/run/secrets/session-secret',
    DATABASE_URL: 'postgres://sorrel@localhost/sorrel?host=/run/postgresql',
  };
  const command = async (...words: string[]): Promise<readonly [number | null, string]> => {
    const ran = run(image, settings, words);
    return [await ran.ended, ran.output()];
  };
  const call = callsTo(`http://127.0.0.1:${port}`);
  const signIn = async (): Promise<number> => (await call(endpoints.login, { body: MEMBER })).status;
  const start = async (): Promise<Running> => {
    const server = run(image, settings, image.command);
    ending.push(() => end(server));
    await expect.poll(server.output, { timeout: 120_000 }).toContain('Sorrel is ready');
    return server;
  };

  const first = await start();
  expect(await command(...image.healthcheck)).toEqual([0, '']);
  const page = await fetch(`http://127.0.0.1:${port}/`);
  expect([page.status, page.headers.get('strict-transport-security')]).toEqual([
    200,
    expect.stringContaining('max-age=63072000'),
  ]);
  const body = { ...registration(MEMBER.email), ...MEMBER };
  expect((await call(endpoints.register, { body })).status).toBe(200);
  await expect.poll(() => mail.mails.length).toBe(1);
  const otp = /\b\d{6}\b/.exec(mail.mails[0]?.text ?? '')?.[0];
  const code = { params: { email: MEMBER.email }, body: { otp } };
  expect((await call(endpoints.verifyOtp, code)).status).toBe(200);
  expect(await signIn()).toBe(200);

  const program = (name: string, ...words: string[]) =>
    command('node', '--import', 'tsx', `server/${name}.ts`, ...words);
  expect(await program('staff', MEMBER.email, '--admin')).toEqual([0, expect.stringContaining('is staff')]);
  expect(await program('backup', '/backups/one')).toEqual([0, 'The backup is complete: /backups/one\n']);
  expect(existsSync(join(backups, 'one', 'database.dump'))).toBe(true);

  const before = Date.now();
  signal(first, 'SIGTERM');
  expect(await first.ended).toBe(0);
  expect(Date.now() - before).toBeLessThan(10_000);
  expect(await command(...image.healthcheck)).toEqual([1, '']);

  expect(await program('restore', '/backups/one', '--replace')).toEqual([0, 'The backup is restored.\n']);
  const second = await start();
  expect(await signIn()).toBe(200);
  signal(second, 'SIGTERM');
  expect(await second.ended).toBe(0);
};

// Where no clean Debian can be made, there is nothing to try it in.
if (canTryImage()) it('the image serves, is backed up, restored and stopped as compose.yaml runs it', tryIt);
else it('needs root and mmdebstrap to try the image', () => expect(canTryImage()).toBe(false));
