import { Stack } from '@chakra-ui/react';
import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import { useAmount } from '../../../device/hooks/food/use-amount.ts';
import { usePorts } from '../../../device/ports/ports.tsx';
import { nameAsEaten } from '../../../domain/food/catalogue/eaten-food.ts';
import { SLOT_LABELS } from '../../../domain/food/catalogue/slot-labels.ts';
import type { RecentFood } from '../../../domain/food/diary/eaten-choices.ts';
import { eatenOf, foodsAdded } from '../../../domain/food/diary/log-food.ts';
import type { Catalogue } from '../../../terms/food.ts';
import { Sheet } from '../../../ui/overlay/sheet.tsx';
import { Button } from '../../../ui/show/button.tsx';
import type { DiaryContext } from './diary-context.ts';
import { FoodAmount } from './food-amount.tsx';
import { FoodSearch } from './food-search.tsx';
import { addWords, MealChips } from './meal-chips.tsx';
import { SavingFailed, useSaving } from './saving.tsx';

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
