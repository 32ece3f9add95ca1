import { energyFloor } from '../domain/body/nutrition/energy.ts';
import { referenceIntakes } from '../domain/body/nutrition/reference-intakes.ts';
import { drinkLitres } from '../domain/body/water/water-goal.ts';
import { type DescribedDay, describeDay } from '../domain/plan/changes/describe-week.ts';
import type { MemberFacts } from '../domain/plan/making/member-facts.ts';
import type { BoundAnswer } from '../domain/plan/wishes/wishes-from-answers.ts';
import { ADULT_AGE } from '../terms/adult-age.ts';
import { type Catalogue, SLOTS, type Slot } from '../terms/food.ts';
import type { LocalDay } from '../terms/local-day.ts';
import type { DayTargets, PlannedDay } from '../terms/plan.ts';
import type { PlanDetails } from './plan.ts';
import { toWirePlannedFor, toWireRules } from './plan-basis.ts';

/** A plan as it was made, and what it was made of. */
export interface MadePlan {
  readonly id: string;
  /** A safety rule holds the weight. */
  readonly maintenanceOnly: boolean;
  readonly targets: DayTargets;
  readonly cooksFrom?: LocalDay;
  /** At least one. */
  readonly planned: readonly PlannedDay[];
  readonly facts: MemberFacts;
  readonly answers: readonly BoundAnswer[];
}

/** The context in which the days of a plan are described. */
export const describedBy = ({ facts, targets }: Pick<MadePlan, 'facts' | 'targets'>) => ({
  targets,
  intakes: referenceIntakes(facts.person, facts.safety),
});

const detailMeals = (day: DescribedDay, slot: Slot): PlanDetails['days'][number]['meals'] =>
  day.groups[slot].map((meal) => ({
    slot,
    recipe_id: meal.recipeId,
    name: meal.name,
    portion: meal.portion,
    kcal: meal.kcal,
    protein_g: meal.protein,
    carbs_g: meal.carbs,
    fat_g: meal.fat,
    why: meal.why,
  }));

const detailDay = ({ date, locked = [] }: PlannedDay, day: DescribedDay): PlanDetails['days'][number] => ({
  date,
  meals: SLOTS.flatMap((slot) => detailMeals(day, slot)),
  ...(locked.length === 0 ? {} : { locked: [...locked] }),
});

/** The lowest energy of a day, kcal. If safety holds the weight, nothing is taken off; children have no other floor. */
const floorOf = ({ facts, maintenanceOnly, targets }: MadePlan): number => {
  const { age, sex } = facts.person;
  return maintenanceOnly || age < ADULT_AGE ? targets.kcal : energyFloor(sex);
};

/** A plan as its details travel and as a device keeps it: as planned, without the member's changes. */
export const planDetailsOf = (plan: MadePlan, catalogue: Catalogue): PlanDetails => {
  const { facts, planned } = plan;
  return {
    plan_id: plan.id,
    week_start: planned[0]?.date ?? '',
    targets: plan.targets,
    maintenance_only: plan.maintenanceOnly,
    rules: toWireRules(facts.rules),
    planned_for: toWirePlannedFor({ facts: facts.person, safety: facts.safety, wishes: facts.wishes }),
    floor_kcal: floorOf(plan),
    water_goal_l: drinkLitres(facts.person, facts.safety),
    ...(plan.cooksFrom === undefined ? {} : { cooks_from: plan.cooksFrom }),
    answers: [...plan.answers],
    days: planned.map((day) => detailDay(day, describeDay(day, catalogue, describedBy(plan)))),
  };
};
