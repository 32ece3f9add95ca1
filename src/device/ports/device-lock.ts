/** Made for one member: the browser's name for it, and 32 bytes that only the device's own lock gives out. */
export interface DeviceSecret {
  readonly credentialId: ArrayBuffer;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The device's own lock: a fingerprint, a face or the code of its screen. The browser asks for it. */
export interface DeviceLock {
  available(): Promise<boolean>;
  /**
   * Call it in the handler of a tap. An earlier one of the member's is replaced. `refused`: the person or the browser
   * said no. `no-secret`: this device can tell who is there, but gives out nothing that could protect a key.
   */
  make(member: {
    readonly memberId: string;
    readonly name: string;
  }): Promise<DeviceSecret | 'refused' | 'no-secret'>;
  /** The same bytes again; null where the person or the browser said no. */
  ask(credentialId: ArrayBuffer): Promise<Uint8Array<ArrayBuffer> | null>;
}
