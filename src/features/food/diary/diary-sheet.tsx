import { Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { usePorts } from '../../../device/ports/ports.tsx';
import { SLOT_LABELS } from '../../../domain/food/catalogue/slot-labels.ts';
import type { DiaryLine } from '../../../domain/food/diary/diary-day.ts';
import { foodsAdded, type LoggedFood } from '../../../domain/food/diary/log-food.ts';
import { quickEnergy } from '../../../domain/food/diary/quick-energy.ts';
import type { Slot } from '../../../terms/food.ts';
import { Quiet } from '../../../ui/form/choice.tsx';
import { Sheet } from '../../../ui/overlay/sheet.tsx';
import { Button } from '../../../ui/show/button.tsx';
import { AddSheet } from './add-sheet.tsx';
import { AgainSheet } from './again-sheet.tsx';
import { AlcoholSheet } from './alcohol-sheet.tsx';
import type { DiaryContext } from './diary-context.ts';
import { EnergyFields, type EnergyGiven } from './energy-fields.tsx';
import { LineSheet } from './line-sheet.tsx';
import { addWords, MealChips } from './meal-chips.tsx';
import { SavingFailed, useSaving } from './saving.tsx';

/** "About 400 kcal", for when nobody wants to look for the food. */
function EnergySheet(props: DiaryContext) {
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

/** The sheet that is open, and the meal it was opened for; null where that is unclear. */
export type OpenSheet = { readonly slot: Slot | null } & (
  | { readonly kind: 'add' | 'again' | 'energy' | 'alcohol' }
  | { readonly kind: 'line'; readonly line: DiaryLine; readonly logged: LoggedFood }
);

export function DiarySheet(
  props: Omit<DiaryContext, 'slot'> & { open: OpenSheet; onOpen: (sheet: OpenSheet) => void },
) {
  const { open, onOpen, ...rest } = props;
  const { slot } = open;
  const context: DiaryContext = { ...rest, slot };
  const { catalogue } = context.names;
  switch (open.kind) {
    case 'add':
      return catalogue === null ? null : <AddSheet {...context} catalogue={catalogue} />;
    case 'again':
      return <AgainSheet {...context} />;
    case 'energy':
      return <EnergySheet {...context} />;
    case 'alcohol':
      return <AlcoholSheet {...context} onFind={() => onOpen({ kind: 'add', slot })} />;
    case 'line':
      return <LineSheet {...context} line={open.line} logged={open.logged} />;
  }
}
