import { chakra, Stack } from '@chakra-ui/react';
import { mealsChange } from '../../../device/plan/meals-change.ts';
import { Choice, ChoiceName, ChoiceNote, Choices, ChoiceWords, Quiet } from '../../../ui/form/choice.tsx';
import { Sheet } from '../../../ui/overlay/sheet.tsx';
import { type SlotContext, solvable } from '../day/slot-context.ts';
import { movePlaces } from './move-places.ts';

const Day = chakra('h3', { base: { fontSize: 'sm', fontWeight: 650, color: 'muted' } });

/** Tap where the meal goes; what is there comes here. */
export function MoveSheet(props: SlotContext) {
  const { slot, date, today, member, catalogue, onChange, onClose } = props;
  const known = solvable(props);
  if (known === null) return null;
  const days = movePlaces({ date, slot: slot.slot }, today, member, known.toSolve, catalogue);
  return (
    <Sheet title="Move to" onClose={onClose}>
      <Stack gap="3">
        <Quiet>{slot.summary}. It swaps places with the meal there.</Quiet>
        {days.map((day) => (
          <div key={day.date}>
            <Day>{day.label}</Day>
            <Choices>
              {day.places.map((place) => (
                <li key={place.slot}>
                  <Choice
                    type="button"
                    disabled={place.changes === null}
                    onClick={() => {
                      if (place.changes === null) return;
                      const words = `${slot.summary} moved to ${day.label}, ${place.label}`;
                      onChange(mealsChange(member, known.planId, place.changes, words), true);
                      onClose();
                    }}
                  >
                    <ChoiceWords>
                      <ChoiceName>
                        {place.label}: {place.holds}
                      </ChoiceName>
                      {place.refusal === null ? null : <ChoiceNote>{place.refusal}</ChoiceNote>}
                    </ChoiceWords>
                  </Choice>
                </li>
              ))}
            </Choices>
          </div>
        ))}
      </Stack>
    </Sheet>
  );
}
