import type { Catalogue, Slot } from '../../../terms/food.ts';
import type { JournalFact } from '../../../terms/journal.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import type { NutrientVector } from '../../../terms/nutrients.ts';
import type {
  DayTargets,
  DishOpinions,
  EatingRules,
  PersonFacts,
  PlannedDay,
  PlannedMeal,
  SafetyFacts,
} from '../../../terms/plan.ts';
import type { PlanWishes } from '../wishes/wishes.ts';
import type { ChosenMeal } from './plan-changes.ts';

export interface SlotOfDay {
  readonly date: LocalDay;
  readonly slot: Slot;
}

/** Food that was eaten beside the plan, as nutrients. */
export interface OffPlanFood extends SlotOfDay {
  readonly nutrients: NutrientVector;
}

/** A slot that is not to be chosen again. It may be empty. */
export interface HeldSlot extends SlotOfDay {
  readonly meals: readonly PlannedMeal[];
}

/** The person whose reference intakes and wishes a plan follows. */
export interface PlannedFor {
  readonly facts: Pick<PersonFacts, 'sex' | 'age'>;
  readonly safety: SafetyFacts;
  readonly wishes: PlanWishes;
}

/** A plan as the member has it now, with all that is needed to solve parts of it again; it crosses to a worker. */
export interface SolverInput {
  readonly days: readonly PlannedDay[];
  /** Slots that stay as they are: locked, eaten of, or skipped. */
  readonly held: readonly SlotOfDay[];
  readonly offPlanFoods: readonly OffPlanFood[];
  readonly targets: DayTargets;
  /** The least energy of a day, kcal. */
  readonly floorKcal: number;
  readonly rules: EatingRules;
  /** Null where the backend does not tell. */
  readonly plannedFor: PlannedFor | null;
  /** The first day whose dishes are cooked for later days too; absent where none are. */
  readonly cooksFrom?: LocalDay;
  readonly opinions: DishOpinions;
}

/** The same with the foods and dishes to choose from. */
export interface PlanToSolve extends SolverInput {
  readonly catalogue: Catalogue;
}

/** The new meals of a slot. */
export interface SlotChange extends SlotOfDay {
  readonly meals: readonly ChosenMeal[];
}

export const isHeld = ({ held }: Pick<SolverInput, 'held'>, date: LocalDay, slot: Slot): boolean =>
  held.some((one) => one.date === date && one.slot === slot);

/** The facts that make changes so. */
export const changeFacts = (planId: string, changes: readonly SlotChange[]): readonly JournalFact[] =>
  changes.map(({ date, slot, meals }) => ({
    day: date,
    kind: 'meals.set',
    payload: { planId, slot, meals },
  }));
