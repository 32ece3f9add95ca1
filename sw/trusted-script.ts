interface ScriptUrlPolicy {
  createScriptURL(url: string): string;
}
interface TrustedTypesWorker {
  readonly trustedTypes?: { createPolicy(name: string, rules: ScriptUrlPolicy): ScriptUrlPolicy };
}

/** The script that the worker loads to send changes. The server's header `trusted-types sw` allows no other policy. */
const OUTBOX_SCRIPT = '/sw-outbox.js';

const rules: ScriptUrlPolicy = {
  createScriptURL(url) {
    if (url === OUTBOX_SCRIPT) return url;
    throw new TypeError(`${url} is not a part of this worker`);
  },
};

const policy = (globalThis as TrustedTypesWorker).trustedTypes?.createPolicy('sw', rules) ?? rules;

/** Returns the script's URL in a form that `importScripts` accepts under Trusted Types. */
export const outboxScriptUrl = (): string => policy.createScriptURL(OUTBOX_SCRIPT);
