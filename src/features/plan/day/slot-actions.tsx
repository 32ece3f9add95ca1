import { chakra, Flex } from '@chakra-ui/react';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Plus from 'lucide-react/icons/plus';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Scale from 'lucide-react/icons/scale';
import Users from 'lucide-react/icons/users';
import { Button } from '../../../ui/show/button.tsx';
import type { SlotView } from './day-view.ts';

/** The sheets that a slot opens. */
export type SheetName = 'swap' | 'portion' | 'more' | 'move' | 'people' | 'eaten';

export interface SlotAbilities {
  /** The plan can be solved again, and the day is not over. */
  readonly changes: boolean;
  /** Food of the day can be logged. */
  readonly logs: boolean;
}

const Row = chakra('div', {
  base: { display: 'flex', gap: '2', '& > button': { flex: '1', px: '2', minW: 0 } },
});

/** One calm row under a slot's dishes; what is rarer is behind its last button. */
export function SlotActions(props: {
  slot: SlotView;
  can: SlotAbilities;
  onOpen: (sheet: SheetName) => void;
  onRestore: () => void;
}) {
  const { slot, can, onOpen } = props;
  const isOpen = can.changes && !slot.dishes.some(({ eaten }) => eaten);
  return (
    <Flex direction="column" gap="1" pt="1" pb="3">
      {!isOpen ? null : slot.dishes.length > 0 ? (
        <Row>
          <Button look="outline" size="sm" aria-haspopup="dialog" onClick={() => onOpen('swap')}>
            <RefreshCw size={17} aria-hidden="true" />
            Swap
          </Button>
          <Button look="outline" size="sm" aria-haspopup="dialog" onClick={() => onOpen('portion')}>
            <Scale size={17} aria-hidden="true" />
            Portion
          </Button>
          <Button look="outline" size="sm" aria-haspopup="dialog" onClick={() => onOpen('more')}>
            <Ellipsis size={17} aria-hidden="true" />
            More
          </Button>
        </Row>
      ) : (
        <Row>
          {slot.changed ? (
            <Button look="outline" size="sm" onClick={props.onRestore}>
              As planned
            </Button>
          ) : null}
          <Button look="outline" size="sm" aria-haspopup="dialog" onClick={() => onOpen('swap')}>
            Choose a dish
          </Button>
        </Row>
      )}
      <Flex wrap="wrap" justify="space-between">
        {can.logs ? (
          <Button look="quiet" size="sm" px="2" aria-haspopup="dialog" onClick={() => onOpen('eaten')}>
            <Plus size={17} aria-hidden="true" />I ate something else
          </Button>
        ) : null}
        {isOpen && slot.dishes.length > 0 ? (
          <Button look="quiet" size="sm" px="2" aria-haspopup="dialog" onClick={() => onOpen('people')}>
            <Users size={17} aria-hidden="true" />
            {slot.people === 1 ? 'Just for me' : `For ${slot.people}`}
          </Button>
        ) : null}
      </Flex>
    </Flex>
  );
}
