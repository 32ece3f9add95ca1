import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readContext, readDockerfile, readPairs } from '../../scripts/dockerfile.ts';
import { readConfig } from '../../server/base/config.ts';
import { ROOT, sources } from './source-files.ts';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const linesOf = (path: string): readonly string[] =>
  read(path)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));

const stages = readDockerfile(read('Dockerfile'));
const image = stages.at(-1)?.instructions ?? [];
const restOf = (name: string): readonly string[] =>
  image.filter((each) => each.name === name).map(({ rest }) => rest);

/** What stands in the image, by path from the repository's root. */
const copied = restOf('COPY').map(
  (rest) =>
    rest
      .split(' ')
      .at(-2)
      ?.replace(/^\/app\//, '') ?? '',
);

/** Every file that the programs of the server load, and every package that they name. */
const loadedBy = (programs: readonly string[]): readonly string[] => {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const loaded = new Set<string>();
  const load = (name: string): void => {
    if (loaded.has(name)) return;
    loaded.add(name);
    const source = byPath.get(name);
    for (const next of [...(source?.imports ?? []), ...(source?.starts ?? [])]) load(next);
  };
  for (const program of programs) load(program);
  return [...loaded].filter((name) => !name.startsWith('node:'));
};
const PROGRAMS = ['main', 'staff', 'backup', 'restore', 'planning/planner-worker'];
const loaded = loadedBy(PROGRAMS.map((name) => `server/${name}.ts`));

const settingsIn = (path: string): Record<string, string> =>
  Object.fromEntries(
    linesOf(path).map((line) => {
      const [name = '', ...value] = line.split('=');
      return [name, value.join('=').replace(/^"(.*)"$/, '$1')];
    }),
  );
/** The settings that compose.yaml writes itself. */
const composed = Object.fromEntries(
  [...read('compose.yaml').matchAll(/^ {6}([A-Z_]+): (\S+)$/gm)]
    .map(([, name = '', value = '']) => [name, value] as const)
    .filter(([name]) => !name.startsWith('POSTGRES_')),
);
const baked = Object.fromEntries(restOf('ENV').flatMap((rest) => [...readPairs(rest)]));

it('the image holds every file that the server loads', () => {
  const files = loaded.filter((name) => existsSync(join(ROOT, name)));
  expect(files.length).toBeGreaterThan(100);
  const isCopied = (path: string): boolean => copied.some((name) => path.startsWith(`${name}/`));
  expect(files.filter((path) => !isCopied(path))).toEqual([]);
});

it('the image holds every package that the server names, and tsx, which runs it', () => {
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };
  const named = loaded
    .filter((name) => !existsSync(join(ROOT, name)))
    .map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    );
  expect([...named, 'tsx'].filter((name) => dependencies[name] === undefined)).toEqual([]);
});

it('the image copies from the build only what exists or is built there', () => {
  const built = new Set(['node_modules', 'dist']);
  expect(copied.filter((name) => !built.has(name) && !existsSync(join(ROOT, name)))).toEqual([]);
});

it('the image runs as an account of its own', () => {
  expect(restOf('USER')).toEqual(['sorrel']);
});

const context = readContext(read('.dockerignore'));

it('what the build of the image may see is what there is in the repository', () => {
  expect(context.filter((name) => name !== 'dist' && !existsSync(join(ROOT, name)))).toEqual([]);
});

it('what the build of the image may see has no history, data, packages or secrets in it', () => {
  const kept = ['.git', '.data', '.env', 'node_modules', 'secrets', 'backups', 'sorrel.env'];
  expect(context.filter((name) => name.startsWith('.') || kept.includes(name))).toEqual([]);
});

it('what the build of the image may see is all that the image copies', () => {
  expect(
    copied.filter((name) => name !== 'node_modules' && !context.includes(name.split('/')[0] ?? '')),
  ).toEqual([]);
});

it.each([
  ['compose.yaml', { ...baked, ...settingsIn('deploy/compose.env.example'), ...composed }],
  ['the systemd unit', settingsIn('deploy/systemd.env.example')],
])('the settings for self-hosting of %s are ones that the server knows and starts with', (_, settings) => {
  const config = readConfig(settings);
  expect(config.ok ? [] : config.error).toEqual([]);
  const known = read('server/base/config.ts');
  expect(Object.keys(settings).filter((name) => !known.includes(name))).toEqual([]);
  expect(config.ok && config.value.development).toBe(false);
});

it('the settings for self-hosting name secrets that compose.yaml mounts', () => {
  const mounted = [...read('compose.yaml').matchAll(/^ {4}file: \.\/secrets\/(\S+)$/gm)].map(
    ([, name]) => `/run/secrets/${name}`,
  );
  const files = Object.entries(composed).filter(([name]) => name.endsWith('_FILE'));
  expect(files.map(([, path]) => path).sort()).toEqual(mounted.sort());
});

it('the settings for self-hosting keep sorrel.env, secrets and backups out of the repository', () => {
  const ignored = linesOf('.gitignore');
  expect(ignored).toEqual(expect.arrayContaining(['/sorrel.env', '/secrets', '/backups']));
});

it('names only files that exist', () => {
  const texts = ['compose.yaml', 'docs/self-hosting.md', 'deploy/sorrel.service'].map(read);
  const named = texts.flatMap(
    (text) => text.match(/\b(?:deploy|docs|server|scripts|tests)\/[\w./-]+\.\w+/g) ?? [],
  );
  const paths = new Set(named);
  expect(paths.size).toBeGreaterThan(8);
  expect([...paths].filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

it('starts the server by the unit as the image does', () => {
  const command = JSON.parse(restOf('CMD')[0] ?? '[]') as readonly string[];
  expect(linesOf('deploy/sorrel.service')).toContain(`ExecStart=/usr/bin/${command.join(' ')}`);
});
