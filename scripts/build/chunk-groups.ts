import { join } from 'node:path';

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** Its few modules that the app has too must not bring the app's. */
const LANDING = ['src/features/public/enhance.ts'];
/** It stays as it is from release to release, so an update need not bring it again. */
const REACT = /\/node_modules\/(?:react|react-dom|scheduler)\//;
const MAIN = ['src/main.tsx'];
const SIGN_IN = ['src/features/account/sign-in/sign-in-screen.tsx'];
/** The parts of later dialogs that the sign-in shows at once: alone they would be files of their own. */
const DIALOG = ['src/ui/overlay/modal.tsx', 'src/ui/show/notice.tsx'];

const componentOf = (route: string): string => `src/routes/${route}.tsx?tsr-split=component`;
/** The file of a route that reads ahead. */
const withLoaderOf = (route: string): string => `${componentOf(route)}---loader`;
/** A member's first screens by the names of their files; `member` is what both stand in. */
export const FIRST_SCREENS = {
  member: [
    'src/app/boot/compose-member.ts',
    componentOf('_authenticated'),
    componentOf('_authenticated/dashboard'),
  ],
  overview: [withLoaderOf('_authenticated/dashboard/index')],
  plan: [withLoaderOf('_authenticated/dashboard/diet-plan')],
} as const;

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
    if (within(LANDING)) return within(MAIN) || within(SIGN_IN) ? 'shared' : null;
    if (REACT.test(id)) return 'react';
    const member = within(FIRST_SCREENS.member) || within(DIALOG);
    const overview = within(FIRST_SCREENS.overview);
    const plan = within(FIRST_SCREENS.plan);
    if (within(MAIN) || (within(SIGN_IN) && (member || overview || plan))) return 'start';
    if (member || (overview && plan)) return 'member';
    if (overview) return 'overview';
    return plan ? 'plan' : null;
  };
}
