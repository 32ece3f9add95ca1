import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import {
  type Instruction,
  readContext,
  readDockerfile,
  readPairs,
  readWords,
  type Stage,
} from './dockerfile.ts';
import { ROOT } from './ensure-built.ts';
import { onPath } from './suites/install-packages.ts';

/**
 * `npx tsx scripts/try-image.ts <folder>`: runs the instructions of the Dockerfile without Docker, each stage in a
 * clean Debian of its own under the folder (made by mmdebstrap, as root). The folder is emptied first. It takes minutes
 * and downloads what an image's build downloads.
 */

export interface Image {
  /** The folder that is `/` of a container. */
  readonly root: string;
  readonly env: ReadonlyMap<string, string>;
  readonly workdir: string;
  readonly user: string;
  readonly command: readonly string[];
  readonly healthcheck: readonly string[];
}

/** True if this machine can do it. */
export const canTryImage = (): boolean =>
  process.platform === 'linux' && process.getuid?.() === 0 && onPath(['mmdebstrap']).some(existsSync);

/** The container's own, whatever the machine has. */
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
/** Authorities that this machine trusts beside Debian's, for the time of the build. */
const AUTHORITIES = '/tmp/authorities.pem';

/** Runs a shell's command in a root, with processes and mounts of its own and this machine's network. */
export const runInside = (
  { root, workdir, env }: Pick<Image, 'root' | 'workdir' | 'env'>,
  command: string,
): void => {
  const extra = process.env.NODE_EXTRA_CA_CERTS ?? '';
  cpSync('/etc/resolv.conf', join(root, 'etc/resolv.conf'), { dereference: true });
  if (extra !== '') cpSync(extra, join(root, AUTHORITIES), { dereference: true });
  const { status } = spawnSync(
    'unshare',
    [
      '--mount',
      '--pid',
      '--fork',
      '--kill-child',
      `--root=${root}`,
      '--mount-proc',
      `--wd=${workdir}`,
      '/usr/bin/env',
      '-i',
      `PATH=${PATH}`,
      'HOME=/root',
      ...[...env].map((pair) => pair.join('=')),
      ...(extra === '' ? [] : [`NODE_EXTRA_CA_CERTS=${AUTHORITIES}`]),
      '/bin/sh',
      '-c',
      command,
    ],
    { stdio: 'inherit' },
  );
  rmSync(join(root, AUTHORITIES), { force: true });
  if (status !== 0) throw new Error(`This instruction failed: RUN ${command}`);
};

/** Unpacks a clean Debian into `root`; the archive that it comes from is made once and stays in `folder`. */
export const unpackBase = (base: string, folder: string, root: string): void => {
  const suite = /^debian:(\w+)-slim$/.exec(base)?.[1];
  if (suite === undefined) throw new Error(`No image but Debian's can be tried: ${base}`);
  const archive = join(folder, `${suite}.tar`);
  if (!existsSync(archive))
    execFileSync('mmdebstrap', ['--variant=minbase', suite, archive], { stdio: 'inherit' });
  mkdirSync(root, { recursive: true });
  execFileSync('tar', ['--extract', `--file=${archive}`, `--directory=${root}`]);
};

/** COPY: a folder is copied as what it holds; a target with a slash at its end takes files by their names. */
const copyInto = (rest: string, image: Image, context: string, rootOf: (stage: string) => string): void => {
  const [, stage, paths = ''] = /^(?:--from=(\S+)\s+)?(.*)$/.exec(rest) ?? [];
  const words = paths.trim().split(/\s+/);
  const target = words.at(-1) ?? '';
  const into = join(image.root, resolve(image.workdir, target));
  for (const source of words.slice(0, -1)) {
    const from = stage === undefined ? join(context, source) : join(rootOf(stage), source);
    const named = /\.\w+$/.test(basename(source)) && target.endsWith('/');
    cpSync(from, named ? join(into, basename(source)) : into, { recursive: true, verbatimSymlinks: true });
  }
};

const apply = (
  { name, rest }: Instruction,
  image: Image,
  context: string,
  rootOf: (stage: string) => string,
): Image => {
  switch (name) {
    case 'RUN':
      runInside(image, rest);
      return image;
    case 'COPY':
      copyInto(rest, image, context, rootOf);
      return image;
    case 'WORKDIR':
      mkdirSync(join(image.root, rest), { recursive: true });
      return { ...image, workdir: rest };
    case 'ENV':
      return { ...image, env: new Map([...image.env, ...readPairs(rest)]) };
    case 'USER':
      return { ...image, user: rest };
    case 'CMD':
      return { ...image, command: readWords(rest) };
    case 'HEALTHCHECK':
      return { ...image, healthcheck: readWords(rest) };
    case 'EXPOSE':
      return image;
    default:
      throw new Error(`This instruction cannot be tried: ${name} ${rest}`);
  }
};

/** Lists the files that .dockerignore lets into the build. */
const copyContext = (context: string): void => {
  for (const name of readContext(readFileSync(join(ROOT, '.dockerignore'), 'utf8'))) {
    const from = join(ROOT, name);
    if (existsSync(from)) cpSync(from, join(context, name), { recursive: true });
  }
};

/** Runs the Dockerfile and answers its last stage. Throws where an instruction fails. */
export function buildImage(folder: string): Image {
  const stages = readDockerfile(readFileSync(join(ROOT, 'Dockerfile'), 'utf8'));
  const context = join(folder, 'context');
  const rootOf = (stage: string): string => join(folder, `stage-${stage}`);
  const nameOf = ({ name }: Stage, at: number): string => name ?? String(at);
  for (const [at, stage] of stages.entries())
    rmSync(rootOf(nameOf(stage, at)), { recursive: true, force: true });
  rmSync(context, { recursive: true, force: true });
  copyContext(context);
  const images = stages.map((stage, at) => {
    const root = rootOf(nameOf(stage, at));
    unpackBase(stage.base, folder, root);
    const empty: Image = { root, env: new Map(), workdir: '/', user: 'root', command: [], healthcheck: [] };
    return stage.instructions.reduce((image, instruction) => {
      process.stdout.write(`> ${instruction.name} ${instruction.rest}\n`);
      return apply(instruction, image, context, rootOf);
    }, empty);
  });
  const last = images.at(-1);
  if (last === undefined) throw new Error('The Dockerfile has no stage.');
  return last;
}

if (import.meta.url === `file://${process.argv[1]}`) {
  const [, , folder] = process.argv;
  if (folder === undefined || !canTryImage())
    throw new Error('As root, with mmdebstrap: npx tsx scripts/try-image.ts <folder>');
  mkdirSync(folder, { recursive: true });
  process.stdout.write(`${JSON.stringify(buildImage(resolve(folder)), null, 2)}\n`);
}
