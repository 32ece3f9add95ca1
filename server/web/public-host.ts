import { err, ok, type Result } from '../../src/terms/result.ts';
import { isPublicAddress } from './public-address.ts';
import type { Web } from './web.ts';

/** Of one name; the first that answers is taken. */
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
