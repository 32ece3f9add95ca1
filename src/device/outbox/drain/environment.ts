import type { LocalDay } from '../../../terms/local-day.ts';
import type { StaleResource } from '../kinds/change-kind.ts';

/** The surroundings of the device layer. Page, worker and tests each bring their own. */

export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
  /** The member's local calendar day. */
  today(): LocalDay;
  /** Runs `job` once after `ms` milliseconds; the answer cancels it. */
  after(ms: number, job: () => void): () => void;
}

export interface Ids {
  /** A fresh UUID. */
  next(): string;
}

export interface Connectivity {
  online(): boolean;
  subscribe(listener: () => void): () => void;
}

export interface Visibility {
  visible(): boolean;
  subscribe(listener: () => void): () => void;
}

export interface Locks {
  /** True where a lock holds for every tab and the worker: its holder knows that nobody else sends. */
  readonly acrossTabs: boolean;
  /** Runs `job` while holding the lock; false, without running it, where another holder has it. */
  tryRun(name: string, job: () => Promise<void>): Promise<boolean>;
}

/** The worker, which can send while no page is open. */
export interface Background {
  /** Something was committed: wake up once there is a network. Never fails, and promises nothing. */
  request(): void;
  /** Calls after something was delivered there, with what that made stale on this device. */
  subscribe(listener: (stale: readonly StaleResource[]) => void): () => void;
}
