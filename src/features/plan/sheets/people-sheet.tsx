import { chakra, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { weekdayOf } from '../../../domain/calendar/days.ts';
import { Quiet } from '../../../ui/form/choice.tsx';
import { SingleChoiceChips } from '../../../ui/form/choice-chips.tsx';
import { Stepper } from '../../../ui/form/stepper.tsx';
import { Sheet } from '../../../ui/overlay/sheet.tsx';
import { Button } from '../../../ui/show/button.tsx';
import type { SlotContext } from '../day/slot-context.ts';
import { peopleChange } from '../plan-change.ts';

const Big = chakra('p', { base: { fontSize: 'xl', fontWeight: 700, lineHeight: 1.2 } });
const MOST = 12;

const peopleWords = (people: number): string => (people === 1 ? 'Just me' : `${people} people`);

/** Asks for the number of people at the meal: cooking and shopping follow, the member's own portion stays. */
export function PeopleSheet({ slot, date, member, onChange, onClose }: SlotContext) {
  const [people, setPeople] = useState(slot.people);
  const [reach, setReach] = useState<'meal' | 'on'>('meal');
  const save = (): void => {
    const isMeal = reach === 'meal';
    const words = `${isMeal ? slot.label : 'Every meal'}: ${peopleWords(people).toLowerCase()}`;
    onChange(peopleChange(member, date, isMeal ? slot.slot : null, people, words));
    onClose();
  };
  return (
    <Sheet title={`Who eats ${slot.label}?`} onClose={onClose}>
      <Stack gap="5">
        <Stepper
          label="People at the table"
          onLess={people <= 1 ? null : () => setPeople(people - 1)}
          onMore={people >= MOST ? null : () => setPeople(people + 1)}
        >
          <Big>{peopleWords(people)}</Big>
        </Stepper>
        <SingleChoiceChips
          legend="For"
          name="people-reach"
          options={[
            { value: 'meal', label: 'This meal' },
            { value: 'on', label: `Every meal from ${weekdayOf(date)} on` },
          ]}
          value={reach}
          onChange={setReach}
        />
        <Quiet>Recipes and shopping are scaled; your own portion stays.</Quiet>
        <Button wide onClick={save}>
          Save
        </Button>
      </Stack>
    </Sheet>
  );
}
