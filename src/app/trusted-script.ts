import plannerWorkerUrl from '../workers/planner-worker.ts?worker&url';

interface ScriptUrlPolicy {
  createScriptURL(url: string): string;
}
interface TrustedTypesWindow {
  readonly trustedTypes?: { createPolicy(name: string, rules: ScriptUrlPolicy): ScriptUrlPolicy };
}

/** The only scripts that code may start by address. The server's `trusted-types sw` forbids a second policy. */
const ALLOWED: ReadonlySet<string> = new Set(['/sw.js', plannerWorkerUrl]);

const rules: ScriptUrlPolicy = {
  createScriptURL(url) {
    if (ALLOWED.has(url)) return url;
    throw new TypeError(`${url} is not a worker of this app`);
  },
};

const policy = (globalThis as TrustedTypesWindow).trustedTypes?.createPolicy('sw', rules) ?? rules;

/** Turns a worker's address into one the browser accepts under Trusted Types. Throws TypeError for any other. */
export const trustedScriptUrl = (url: string): string => policy.createScriptURL(url);

/** The thread that plans beside the page. */
export const startPlannerWorker = (): Worker =>
  new Worker(trustedScriptUrl(plannerWorkerUrl), { type: 'module' });
