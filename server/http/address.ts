import { isIPv6 } from 'node:net';
import type { Context } from 'hono';

/** Values from the HTTP listener; absent when the app is called in-process. */
export interface NodeBindings {
  readonly outgoing?: { setHeader(name: string, value: string): unknown };
  /** True if the server has been told to stop. */
  readonly isStopping?: () => boolean;
  readonly incoming?: { readonly socket: { readonly remoteAddress?: string | undefined } };
}

const IPV6_GROUPS = 8;
const IPV6_NETWORK_GROUPS = 4;

/** Some proxies write the port as well, another one for each connection. */
const withoutPort = (address: string): string =>
  /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;

const groupsOf = (part: string | undefined): readonly string[] => (part ? part.split(':') : []);

/** One IPv6 household is one /64, however its addresses are abbreviated. */
const network = (address: string): string => {
  if (!isIPv6(address)) return address;
  const dotted = /^(.*:)(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(address);
  if (dotted !== null) {
    const [a = 0, b = 0, c = 0, d = 0] = dotted.slice(2).map(Number);
    return network(`${dotted[1]}${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`);
  }
  const [start, end] = address.split('::').map(groupsOf);
  const head = start ?? [];
  const gap = end === undefined ? 0 : Math.max(0, IPV6_GROUPS - head.length - end.length);
  const groups = [...head, ...Array<string>(gap).fill('0'), ...(end ?? [])].map((group) =>
    Number.parseInt(group, 16),
  );
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.');
  return groups
    .slice(0, IPV6_NETWORK_GROUPS)
    .map((group) => group.toString(16))
    .join(':');
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
