import { dirname } from 'node:path';

interface Module {
  readonly path: string;
  readonly imports: readonly string[];
}

/** Walks every import depth first; each way back into the path being walked is one cycle, written as its members. */
export function findCycles(modules: readonly Module[]): string[] {
  const importsByPath = new Map(modules.map(({ path, imports }) => [path, imports]));
  const finished = new Set<string>();
  const cycles: string[] = [];

  function walk(path: string, trail: readonly string[]): void {
    const start = trail.indexOf(path);
    if (start >= 0) {
      cycles.push([...trail.slice(start), path].join(' -> '));
      return;
    }
    if (finished.has(path)) return;
    for (const target of importsByPath.get(path) ?? []) walk(target, [...trail, path]);
    finished.add(path);
  }

  for (const { path } of modules) walk(path, []);
  return cycles;
}

/** The folders below `floor` as modules: the first `depth` names of each file's, importing those that its files import. */
export function foldersOf(modules: readonly Module[], floor: string, depth: number): readonly Module[] {
  const folderOf = (path: string): string => dirname(path).split('/').slice(0, depth).join('/');
  const importsByFolder = new Map<string, Set<string>>();
  for (const { path, imports } of modules) {
    if (!path.startsWith(`${floor}/`)) continue;
    const own = folderOf(path);
    const known = importsByFolder.get(own) ?? new Set();
    importsByFolder.set(own, known);
    for (const target of imports)
      if (target.startsWith(`${floor}/`) && folderOf(target) !== own) known.add(folderOf(target));
  }
  return [...importsByFolder].map(([path, imports]) => ({ path, imports: [...imports] }));
}
