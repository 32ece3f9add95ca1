import { Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { usePorts } from '../../../device/ports/ports.tsx';
import { SLOT_LABELS } from '../../../domain/food/catalogue/slot-labels.ts';
import type { DiaryLine } from '../../../domain/food/diary/diary-day.ts';
import { foodsAdded, type LoggedFood } from '../../../domain/food/diary/log-food.ts';
import { quickEnergy } from '../../../domain/food/diary/quick-energy.ts';
import type { OwnId } from '../../../domain/food/own-food/own-food.ts';
import type { Slot } from '../../../terms/food.ts';
import { Quiet } from '../../../ui/form/choice.tsx';
import { Sheet } from '../../../ui/overlay/sheet.tsx';
import { Button } from '../../../ui/show/button.tsx';
import { LogSheet } from '../log/log-sheet.tsx';
import type { Logging } from '../log/use-logging.ts';
import { AlcoholSheet } from './alcohol-sheet.tsx';
import type { DiaryContext } from './diary-context.ts';
import { EnergyFields, type EnergyGiven } from './energy-fields.tsx';
import { LineSheet } from './line-sheet.tsx';
import { addWords, MealChips } from './meal-chips.tsx';
import { SavingFailed, useSaving } from './saving.tsx';
import type { Diary } from './use-diary.ts';

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
        <Quiet>A guess is fine. Only the energy is counted.</Quiet>
        <EnergyFields given={given} onChange={setGiven} />
        <MealChips slot={slot} onChange={setSlot} />
        <Button wide disabled={slot === null || given.kcal === null} onClick={add}>
          {addWords(slot)}
        </Button>
        <SavingFailed saving={saving} />
      </Stack>
    </Sheet>
  );
}

/** The sheet that is open, and the meal it was opened for; null where that is unclear. */
export type OpenSheet = { readonly slot: Slot | null } & (
  | { readonly kind: 'energy' | 'alcohol' }
  | {
      readonly kind: 'add';
      /** The id of a food of the member's own that was scanned. */
      readonly scanned?: string;
    }
  | { readonly kind: 'line'; readonly line: DiaryLine; readonly logged: LoggedFood }
);

export function DiarySheet(
  props: Pick<DiaryContext, 'day' | 'today' | 'onClose'> & {
    diary: Diary;
    logging: Omit<Logging, 'diary'>;
    open: OpenSheet;
    onOpen: (sheet: OpenSheet) => void;
  },
) {
  const { open, onOpen, diary, logging, day, today, onClose } = props;
  const { slot } = open;
  const { names, before } = diary;
  const context: DiaryContext = { day, today, names, slot, onSave: logging.save, onClose };
  switch (open.kind) {
    case 'add':
      return names.catalogue === null ? null : (
        <LogSheet
          {...context}
          catalogue={names.catalogue}
          before={before}
          plannedAt={logging.plannedAt}
          onInstead={logging.replaced}
          scanned={names.own.foods.get((open.scanned ?? '') as OwnId)?.item}
          onOther={(kind) => onOpen({ kind, slot })}
        />
      );
    case 'energy':
      return <EnergySheet {...context} />;
    case 'alcohol':
      return <AlcoholSheet {...context} onFind={() => onOpen({ kind: 'add', slot })} />;
    case 'line':
      return <LineSheet {...context} line={open.line} logged={open.logged} />;
  }
}
