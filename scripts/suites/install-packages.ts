import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Possible paths of a command: each folder of PATH with each of the names. */
export function onPath(commands: readonly string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return commands.flatMap((command) => folders.map((folder) => join(folder, command)));
}

/** Runs a command that the person can read, with its output. Throws when it fails. */
export function run(command: string, args: readonly string[]): void {
  process.stdout.write(`> ${command} ${args.join(' ')}\n`);
  const { status, error } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status !== 0) throw error ?? new Error(`${command} ended with code ${status}.`);
}

/** Ubuntu is left out: it has no browser packages, only stubs for snap. */
export function isDebianAsRoot(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
}

/** Installs Debian packages and what they cannot do without. */
export function installPackages(names: readonly string[]): void {
  run('apt-get', ['update']);
  run('apt-get', ['install', '-y', '--no-install-recommends', ...names]);
}
