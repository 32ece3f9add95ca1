import { chakra } from '@chakra-ui/react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useDeferredValue, useId } from 'react';

const Toggle = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    width: '100%',
    minH: '56px',
    py: '2',
    textAlign: 'start',
    fontWeight: 600,
    '& > svg:last-of-type': { marginInlineStart: 'auto', flex: 'none', transition: 'transform 160ms' },
    '&[aria-expanded=true] > svg:last-of-type': { transform: 'rotate(180deg)' },
  },
});

const Row = chakra('div', {
  base: { display: 'flex', alignItems: 'center', gap: '2', '& > h3': { flex: '1', minW: 0, fontSize: 'md' } },
});

/**
 * One collapsible part; which part is open is the parent's to say. `aside` is a control beside the toggle. The toggle
 * answers a tap at once, what it uncovers is drawn behind it.
 */
export function AccordionSection(props: {
  heading: ReactNode;
  open: boolean;
  onToggle: () => void;
  aside?: ReactNode;
  children: ReactNode;
}) {
  const panelId = useId();
  const drawn = useDeferredValue(props.open);
  return (
    <div>
      <Row>
        <h3>
          <Toggle type="button" aria-expanded={props.open} aria-controls={panelId} onClick={props.onToggle}>
            {props.heading}
            <ChevronDown size={20} aria-hidden="true" />
          </Toggle>
        </h3>
        {props.aside}
      </Row>
      <div id={panelId} hidden={!props.open}>
        {drawn ? props.children : null}
      </div>
    </div>
  );
}
