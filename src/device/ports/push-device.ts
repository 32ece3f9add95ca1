/** The browser's subscription: an address at its push service and the keys that messages are encrypted for. */
export interface BrowserSubscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/**
 * `refused`: the person, or their browser, does not allow notifications. `needs-install`: an iPhone or iPad reminds only
 * for apps on its home screen.
 */
export type PushState = 'ready' | 'refused' | 'needs-install' | 'unavailable';

/** This browser as one that can be woken. */
export interface PushDevice {
  state(): PushState;
  /**
   * Subscribes anew with a server's public key; an earlier subscription ends. Null where the person or the browser
   * refuses. Call it in the handler of a tap: the browser asks for permission.
   */
  subscribe(publicKey: string): Promise<BrowserSubscription | null>;
  current(): Promise<BrowserSubscription | null>;
  unsubscribe(): Promise<void>;
  /** By the IANA database: `Europe/Lisbon`. */
  timeZone(): string;
}
