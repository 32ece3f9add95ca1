import { promises } from 'node:dns';

/** Name resolution and connections to the web. Tests bring their own; the server's settings cannot. */
export interface Web {
  /** The addresses of a host's name; none if it has none. They are checked before anybody connects to them. */
  readonly resolve: (host: string) => Promise<readonly string[]>;
  /** The address and port that a connection to a checked address is opened to. */
  readonly dial: (address: string, port: number) => { readonly host: string; readonly port: number };
  /** An authority to trust instead of the usual ones. */
  readonly ca?: string;
}

/** Asks the name servers itself: the system's own way would block a thread for as long as a name server likes. */
export const createSystemWeb = (): Web => {
  const resolver = new promises.Resolver({ timeout: 2_000, tries: 2 });
  return {
    resolve: async (host) => {
      const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
      return found.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
    },
    dial: (host, port) => ({ host, port }),
  };
};
