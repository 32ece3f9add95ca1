import { spawnSync } from 'node:child_process';
import { installPackages, isDebianAsRoot, onPath } from './install-packages.ts';

/** The Debian packages that examples/django needs. */
const PACKAGES = [
  'python3',
  'python3-django',
  'python3-djangorestframework',
  'python3-django-cors-headers',
  'python3-pil',
];
const IMPORTS = 'import django, rest_framework, corsheaders, PIL';
/** Debian's own comes first: another one on the path does not know Debian's packages. */
const DEBIAN_PYTHON = '/usr/bin/python3';

/** Returns a Python that has Django and what the example needs beside it; null when there is none. */
export function findDjango(): string | null {
  const pythons = [DEBIAN_PYTHON, ...onPath(['python3', 'python'])];
  return pythons.find((python) => spawnSync(python, ['-c', IMPORTS]).status === 0) ?? null;
}

/** Returns the Pythons to test the example with: one where a check must be complete (`CI`), else what is here. */
export function djangoToTest(): readonly string[] {
  const python = findDjango();
  if (python !== null) return [python];
  return (process.env.CI ?? '') === '' ? [] : [DEBIAN_PYTHON];
}

/** Installs Django where it is missing and can be had. Without a network the tests do without. */
export function installDjango(): void {
  if (findDjango() !== null || !isDebianAsRoot()) return;
  process.stdout.write('No Django found: installing its packages with apt-get.\n');
  try {
    installPackages(PACKAGES);
  } catch (error) {
    process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`);
  }
}

export const describeDjango = (): string =>
  findDjango() === null ? 'not here, so examples/django was not tested' : 'here';
