import { networkInterfaces } from 'node:os';
import ipaddr from 'ipaddr.js';

/** Everything that is given out to the public; what IPv6 has beside it leads to IPv4, to neighbours or nowhere. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');
/** A public address at which one provider answers its own machines alone. */
const PROVIDERS = new Set(['168.63.129.16']);

const isOwn = (address: string): boolean =>
  Object.values(networkInterfaces()).some((all) => all?.some((own) => own.address === address));

/**
 * Whether an IP address in its usual notation belongs to the public internet: not private, loopback, link-local,
 * shared, multicast, reserved, for documentation or measurements, not IPv4 in the clothes of IPv6, and not this machine.
 */
export const isPublicAddress = (address: string): boolean => {
  if (isOwn(address) || PROVIDERS.has(address)) return false;
  if (ipaddr.IPv4.isValidFourPartDecimal(address)) return ipaddr.IPv4.parse(address).range() === 'unicast';
  if (!ipaddr.IPv6.isValid(address)) return false;
  const parsed = ipaddr.IPv6.parse(address);
  return parsed.range() === 'unicast' && parsed.match(GLOBAL_UNICAST);
};
