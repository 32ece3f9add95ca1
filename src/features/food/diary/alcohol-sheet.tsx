import { chakra, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { usePorts } from '../../../device/ports/ports.tsx';
import { SLOT_LABELS } from '../../../domain/food/catalogue/slot-labels.ts';
import {
  alcoholInWords,
  DRINKS,
  type Drink,
  drinkWithAlcohol,
  gramsOfAlcohol,
  unitsInWords,
} from '../../../domain/food/diary/alcohol.ts';
import { foodsAdded } from '../../../domain/food/diary/log-food.ts';
import { Quiet } from '../../../ui/form/choice.tsx';
import { SingleChoiceChips } from '../../../ui/form/choice-chips.tsx';
import { NumberInput } from '../../../ui/form/number-input.tsx';
import { Sheet } from '../../../ui/overlay/sheet.tsx';
import { Button } from '../../../ui/show/button.tsx';
import { Figure } from '../../../ui/show/comfort.tsx';
import type { DiaryContext } from './diary-context.ts';
import { addWords, MealChips } from './meal-chips.tsx';
import { SavingFailed, useSaving } from './saving.tsx';

const Fields = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))', gap: '3' },
});
const Sum = chakra('p', { base: { fontSize: 'lg', fontWeight: 700 } });

const ML = { min: 1, max: 3000, decimals: 0 } as const;
const STRENGTH = { min: 0.1, max: 96, decimals: 1 } as const;

/** A drink by its kind, its millilitres and its strength. `onFind` looks for it among the foods instead. */
export function AlcoholSheet(props: DiaryContext & { onFind: () => void }) {
  const { ids } = usePorts();
  const [drink, setDrink] = useState<Drink>(DRINKS[0]);
  const [ml, setMl] = useState<number>(DRINKS[0].ml);
  const [strength, setStrength] = useState<number>(DRINKS[0].strength);
  const [slot, setSlot] = useState(props.slot);
  const saving = useSaving(props);
  const grams = gramsOfAlcohol(ml, strength);
  const add = (): void => {
    if (slot === null) return;
    const eaten = { ...drinkWithAlcohol(slot, drink, ml, strength), entry: ids.next() };
    saving.save(foodsAdded(props.day, [eaten], `${drink.name} added to ${SLOT_LABELS[slot]}`));
  };
  return (
    <Sheet title="Drink with alcohol" onClose={props.onClose}>
      <Stack gap="5">
        <SingleChoiceChips
          legend="Drink"
          name="drink"
          options={DRINKS.map(({ name }) => ({ value: name, label: name }))}
          value={drink.name}
          onChange={(chosen) => {
            const next = DRINKS.find(({ name }) => name === chosen);
            if (next === undefined) return;
            setDrink(next);
            setMl(next.ml);
            setStrength(next.strength);
          }}
        />
        <Fields>
          <NumberInput
            label="Millilitres"
            value={ml}
            rule={ML}
            refusal="From 1 to 3000, without decimals."
            onChange={setMl}
          />
          <NumberInput
            label="Alcohol in % vol"
            value={strength}
            rule={STRENGTH}
            refusal="From 0.1 to 96."
            onChange={setStrength}
          />
        </Fields>
        <div>
          <Sum aria-live="polite">
            {alcoholInWords(grams)}, {unitsInWords(grams)}
            <Figure> · {drinkWithAlcohol('dinner', drink, ml, strength).kcal} kcal</Figure>
          </Sum>
          <Quiet>
            A unit is 10 g of alcohol. Spirits count without a mixer. Find a cocktail or another drink by its
            name.
          </Quiet>
          <Button look="quiet" size="sm" marginInlineStart="-4" onClick={props.onFind}>
            Find the drink by name
          </Button>
        </div>
        <MealChips slot={slot} onChange={setSlot} />
        <Button wide disabled={slot === null} onClick={add}>
          {addWords(slot)}
        </Button>
        <SavingFailed saving={saving} />
      </Stack>
    </Sheet>
  );
}
