import type { SheetName } from '../day/slot-actions.tsx';
import type { SlotContext } from '../day/slot-context.ts';
import { EatenSheet } from './eaten-sheet.tsx';
import { MoreSheet } from './more-sheet.tsx';
import { MoveSheet } from './move-sheet.tsx';
import { PeopleSheet } from './people-sheet.tsx';
import { PortionSheet } from './portion-sheet.tsx';
import { SwapSheet } from './swap-sheet.tsx';

/** The open sheet of a slot. It is loaded on demand, with all the sheets that it may show. */
export function SlotSheet(props: SlotContext & { sheet: SheetName; onOpen: (sheet: SheetName) => void }) {
  const { sheet, onOpen, ...context } = props;
  switch (sheet) {
    case 'swap':
      return <SwapSheet {...context} />;
    case 'portion':
      return <PortionSheet {...context} />;
    case 'more':
      return <MoreSheet {...context} onOpen={onOpen} />;
    case 'move':
      return <MoveSheet {...context} />;
    case 'people':
      return <PeopleSheet {...context} />;
    case 'eaten':
      return <EatenSheet {...context} />;
  }
}
