/** The browser's offer to install the app, stored until a good moment. */
export interface InstallOffer {
  /** True while the browser would ask; never in browsers without such an offer, or once installed. */
  current(): boolean;
  subscribe(listener: () => void): () => void;
  /** Has the browser ask the member. The offer is used up by that. */
  ask(): Promise<void>;
}
