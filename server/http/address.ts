import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';

/** Values from the HTTP listener; absent when the app is called in-process. */
export interface NodeBindings {
  readonly outgoing?: { setHeader(name: string, value: string): unknown };
  /** True if the server has been told to stop. */
  readonly isStopping?: () => boolean;
  readonly incoming?: { readonly socket: { readonly remoteAddress?: string | undefined } };
}

const IPV6_NETWORK_GROUPS = 4;

/** Some proxies write the port as well, another one for each connection. */
const withoutPort = (address: string): string =>
  /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;

/** One IPv6 household is one /64, however its addresses are abbreviated; IPv4 is IPv4 in IPv6's clothes too. */
const network = (address: string): string => {
  if (!ipaddr.isValid(address)) return address;
  return ipaddr.process(address).toNormalizedString().split(':').slice(0, IPV6_NETWORK_GROUPS).join(':');
};

/** The part of a network that one customer has: the /48 of an IPv6 address, the whole IPv4 address. */
export const siteOf = (address: string): string => address.split(':').slice(0, 3).join(':');

/**
 * The caller's address. Behind a proxy (a published server) it is the last entry of X-Forwarded-For,
 * the one the proxy itself wrote; what a caller wrote stands further left and is ignored.
 */
export const callerAddress = (c: Context<{ Bindings: NodeBindings }>, behindProxy: boolean): string => {
  const forwarded = behindProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return network(withoutPort(forwarded || (c.env?.incoming?.socket.remoteAddress ?? 'in-process')));
};
