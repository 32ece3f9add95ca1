import { Stack } from '@chakra-ui/react';
import { useState } from 'react';
import type { PlanChange } from '../../../device/plan/meals-change.ts';
import { weekdayOf } from '../../../domain/calendar/days.ts';
import { type TableReach, tableChange } from '../../../domain/plan/week/plan-changes.ts';
import { kindOfSlot } from '../../../terms/food.ts';
import { Quiet } from '../../../ui/form/choice.tsx';
import { SingleChoiceChips } from '../../../ui/form/choice-chips.tsx';
import { Sheet } from '../../../ui/overlay/sheet.tsx';
import { Button } from '../../../ui/show/button.tsx';
import { SLOT_NOUNS, type SlotContext } from '../day/slot-context.ts';

const NUMBERS = ['1', '2', '3', '4', '5', '6', '8', '10', '12'] as const;

const peopleWords = (people: number): string => (people === 1 ? 'just me' : `${people} people`);

/**
 * Asks for the number of people at the meal. Each tap is stored at once and replaces what was tapped before in this
 * sheet. Cooking and shopping follow, the member's own portion stays.
 */
export function PeopleSheet({ slot, date, member, onChange, onClose }: SlotContext) {
  const [atFirst] = useState(member.table);
  const [people, setPeople] = useState(slot.people);
  const [reach, setReach] = useState<TableReach>('meal');
  const [made, setMade] = useState<PlanChange | null>(null);
  const noun = kindOfSlot(slot.slot) === 'snack' ? slot.label : SLOT_NOUNS[slot.slot];
  const meals: Readonly<Record<TableReach, string>> = {
    meal: slot.label,
    meals: `Every ${noun}`,
    all: 'Every meal',
  };
  const set = (to: number, far: TableReach): void => {
    setPeople(to);
    setReach(far);
    const { facts, undo } = tableChange(atFirst, date, slot.slot, far, to);
    const change = {
      words: `${meals[far]}: ${peopleWords(to)}`,
      facts: [...(made?.undo ?? []), ...facts],
      undo,
    };
    setMade(change);
    void onChange(change);
  };
  return (
    <Sheet title={`Who eats ${slot.label}?`} onClose={onClose}>
      <Stack gap="5">
        <SingleChoiceChips
          legend="People at the table, with you"
          name="people"
          options={NUMBERS.map((value) => ({ value, label: value === '1' ? 'Just me' : value }))}
          value={NUMBERS.find((value) => Number(value) === people) ?? null}
          onChange={(value) => set(Number(value), reach)}
        />
        <SingleChoiceChips
          legend="For"
          name="people-reach"
          options={[
            { value: 'meal', label: 'This meal' },
            { value: 'meals', label: `Every ${noun} from ${weekdayOf(date)} on` },
            { value: 'all', label: `Every meal from ${weekdayOf(date)} on` },
          ]}
          value={reach}
          onChange={(far) => set(people, far)}
        />
        <Quiet>Recipes and shopping change too. Your own portion stays.</Quiet>
        <Button wide onClick={onClose}>
          Done
        </Button>
      </Stack>
    </Sheet>
  );
}
