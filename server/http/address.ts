import type { Context } from 'hono';

/** What @hono/node-server hands over beside the request; absent when the app is called in-process. */
export interface NodeBindings {
  readonly incoming?: { readonly socket: { readonly remoteAddress?: string | undefined } };
}

const IPV6_NETWORK_GROUPS = 4;

/** One IPv6 household is one /64. */
const network = (address: string): string =>
  address.includes(':') && !address.includes('.')
    ? address.split(':').slice(0, IPV6_NETWORK_GROUPS).join(':')
    : address;

/**
 * The caller's address. Behind a proxy (a published server) it is the last entry of X-Forwarded-For,
 * the one the proxy itself wrote; what a caller wrote stands further left and is ignored.
 */
export const callerAddress = (c: Context<{ Bindings: NodeBindings }>, behindProxy: boolean): string => {
  const forwarded = behindProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return network(forwarded || (c.env?.incoming?.socket.remoteAddress ?? 'in-process'));
};
