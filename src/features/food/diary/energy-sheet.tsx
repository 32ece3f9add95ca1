import { Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { usePorts } from '../../../device/ports/ports.tsx';
import { SLOT_LABELS } from '../../../domain/food/catalogue/slot-labels.ts';
import { foodsAdded } from '../../../domain/food/diary/log-food.ts';
import { quickEnergy } from '../../../domain/food/diary/quick-energy.ts';
import { Quiet } from '../../../ui/form/choice.tsx';
import { Sheet } from '../../../ui/overlay/sheet.tsx';
import { Button } from '../../../ui/show/button.tsx';
import type { DiaryContext } from './diary-context.ts';
import { EnergyFields, type EnergyGiven } from './energy-fields.tsx';
import { addWords, MealChips } from './meal-chips.tsx';
import { SavingFailed, useSaving } from './saving.tsx';

/** "About 400 kcal", for when nobody wants to look for the food. */
export function EnergySheet(props: DiaryContext) {
  const { ids } = usePorts();
  const [given, setGiven] = useState<EnergyGiven>({ kcal: null, name: '' });
  const [slot, setSlot] = useState(props.slot);
  const saving = useSaving(props);
  const add = (): void => {
    if (slot === null || given.kcal === null) return;
    const eaten = { ...quickEnergy(slot, given.kcal, given.name), entry: ids.next() };
    saving.save(foodsAdded(props.day, [eaten], `${eaten.name} added to ${SLOT_LABELS[slot]}`));
  };
  return (
    <Sheet title="Quick energy" onClose={props.onClose}>
      <Stack gap="5">
        <Quiet>A guess is fine. Only the energy is counted; nothing else is known of it.</Quiet>
        <EnergyFields given={given} onChange={setGiven} />
        <MealChips slot={slot} onChange={setSlot} />
        <Button wide disabled={slot === null || given.kcal === null} onClick={add}>
          {addWords('', slot)}
        </Button>
        <SavingFailed saving={saving} />
      </Stack>
    </Sheet>
  );
}
