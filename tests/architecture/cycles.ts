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
