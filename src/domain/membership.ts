/** The membership plans with their price a month in US dollars, cheapest first. */
export const MEMBERSHIPS = [
  { type: 'free', name: 'Free', pricePerMonth: 0 },
  { type: 'activeFit', name: 'ActiveFit', pricePerMonth: 3 },
  { type: 'proFit', name: 'ProFit', pricePerMonth: 5 },
  { type: 'eliteFit', name: 'EliteFit', pricePerMonth: 10 },
] as const;

export type MembershipType = (typeof MEMBERSHIPS)[number]['type'];
export const MEMBERSHIP_TYPES = [
  'free',
  'activeFit',
  'proFit',
  'eliteFit',
] as const satisfies readonly MembershipType[];

/** The plan's name; a type that this product does not know is shown as it is. */
export const membershipName = (type: string): string =>
  MEMBERSHIPS.find((membership) => membership.type === type)?.name ?? type;
