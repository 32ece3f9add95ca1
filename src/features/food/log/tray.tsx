import { chakra, Stack } from '@chakra-ui/react';
import X from 'lucide-react/icons/x';
import { useAmount } from '../../../device/hooks/food/use-amount.ts';
import type { EdibleFood } from '../../../domain/food/catalogue/eaten-food.ts';
import { SLOT_LABELS } from '../../../domain/food/catalogue/slot-labels.ts';
import type { Slot } from '../../../terms/food.ts';
import { Choice, ChoiceName, ChoiceNote, ChoiceWords } from '../../../ui/form/choice.tsx';
import { SingleChoiceChips } from '../../../ui/form/choice-chips.tsx';
import { Button } from '../../../ui/show/button.tsx';
import { FoodAmount } from '../diary/food-amount.tsx';
import { MealChips } from '../diary/meal-chips.tsx';

const Foot = chakra('div', {
  base: {
    position: 'sticky',
    bottom: 0,
    bg: 'card',
    py: '3',
    mt: 'auto',
    borderTop: '1px solid var(--line)',
  },
});
const Row = chakra('li', { base: { display: 'flex', alignItems: 'center', gap: '2' } });

interface TrayLine {
  readonly key: string;
  readonly name: string;
  readonly note: string;
  readonly canChange: boolean;
}

/** The foods that are about to be logged, for which meal, and in place of what. */
export function Tray(props: {
  /** At least one. */
  lines: readonly TrayLine[];
  onChange: (key: string) => void;
  onLeaveOut: (key: string) => void;
  slot: Slot | null;
  onSlot: (slot: Slot) => void;
  /** Names of the planned dishes that may have been left for it. */
  planned: string | null;
  isInstead: boolean;
  onInstead: (instead: boolean) => void;
  /** kcal of all of it in words; empty where figures are hidden. */
  energy: string;
  onAdd: () => void;
}) {
  const { lines, slot, planned, energy } = props;
  const count = lines.length === 1 ? '1 food' : `${lines.length} foods`;
  const words = slot === null ? 'Choose a meal' : `Add ${count} to ${SLOT_LABELS[slot]}`;
  return (
    <Foot>
      <Stack gap="3">
        <ul aria-label="To be added">
          {lines.map(({ key, name, note, canChange }) => (
            <Row key={key}>
              <Choice
                type="button"
                disabled={!canChange}
                aria-label={`Change ${name}`}
                onClick={() => props.onChange(key)}
              >
                <ChoiceWords>
                  <ChoiceName>{name}</ChoiceName>
                  <ChoiceNote>{note}</ChoiceNote>
                </ChoiceWords>
              </Choice>
              <Button
                look="quiet"
                size="icon"
                aria-label={`Leave out ${name}`}
                onClick={() => props.onLeaveOut(key)}
              >
                <X size={20} aria-hidden="true" />
              </Button>
            </Row>
          ))}
        </ul>
        <MealChips slot={slot} onChange={props.onSlot} />
        {planned === null ? null : (
          <SingleChoiceChips
            legend={`Planned: ${planned}`}
            name="instead"
            options={[
              { value: 'instead', label: 'Instead' },
              { value: 'beside', label: 'As well' },
            ]}
            value={props.isInstead ? 'instead' : 'beside'}
            onChange={(chosen) => props.onInstead(chosen === 'instead')}
          />
        )}
        <Button wide disabled={slot === null} onClick={props.onAdd}>
          {slot === null || energy === '' ? words : `${words} · ${energy}`}
        </Button>
      </Stack>
    </Foot>
  );
}

/** Another amount of a food that is about to be logged. */
export function TrayAmount(props: { food: EdibleFood; grams: number; onTake: (grams: number) => void }) {
  const amount = useAmount(props.food, props.grams);
  return (
    <Stack gap="5">
      <FoodAmount food={props.food} amount={amount} />
      <Button wide onClick={() => props.onTake(amount.grams)}>
        Done
      </Button>
    </Stack>
  );
}
