/** Messages between page and worker. */

/** The tag of the browser's `sync` events. */
export const OUTBOX_TAG = 'outbox';
/** A page to the worker: send what waits. */
export const SEND_WAITING = 'SEND_WAITING';
/** The worker to every page: something was delivered. */
export const CHANGES_DELIVERED = 'CHANGES_DELIVERED';
