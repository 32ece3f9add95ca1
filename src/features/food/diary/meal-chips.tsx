import { SLOT_LABELS } from '../../../domain/food/catalogue/slot-labels.ts';
import { SLOTS, type Slot } from '../../../terms/food.ts';
import { SingleChoiceChips } from '../../../ui/form/choice-chips.tsx';

/** At which meal something was eaten. */
export function MealChips(props: { slot: Slot | null; onChange: (slot: Slot) => void }) {
  return (
    <SingleChoiceChips
      legend="Eaten at"
      name="eaten-at"
      options={SLOTS.map((slot) => ({ value: slot, label: SLOT_LABELS[slot] }))}
      value={props.slot}
      onChange={props.onChange}
    />
  );
}

/** "Add to Lunch", or that a meal is to be chosen first. */
export const addWords = (slot: Slot | null): string =>
  slot === null ? 'Choose a meal' : `Add to ${SLOT_LABELS[slot]}`;
