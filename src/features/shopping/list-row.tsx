import { chakra } from '@chakra-ui/react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useId, useState } from 'react';
import type { Row } from '../../device/plan/read/shopping-view.ts';
import { TickRow } from '../../ui/form/tick-button.tsx';

export const Item = chakra('li', { base: { '& + &': { borderTop: '1px solid var(--line)' } } });
export const Across = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '1' } });
const Name = chakra('span', {
  base: {
    flex: '1',
    minW: 0,
    fontWeight: 600,
    lineHeight: 1.3,
    overflowWrap: 'anywhere',
    '[aria-pressed=true] &': { color: 'muted', textDecoration: 'line-through' },
  },
});
export const Quantity = chakra('span', {
  base: {
    flex: 'none',
    maxWidth: '45%',
    fontWeight: 650,
    fontSize: 'sm',
    textAlign: 'end',
    overflowWrap: 'anywhere',
    '[aria-pressed=true] &': { color: 'muted' },
  },
});
const Note = chakra('span', {
  base: { display: 'block', color: 'muted', fontSize: 'xs', fontWeight: 500 },
});
export const RowButton = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '44px',
    height: '44px',
    flex: 'none',
    borderRadius: 'md',
    color: 'muted',
    '&:hover': { bg: 'leaf-soft', color: 'leaf-strong' },
    '& > svg': { transition: 'transform 160ms' },
    '&[aria-expanded=true] > svg': { transform: 'rotate(180deg)' },
  },
});
const Details = chakra('div', { base: { ps: '38px', pb: '3', fontSize: 'sm', color: 'muted' } });

/** A line to tick, with what else can be said of it folded away or a control at its end. */
export function ListRow(props: { row: Row; onTick: () => void; details?: ReactNode; aside?: ReactNode }) {
  const { row } = props;
  const [open, setOpen] = useState(false);
  const panel = useId();
  return (
    <Item>
      <Across>
        <TickRow done={row.done} onToggle={props.onTick}>
          <Name>
            {row.name}
            {row.packs === null || row.done ? null : <Note>{row.packs}</Note>}
            {row.note === null ? null : <Note>{row.note}</Note>}
          </Name>
          <Quantity>{row.quantity}</Quantity>
        </TickRow>
        {props.details === undefined ? null : (
          <RowButton
            type="button"
            aria-label={`What ${row.name} is for`}
            aria-expanded={open}
            aria-controls={panel}
            onClick={() => setOpen(!open)}
          >
            <ChevronDown size={20} aria-hidden="true" />
          </RowButton>
        )}
        {props.aside}
      </Across>
      {props.details === undefined ? null : (
        <Details id={panel} hidden={!open}>
          {open ? props.details : null}
        </Details>
      )}
    </Item>
  );
}
