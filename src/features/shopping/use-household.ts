import { useMemo } from 'react';
import type { DevicePlan } from '../../data/device-plan.ts';
import type { Catalogue } from '../../domain/catalogue/types.ts';
import type { LocalDay } from '../../domain/planner/types.ts';
import { useCatalogue, useLive, useToday } from '../../ports/hooks.ts';
import { useMemberPlan } from '../../ports/use-member-plan.ts';
import { readShoppingFacts, type ShoppingFacts } from './shopping-facts.ts';
import { type Household, householdOf } from './shopping-view.ts';

export interface HouseholdState {
  readonly today: LocalDay;
  readonly plan: DevicePlan | null;
  readonly facts: ShoppingFacts;
  /** Null where this device could not load the foods. */
  readonly known: { readonly catalogue: Catalogue; readonly household: Household } | null;
}

/** Plan, pantry and list out of the device's own copy; undefined while they are read. */
export const useHousehold = (): HouseholdState | undefined => {
  const today = useToday();
  const { catalogue, error } = useCatalogue();
  const plan = useMemberPlan();
  const facts = useLive((db) => readShoppingFacts(db, today), [today]);
  const known = useMemo(
    () =>
      plan === undefined || facts === undefined || catalogue === null
        ? null
        : { catalogue, household: householdOf(plan, facts, catalogue) },
    [plan, facts, catalogue],
  );
  if (plan === undefined || facts === undefined || (catalogue === null && error === null)) return undefined;
  return { today, plan: plan?.plan ?? null, facts, known };
};
