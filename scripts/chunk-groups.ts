import { join } from 'node:path';

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** Its few modules that the app has too must not bring the app's. */
const LANDING = ['src/features/landing/enhance.ts'];
const MAIN = ['src/main.tsx'];
const SIGN_IN = ['src/features/auth/sign-in-screen.tsx'];
const MEMBER = ['src/app/compose-member.ts', 'src/app/member-area.tsx', 'src/app/dashboard-shell.tsx'];
const OVERVIEW = ['src/features/overview/overview-screen.tsx', 'src/features/kitchen/preparation-card.tsx'];
const PLAN = ['src/features/meal-plan/diet-plan-screen.tsx'];

/**
 * Which modules are one file because the first screens always load them together: a file for each costs a slow phone
 * a request and a start of its own. Null leaves a module to its importers.
 */
export function chunkOf(root: string): (id: string, graph: ModuleGraph) => string | null {
  const reached = new Map<readonly string[], ReadonlySet<string>>();

  function closure(entries: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
    const known = reached.get(entries);
    if (known !== undefined) return known;
    const found = new Set<string>();
    const follow = (id: string): void => {
      if (found.has(id)) return;
      found.add(id);
      for (const next of graph.getModuleInfo(id)?.importedIds ?? []) follow(next);
    };
    for (const entry of entries) follow(join(root, entry));
    reached.set(entries, found);
    return found;
  }

  return (id, graph) => {
    const within = (entries: readonly string[]): boolean => closure(entries, graph).has(id);
    if (within(LANDING)) return null;
    const member = within(MEMBER);
    const overview = within(OVERVIEW);
    const plan = within(PLAN);
    if (within(MAIN) || (within(SIGN_IN) && (member || overview || plan))) return 'start';
    if (member || (overview && plan)) return 'member';
    if (overview) return 'overview';
    return plan ? 'plan' : null;
  };
}
