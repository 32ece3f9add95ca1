export type PlanId = 'free' | 'activeFit' | 'proFit' | 'eliteFit';

export interface MembershipPlan {
  readonly id: PlanId;
  readonly name: string;
  /** US dollars a month. */
  readonly price: number;
  /** Features that it adds to the plan before it. */
  readonly features: readonly string[];
}

/** Lowest first: each plan holds what the ones before it hold. */
const MEMBERSHIP_PLANS: readonly MembershipPlan[] = [
  {
    id: 'free',
    name: 'Free',
    price: 0,
    features: ['Basic meal plan generation', 'Water tracking', 'Women cycle tracking'],
  },
  {
    id: 'activeFit',
    name: 'ActiveFit',
    price: 3,
    features: ['Advanced meal plans', 'Google Fit integration', 'Wellness records'],
  },
  {
    id: 'proFit',
    name: 'ProFit',
    price: 5,
    features: [
      'Posture fitness module',
      'Meal plus exercise suggestions',
      'Fun activity suggestions',
      'Shopping list',
    ],
  },
  {
    id: 'eliteFit',
    name: 'EliteFit',
    price: 10,
    features: ['Blood report scanning', 'Complete follow-up', 'Fridge scanning'],
  },
];

/** Features that the product does not have yet. The page marks them, so that nobody takes them for there. */
export const PLANNED_FEATURES: readonly string[] = [
  'Google Fit integration',
  'Posture fitness module',
  'Meal plus exercise suggestions',
  'Fun activity suggestions',
  'Blood report scanning',
  'Complete follow-up',
  'Fridge scanning',
];

export type Standing = 'current' | 'lower' | 'higher';

/** Each plan and how it stands to the member's own; a type that no plan has counts as free. */
export const standings = (
  membershipType: string,
): readonly { readonly plan: MembershipPlan; readonly standing: Standing }[] => {
  const wanted = membershipType.toLowerCase();
  const found = MEMBERSHIP_PLANS.findIndex(({ id }) => id.toLowerCase() === wanted);
  const current = Math.max(found, 0);
  return MEMBERSHIP_PLANS.map((plan, at) => ({
    plan,
    standing: at === current ? 'current' : at < current ? 'lower' : 'higher',
  }));
};
