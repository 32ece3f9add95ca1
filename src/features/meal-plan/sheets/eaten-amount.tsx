import { chakra, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { SLOT_LABELS } from '../../../domain/catalogue/slot-labels.ts';
import { SLOTS, type Slot } from '../../../domain/catalogue/types.ts';
import { kitchenGrams } from '../../../domain/kitchen/amounts.ts';
import { Button } from '../../../ui/button.tsx';
import { Figure } from '../../../ui/comfort.tsx';
import { SingleChoiceChips } from '../../../ui/form/choice-chips.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { groupDigits } from '../../../ui/group-digits.ts';
import { Stepper } from '../../../ui/stepper.tsx';
import type { RecentFood } from '../../../domain/diary/eaten-choices.ts';
import { type AmountUnit, amountUnits, countInWords, kcalOf } from '../../../domain/diary/food-amounts.ts';
import { Quiet } from '../../../ui/choice.tsx';

export interface AmountEaten {
  readonly grams: number;
  readonly kcal: number;
  readonly slot: Slot;
  /** The planned dish of the slot is skipped. */
  readonly instead: boolean;
}

const Big = chakra('p', { base: { fontSize: 'xl', fontWeight: 700, lineHeight: 1.2 } });

/** The unit in which an amount is a number of steps, and that number; by weight if none. */
const countOf = (units: readonly AmountUnit[], grams: number): { unit: AmountUnit; count: number } | null => {
  for (const unit of units) {
    const count = Math.round(grams / unit.grams / unit.step) * unit.step;
    if (count > 0 && Math.abs(count * unit.grams - grams) < 1) return { unit, count };
  }
  const weight = units.at(-1);
  return weight === undefined ? null : { unit: weight, count: Math.round(grams) };
};

/** Asks for the amount of a food, in its own measures or by weight, and for the meal. */
export function EatenAmount(props: {
  picked: RecentFood;
  slot: Slot;
  /** The planned and uneaten dish of a meal; null if it cannot be skipped. */
  planned: (slot: Slot) => string | null;
  onAdd: (amount: AmountEaten) => void;
}) {
  const { food, grams: usual } = props.picked;
  const units = amountUnits(food);
  const [chosen, setChosen] = useState(() => countOf(units, usual));
  const [slot, setSlot] = useState(props.slot);
  const [instead, setInstead] = useState(true);
  if (chosen === null) return null;
  const { unit, count } = chosen;
  const grams = Math.round(count * unit.grams * 10) / 10;
  const kcal = kcalOf(food, grams);
  const planned = props.planned(slot);
  const setCount = (next: number) => () => setChosen({ unit, count: next });
  return (
    <Stack gap="5">
      <SingleChoiceChips
        legend="Measured in"
        name="unit"
        options={units.map(({ label }) => ({ value: label, label: label === 'g' ? 'grams' : label }))}
        value={unit.label}
        onChange={(label) => {
          const next = units.find((each) => each.label === label);
          if (next !== undefined) setChosen({ unit: next, count: next.usual });
        }}
      />
      <Stepper
        label="Amount"
        onLess={count - unit.step <= 0 ? null : setCount(count - unit.step)}
        onMore={count + unit.step > unit.most ? null : setCount(count + unit.step)}
      >
        <Big>{countInWords(count, unit)}</Big>
        <Quiet>
          {unit.label === 'g' ? null : kitchenGrams(grams)}
          <Figure>
            {unit.label === 'g' ? '' : ' · '}
            {groupDigits(kcal)} kcal
          </Figure>
        </Quiet>
      </Stepper>
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
      <Button wide onClick={() => props.onAdd({ grams, kcal, slot, instead: instead && planned !== null })}>
        Add to {SLOT_LABELS[slot]}
      </Button>
    </Stack>
  );
}
