import type { DiaryLine } from '../../../domain/food/diary/diary-day.ts';
import type { LoggedFood } from '../../../domain/food/diary/log-food.ts';
import type { Slot } from '../../../terms/food.ts';
import { AddSheet } from './add-sheet.tsx';
import { AgainSheet } from './again-sheet.tsx';
import { AlcoholSheet } from './alcohol-sheet.tsx';
import type { DiaryContext } from './diary-context.ts';
import { EnergySheet } from './energy-sheet.tsx';
import { LineSheet } from './line-sheet.tsx';

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
