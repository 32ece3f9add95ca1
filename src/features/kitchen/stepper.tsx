import { chakra } from '@chakra-ui/react';
import { Minus, Plus } from 'lucide-react';
import { useId } from 'react';

const Frame = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr auto auto auto',
    alignItems: 'center',
    gap: '2',
    minH: '72px',
  },
});
const Name = chakra('span', { base: { fontWeight: 650, lineHeight: 1.25 } });
const Hint = chakra('span', { base: { display: 'block', color: 'muted', fontSize: 'sm', fontWeight: 400 } });
const Value = chakra('output', {
  base: { minW: '3rem', textAlign: 'center', fontSize: 'xl', fontWeight: 800 },
});
const Turn = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '56px',
    height: '56px',
    borderRadius: 'full',
    borderWidth: '1.5px',
    borderStyle: 'solid',
    borderColor: 'line',
    bg: 'card',
    color: 'leaf',
    '&:hover': { bg: 'leaf-soft' },
  },
});

/** A small amount with a large less and a large more. */
export function Stepper(props: {
  label: string;
  hint?: string;
  value: string;
  onChange: (by: 1 | -1) => void;
}) {
  const id = useId();
  return (
    <Frame role="group" aria-labelledby={id}>
      <Name id={id}>
        {props.label}
        {props.hint === undefined ? null : <Hint>{props.hint}</Hint>}
      </Name>
      <Turn type="button" aria-label="Less" aria-describedby={id} onClick={() => props.onChange(-1)}>
        <Minus size={22} aria-hidden="true" />
      </Turn>
      <Value>{props.value}</Value>
      <Turn type="button" aria-label="More" aria-describedby={id} onClick={() => props.onChange(1)}>
        <Plus size={22} aria-hidden="true" />
      </Turn>
    </Frame>
  );
}
