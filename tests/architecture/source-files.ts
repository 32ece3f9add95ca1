import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';

export const ROOT = join(import.meta.dirname, '..', '..');

const FOLDERS = ['src', 'sw', 'server', 'catalogue', 'scripts', 'tests'];
const CODE = /\.(ts|tsx)$/;
const GENERATED = /\.gen\.(ts|json)$|\/migrations\//;

const IMPORTS = [
  /^\s*(?:import|export)\b[^'";]*?\bfrom\s*['"]([^'"]+)['"]/gm,
  /^\s*import\s*['"]([^'"]+)['"]/gm,
  /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g,
];
const STARTED = /\bnew URL\(\s*['"](\.[^'"]+\.tsx?)['"]/g;

export interface SourceFile {
  /** From the repository's root, with forward slashes. */
  readonly path: string;
  readonly text: string;
  /** Every module it names, types included: a path from the root for a relative one, else the specifier. */
  readonly imports: readonly string[];
  /** Every file it starts as a worker, by path from the root. */
  readonly starts: readonly string[];
}

function resolveImport(from: string, specifier: string): string {
  const path = specifier.split('?')[0] ?? specifier;
  return path.startsWith('.') ? normalize(join(dirname(from), path)) : path;
}

const namedBy = (patterns: readonly RegExp[], path: string, text: string): string[] => {
  const specifiers = patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => match[1] ?? ''),
  );
  return [...new Set(specifiers.map((specifier) => resolveImport(path, specifier)))];
};

export const readSource = (path: string, text: string): SourceFile => ({
  path,
  text,
  imports: namedBy(IMPORTS, path, text),
  starts: namedBy([STARTED], path, text),
});

function listFiles(folder: string): string[] {
  const entries = readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)));
}

/** Every file of the project's own folders. */
export const allPaths: readonly string[] = FOLDERS.flatMap(listFiles).filter(
  (path) => !path.endsWith('.tsbuildinfo'),
);

const written: readonly SourceFile[] = allPaths
  .filter((path) => CODE.test(path) && !GENERATED.test(path))
  .map((path) => readSource(path, readFileSync(join(ROOT, path), 'utf8')));

const isTest = ({ path }: SourceFile): boolean => /^tests\/|\.test\.tsx?$/.test(path);

/** The written code of the product: no generated file and no test. */
export const sources: readonly SourceFile[] = written.filter((file) => !isTest(file));

/** Tests and what supports them. */
export const tests: readonly SourceFile[] = written.filter(isTest);
