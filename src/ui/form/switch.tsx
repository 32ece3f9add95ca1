import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

const Row = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    minH: '48px',
    cursor: 'pointer',
  },
});
const Name = chakra('span', { base: { display: 'block', fontWeight: 600 } });
const Note = chakra('span', { base: { display: 'block', color: 'muted', fontSize: 'sm' } });
const Track = chakra('input', {
  base: {
    appearance: 'none',
    position: 'relative',
    flex: 'none',
    width: '52px',
    height: '32px',
    borderRadius: 'full',
    borderWidth: '1.5px',
    borderStyle: 'solid',
    borderColor: 'field-line',
    bg: 'track',
    cursor: 'pointer',
    transition: 'background-color 140ms',
    '&::before': {
      content: '""',
      position: 'absolute',
      top: '4px',
      insetInlineStart: '4px',
      width: '21px',
      height: '21px',
      borderRadius: 'full',
      bg: 'field-line',
      transition: 'transform 140ms',
    },
    '&:checked': { bg: 'leaf', borderColor: 'leaf' },
    '&:checked::before': { bg: 'on-leaf', transform: 'translateX(20px)' },
  },
});

/** On or off, at once and without a save. */
export function Switch(props: {
  label: string;
  note?: ReactNode;
  on: boolean;
  onChange: (on: boolean) => void;
}) {
  const noteId = useId();
  return (
    <Row>
      <span>
        <Name>{props.label}</Name>
        {props.note === undefined ? null : <Note id={noteId}>{props.note}</Note>}
      </span>
      <Track
        type="checkbox"
        autoComplete="off"
        role="switch"
        aria-label={props.label}
        aria-describedby={props.note === undefined ? undefined : noteId}
        checked={props.on}
        onChange={(event) => props.onChange(event.target.checked)}
      />
    </Row>
  );
}
