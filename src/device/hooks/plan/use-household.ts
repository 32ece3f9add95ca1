import { useEffect, useMemo } from 'react';
import { shopThings } from '../../../domain/kitchen/shopping/shop-things.ts';
import { type FoodNames, foodNames } from '../../../domain/kitchen/shopping/sum-up.ts';
import type { Catalogue } from '../../../terms/food.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import { stored } from '../../db/storage.ts';
import type { MemberPlan } from '../../plan/member-plan.ts';
import { readShoppingFacts, type ShoppingFacts } from '../../plan/read/shopping-facts.ts';
import { sumUpShoppingLog } from '../../plan/read/shopping-log.ts';
import { type Household, householdOf } from '../../plan/read/shopping-view.ts';
import { usePorts } from '../../ports/ports.tsx';
import { useCatalogue, useLive, useSession, useToday } from '../hooks.ts';
import { useMemberPlan } from './use-member-plan.ts';

export interface HouseholdState {
  readonly today: LocalDay;
  readonly member: MemberPlan | null;
  readonly facts: ShoppingFacts;
  /** Null where this device could not load the foods. */
  readonly known: { readonly catalogue: Catalogue; readonly household: Household } | null;
}

/** Sums up what lies behind, once a screen is open that had to read much of it. */
const useSummingUp = (isLong: boolean, names: FoodNames | null, today: LocalDay): void => {
  const { device } = usePorts();
  const memberId = useSession()?.memberId ?? null;
  useEffect(() => {
    if (memberId === null || names === null || !isLong) return;
    const db = device.open(memberId);
    void stored(db, () => sumUpShoppingLog(db, today, names));
  }, [device, memberId, names, isLong, today]);
};

/** Plan, pantry and list out of the device's own copy; undefined while they are read. */
export const useHousehold = (): HouseholdState | undefined => {
  const today = useToday();
  const { catalogue, error } = useCatalogue();
  const plan = useMemberPlan();
  const names = useMemo(
    () => (catalogue === null ? null : foodNames(shopThings(catalogue.foods), catalogue.foods.keys())),
    [catalogue],
  );
  const merged = names?.merged ?? null;
  const facts = useLive(readShoppingFacts, [today, merged]);
  useSummingUp(facts?.isLong ?? false, names, today);
  const known = useMemo(
    () =>
      plan === undefined || facts === undefined || catalogue === null
        ? null
        : { catalogue, household: householdOf(plan, facts, catalogue) },
    [plan, facts, catalogue],
  );
  if (plan === undefined || facts === undefined || (catalogue === null && error === null)) return undefined;
  return { today, member: plan, facts, known };
};
