import { chakra } from '@chakra-ui/react';

const Group = chakra('fieldset', {
  base: {
    display: 'inline-flex',
    // Large text takes two lines.
    flexWrap: 'wrap',
    maxWidth: '100%',
    p: '1',
    bg: 'track',
    borderRadius: '28px',
    alignSelf: 'center',
  },
});
const Segment = chakra('label', {
  base: {
    display: 'grid',
    placeItems: 'center',
    minH: '44px',
    minW: '72px',
    px: '4',
    borderRadius: 'full',
    fontWeight: 650,
    color: 'muted',
    cursor: 'pointer',
    '&:has(input:checked)': { bg: 'card', color: 'ink', boxShadow: 'card' },
    '&:has(input:focus-visible)': { outline: '3px solid var(--leaf)', outlineOffset: '2px' },
  },
});

/** A segmented control: one of a few short options, all in view, built on radio buttons. */
export function Segmented<T extends string>(props: {
  legend: string;
  name: string;
  options: readonly { readonly value: T; readonly label: string }[];
  /** Null before one is chosen. */
  value: T | null;
  onChange: (value: T) => void;
}) {
  return (
    <Group>
      <legend className="visually-hidden">{props.legend}</legend>
      {props.options.map((option) => (
        <Segment key={option.value}>
          <input
            className="visually-hidden"
            type="radio"
            autoComplete="off"
            name={props.name}
            value={option.value}
            checked={props.value === option.value}
            onChange={() => props.onChange(option.value)}
          />
          {option.label}
        </Segment>
      ))}
    </Group>
  );
}
