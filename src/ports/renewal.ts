/**
 * Renews the session on a device where the member stays signed in, if the backend offers it. A cookie that no script
 * can read allows it.
 */
export interface Renewal {
  /** Brings the backend in line with what the member chose on this device. */
  settle(): Promise<void>;
  /** The backend forgets this device: now or, without a network, with the next one. */
  end(): Promise<void>;
  /** True where the backend remembers this device only after its member has signed in once more. */
  needsSignIn(): boolean;
  /** True while a new token is about to come, so that nobody needs to be asked for the password. */
  expected(): boolean;
  subscribe(listener: () => void): () => void;
}
