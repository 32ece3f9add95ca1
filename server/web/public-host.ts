import { networkInterfaces } from 'node:os';
import ipaddr from 'ipaddr.js';
import { err, ok, type Result } from '../../src/terms/result.ts';
import type { Web } from './web.ts';

/** Everything that is given out to the public; what IPv6 has beside it leads to IPv4, to neighbours or nowhere. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');
/** A public address at which one provider answers its own machines alone. */
const PROVIDERS = new Set(['168.63.129.16']);

const isOwn = (address: string): boolean =>
  Object.values(networkInterfaces()).some((all) => all?.some((own) => own.address === address));

/**
 * True if an IP address in its usual notation belongs to the public internet: not private, loopback, link-local,
 * shared, multicast, reserved, for documentation or measurements, not IPv4 in the clothes of IPv6, and not this machine.
 */
const isPublicAddress = (address: string): boolean => {
  if (isOwn(address) || PROVIDERS.has(address)) return false;
  if (ipaddr.IPv4.isValidFourPartDecimal(address)) return ipaddr.IPv4.parse(address).range() === 'unicast';
  if (!ipaddr.IPv6.isValid(address)) return false;
  const parsed = ipaddr.IPv6.parse(address);
  return parsed.range() === 'unicast' && parsed.match(GLOBAL_UNICAST);
};

/** One name's addresses that are tried; the first that answers is taken. */
const ADDRESSES_MAX = 3;
const IP_LITERAL = /^\[|^[\d.]+$/;

/** True for a host that is a public address itself, or a name that others than this network know. */
export const mayBePublic = ({ hostname }: URL): boolean =>
  IP_LITERAL.test(hostname)
    ? isPublicAddress(hostname.replace(/^\[|\]$/g, ''))
    : hostname.replace(/\.$/, '').includes('.');

/** The addresses of a URL's host. One that is not public spoils them all: nobody honest has both. */
export const publicAddressesOf = async (
  url: URL,
  web: Pick<Web, 'resolve'>,
): Promise<Result<readonly string[], 'not-allowed' | 'unreachable'>> => {
  if (!mayBePublic(url)) return err('not-allowed');
  const { hostname } = url;
  const addresses = IP_LITERAL.test(hostname)
    ? [hostname.replace(/^\[|\]$/g, '')]
    : await web.resolve(hostname);
  if (addresses.length === 0) return err('unreachable');
  return addresses.every(isPublicAddress) ? ok(addresses.slice(0, ADDRESSES_MAX)) : err('not-allowed');
};

/** The name that the certificate of a URL's server must have; empty for an address. */
export const serverNameOf = ({ hostname }: URL): string =>
  IP_LITERAL.test(hostname) ? '' : hostname.replace(/\.$/, '');
