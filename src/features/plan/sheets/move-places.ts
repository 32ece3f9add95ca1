import type { MemberPlan } from '../../../device/plan/member-plan.ts';
import { type DayTab, weekTabs } from '../../../domain/calendar/week-tabs.ts';
import { SLOT_LABELS } from '../../../domain/food/catalogue/slot-labels.ts';
import { canBeBegun } from '../../../domain/kitchen/cooking/preparations.ts';
import { type MoveRefusal, moveMeal } from '../../../domain/plan/changes/move-meal.ts';
import type { SlotChange, SlotOfDay, SolverInput } from '../../../domain/plan/week/solver-input.ts';
import { type Catalogue, kindOfSlot, SLOTS } from '../../../terms/food.ts';
import type { LocalDay } from '../../../terms/local-day.ts';

export interface Place extends SlotOfDay {
  readonly label: string;
  /** The present content of the place. */
  readonly holds: string;
  /** Null where the exchange cannot be. */
  readonly changes: readonly SlotChange[] | null;
  /** Why not, in words. */
  readonly refusal: string | null;
}

export interface PlacesOfDay {
  readonly date: LocalDay;
  readonly label: DayTab['label'];
  readonly places: readonly Place[];
}

const refusalWords = (refusal: MoveRefusal, { dishes }: Catalogue): string => {
  switch (refusal.kind) {
    case 'not-planned':
      return 'Not planned yet.';
    case 'other-kind':
      return 'Another kind of meal.';
    case 'held':
      return 'Locked, eaten or skipped.';
    case 'repeats':
      return `${dishes.get(refusal.recipeId)?.name ?? 'A dish'} would come twice on that day.`;
  }
};

/** The dish that would come to a place too late to begin what it needs ahead; undefined where all can be begun. */
const lateDish = (
  changes: readonly SlotChange[],
  today: LocalDay,
  { dishes }: Catalogue,
): string | undefined =>
  changes
    .flatMap((change) => change.meals.map(({ recipe }) => ({ change, dish: dishes.get(recipe) })))
    .find(({ change, dish }) => dish !== undefined && !canBeBegun(dish, change, today))?.dish?.name;

/** The places of the same kind, from today on, that a slot could change with. */
export const movePlaces = (
  from: SlotOfDay,
  today: LocalDay,
  { plan }: Pick<MemberPlan, 'plan'>,
  solverInput: SolverInput,
  catalogue: Catalogue,
): readonly PlacesOfDay[] =>
  weekTabs(today)
    .filter(({ date }) => date >= today)
    .map(({ date, label }) => {
      const day = plan.dated.find((planned) => planned.date === date);
      const places = SLOTS.filter(
        (slot) => kindOfSlot(slot) === kindOfSlot(from.slot) && !(date === from.date && slot === from.slot),
      ).map((slot): Place => {
        const moved = moveMeal(solverInput, from, { date, slot });
        const late = moved.ok ? lateDish(moved.value, today, catalogue) : undefined;
        const names = day?.slots[slot].map(({ name }) => name).join(', ') ?? '';
        return {
          date,
          slot,
          label: SLOT_LABELS[slot],
          holds: names === '' ? 'Nothing' : names,
          changes: moved.ok && late === undefined ? moved.value : null,
          refusal: moved.ok
            ? late === undefined
              ? null
              : `${late} must be started earlier.`
            : refusalWords(moved.error, catalogue),
        };
      });
      return { date, label, places: day === undefined ? [] : places };
    })
    .filter(({ places }) => places.length > 0);
