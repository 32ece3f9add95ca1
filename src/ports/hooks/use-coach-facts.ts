import { readLastWeight } from '../../data/repositories/journal.ts';
import { SLOTS } from '../../domain/catalogue/types.ts';
import type { CoachFacts } from '../../domain/coach/coach-facts.ts';
import { ADULT_AGE } from '../../domain/nutrition/gates.ts';
import { useLive, useToday } from './hooks.ts';
import { useComfortSettings } from './use-comfort-settings.ts';
import { useDay } from './use-day.ts';
import { useMember } from './use-member.ts';

/** Facts for answers without a network; null while they are read. */
export const useCoachFacts = (): CoachFacts | null => {
  const today = useToday();
  const day = useDay(today);
  const weight = useLive(readLastWeight, []);
  const { profile } = useMember();
  const { figures } = useComfortSettings();
  if (day === null || weight === undefined) return null;
  const { plan, planned, energy, water } = day;
  const stateOf = plan?.stateOf;
  return {
    day: planned && {
      meals: SLOTS.filter((slot) => stateOf?.(today, slot).forbidden !== true).flatMap((slot) =>
        planned.slots[slot].map(({ name, kcal }) => ({ slot, name, kcal })),
      ),
      kcal: energy.goal,
    },
    goalLitres: water.goal,
    logged: { kcal: energy.eaten, litres: water.intake, weight },
    minor: profile !== null && profile.age > 0 && profile.age < ADULT_AGE,
    figures: figures && plan?.solverInput?.plannedFor?.safety.eatingDisorder !== true,
  };
};
