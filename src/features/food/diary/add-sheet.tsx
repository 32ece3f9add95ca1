import { Stack } from '@chakra-ui/react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useAmount } from '../../../device/hooks/food/use-amount.ts';
import { useFoodSearch } from '../../../device/hooks/food/use-food-search.ts';
import { usePorts } from '../../../device/ports/ports.tsx';
import { nameAsEaten } from '../../../domain/food/catalogue/eaten-food.ts';
import { SLOT_LABELS } from '../../../domain/food/catalogue/slot-labels.ts';
import type { RecentFood } from '../../../domain/food/diary/eaten-choices.ts';
import { energyNote } from '../../../domain/food/diary/food-amounts.ts';
import { eatenOf, foodsAdded } from '../../../domain/food/diary/log-food.ts';
import type { Catalogue } from '../../../terms/food.ts';
import { Choice, ChoiceName, ChoiceNote, Choices, ChoiceWords, Quiet } from '../../../ui/form/choice.tsx';
import { FoodSearchBox } from '../../../ui/form/food-search-box.tsx';
import { Sheet } from '../../../ui/overlay/sheet.tsx';
import { Button } from '../../../ui/show/button.tsx';
import { Figure } from '../../../ui/show/comfort.tsx';
import type { DiaryContext } from './diary-context.ts';
import { FoodAmount } from './food-amount.tsx';
import { addWords, MealChips } from './meal-chips.tsx';
import { SavingFailed, useSaving } from './saving.tsx';

const NO_DISHES = [] as const;

/** Finds a food by its name. */
function FoodSearch(props: { catalogue: Catalogue; onFood: (food: RecentFood) => void }) {
  const { setText, found, ...search } = useFoodSearch(props.catalogue, NO_DISHES);
  return (
    <Stack gap="3" minH="55dvh">
      <FoodSearchBox label="Food" onText={setText} found={found} {...search} />
      {found === null ? (
        <Quiet>Your own foods come first. It works without a connection.</Quiet>
      ) : (
        <Choices aria-label="Found">
          {found.map((choice) =>
            choice.kind === 'dish' ? null : (
              <li key={choice.food.id}>
                <Choice type="button" onClick={() => props.onFood(choice)}>
                  <Plus size={20} aria-hidden="true" />
                  <ChoiceWords>
                    <ChoiceName>{choice.name}</ChoiceName>
                    <Figure>
                      <ChoiceNote>{energyNote(choice.food)}</ChoiceNote>
                    </Figure>
                  </ChoiceWords>
                </Choice>
              </li>
            ),
          )}
        </Choices>
      )}
    </Stack>
  );
}

/** Adds a food that is looked for by name. */
export function AddSheet(props: DiaryContext & { catalogue: Catalogue }) {
  const [chosen, setChosen] = useState<RecentFood | null>(null);
  if (chosen === null)
    return (
      <Sheet title="What did you eat?" onClose={props.onClose}>
        <FoodSearch catalogue={props.catalogue} onFood={setChosen} />
      </Sheet>
    );
  return (
    <Sheet title={nameAsEaten(chosen.food)} onClose={props.onClose}>
      <Stack gap="4">
        <Button
          look="quiet"
          size="sm"
          alignSelf="start"
          marginInlineStart="-3"
          onClick={() => setChosen(null)}
        >
          <ChevronLeft size={18} aria-hidden="true" />
          Something else
        </Button>
        <AddAmount {...props} chosen={chosen} />
      </Stack>
    </Sheet>
  );
}

function AddAmount(props: DiaryContext & { catalogue: Catalogue; chosen: RecentFood }) {
  const { day, catalogue } = props;
  const { food, grams } = props.chosen;
  const { ids } = usePorts();
  const [slot, setSlot] = useState(props.slot);
  const amount = useAmount(food, grams);
  const saving = useSaving(props);
  const add = (): void => {
    if (slot === null) return;
    const eaten = { ...eatenOf(food, amount.grams, slot, catalogue.foods), entry: ids.next() };
    saving.save(foodsAdded(day, [eaten], `${nameAsEaten(food)} added to ${SLOT_LABELS[slot]}`));
  };
  return (
    <Stack gap="5">
      <FoodAmount food={food} amount={amount} />
      <MealChips slot={slot} onChange={setSlot} />
      <Button wide disabled={slot === null} onClick={add}>
        {addWords('', slot)}
      </Button>
      <SavingFailed saving={saving} />
    </Stack>
  );
}
