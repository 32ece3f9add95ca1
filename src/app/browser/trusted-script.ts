import plannerWorkerUrl from '../../workers/planner-worker.ts?worker&url';

interface ScriptUrlPolicy {
  createScriptURL(url: string): string;
}
interface TrustedTypesWindow {
  readonly trustedTypes?: { createPolicy(name: string, rules: ScriptUrlPolicy): ScriptUrlPolicy };
}

/** The only scripts that the page may start by URL. The header `trusted-types` allows no other policy for scripts. */
const ALLOWED: ReadonlySet<string> = new Set(['/sw.js', plannerWorkerUrl]);

const rules: ScriptUrlPolicy = {
  createScriptURL(url) {
    if (ALLOWED.has(url)) return url;
    throw new TypeError(`${url} is not a worker of this app`);
  },
};

const policy = (globalThis as TrustedTypesWindow).trustedTypes?.createPolicy('sw', rules) ?? rules;

/** Returns a worker's URL in a form that the browser accepts under Trusted Types. Throws a TypeError for other URLs. */
export const trustedScriptUrl = (url: string): string => policy.createScriptURL(url);

/** Starts the worker that plans weeks. */
export const startPlannerWorker = (): Worker =>
  new Worker(trustedScriptUrl(plannerWorkerUrl), { type: 'module' });
