/**
 * Renews the session on a device where the member stays signed in, if the backend offers it. A cookie that no script
 * can read allows it.
 */
export interface Renewal {
  /** Makes the backend remember or forget this device, as the member chose on it. */
  settle(): Promise<void>;
  /** Makes the backend forget this device, at once or as soon as there is a network. */
  end(): Promise<void>;
  /** True if the backend will remember this device only after the member signs in again. */
  needsSignIn(): boolean;
  /** True while a renewal may still bring a new token, so that no screen should ask for the password. */
  expected(): boolean;
  subscribe(listener: () => void): () => void;
}
