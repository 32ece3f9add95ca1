import { Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useAmount } from '../../../device/hooks/food/use-amount.ts';
import { SLOT_LABELS } from '../../../domain/food/catalogue/slot-labels.ts';
import type { RecentFood } from '../../../domain/food/diary/eaten-choices.ts';
import { amountRule, isBaseUnit, unitName, weightInWords } from '../../../domain/food/diary/food-amounts.ts';
import { SLOTS, type Slot } from '../../../terms/food.ts';
import { AmountStepper } from '../../../ui/form/amount-stepper.tsx';
import { SingleChoiceChips } from '../../../ui/form/choice-chips.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { Button } from '../../../ui/show/button.tsx';
import { Figure } from '../../../ui/show/comfort.tsx';
import { groupDigits } from '../../../ui/show/group-digits.ts';

export interface AmountEaten {
  readonly grams: number;
  readonly slot: Slot;
  /** The planned dish of the slot is skipped. */
  readonly instead: boolean;
}

/** Asks for the amount of a food, in its own measures or by weight, and for the meal. */
export function EatenAmount(props: {
  picked: RecentFood;
  slot: Slot;
  /** The planned and uneaten dish of a meal; null if it cannot be skipped. */
  planned: (slot: Slot) => string | null;
  onAdd: (amount: AmountEaten) => void;
}) {
  const { food } = props.picked;
  const { units, unit, count, grams, kcal, ...amount } = useAmount(food, props.picked.grams);
  const [slot, setSlot] = useState(props.slot);
  const [instead, setInstead] = useState(true);
  const planned = props.planned(slot);
  return (
    <Stack gap="5">
      <AmountStepper
        units={units.map((each) => ({ value: each.label, label: unitName(each) }))}
        unit={unit.label}
        onUnit={amount.chooseUnit}
        count={count}
        rule={amountRule(unit)}
        onCount={amount.setCount}
        note={
          <>
            {isBaseUnit(unit) ? null : weightInWords(food, grams)}
            <Figure>
              {isBaseUnit(unit) ? '' : ' · '}
              {groupDigits(kcal)} kcal
            </Figure>
          </>
        }
        onLess={amount.less}
        onMore={amount.more}
      />
      <SingleChoiceChips
        legend="Eaten at"
        name="eaten-at"
        options={SLOTS.map((each) => ({ value: each, label: SLOT_LABELS[each] }))}
        value={slot}
        onChange={setSlot}
      />
      {planned === null ? null : (
        <Switch label={`Instead of ${planned}`} on={instead} onChange={setInstead} />
      )}
      <Button wide onClick={() => props.onAdd({ grams, slot, instead: instead && planned !== null })}>
        Add to {SLOT_LABELS[slot]}
      </Button>
    </Stack>
  );
}
