import { chakra } from '@chakra-ui/react';

const Group = chakra('fieldset', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });
const Legend = chakra('legend', { base: { fontWeight: 600, fontSize: 'sm', mb: '2', p: 0 } });
const Chip = chakra('label', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    minH: '44px',
    px: '4',
    borderRadius: 'full',
    borderWidth: '1.5px',
    borderStyle: 'solid',
    borderColor: 'line',
    bg: 'card',
    fontSize: 'sm',
    fontWeight: 600,
    cursor: 'pointer',
    '&:has(input:checked)': { bg: 'leaf', borderColor: 'leaf', color: 'on-leaf' },
    '&:has(input:focus-visible)': { outline: '3px solid var(--leaf)', outlineOffset: '2px' },
  },
});

/**
 * Any number of short choices, built on check boxes. `onToggle` reports one choice and not the whole selection, because
 * a second tap may come before the new `values` are rendered.
 */
export function ChoiceChips<T extends string>(props: {
  legend: string;
  options: readonly { readonly value: T; readonly label: string }[];
  values: readonly T[];
  onToggle: (value: T, chosen: boolean) => void;
}) {
  return (
    <Group>
      <Legend>{props.legend}</Legend>
      {props.options.map((option) => (
        <Chip key={option.value}>
          <input
            className="visually-hidden"
            type="checkbox"
            autoComplete="off"
            checked={props.values.includes(option.value)}
            onChange={(event) => props.onToggle(option.value, event.currentTarget.checked)}
          />
          {option.label}
        </Chip>
      ))}
    </Group>
  );
}

/** At most one of a few short choices, built on radio buttons. `value` is null while it is not known. */
export function SingleChoiceChips<T extends string>(props: {
  legend: string;
  name: string;
  options: readonly { readonly value: T; readonly label: string }[];
  value: T | null;
  onChange: (value: T) => void;
}) {
  return (
    <Group>
      <Legend>{props.legend}</Legend>
      {props.options.map((option) => (
        <Chip key={option.value}>
          <input
            className="visually-hidden"
            type="radio"
            autoComplete="off"
            name={props.name}
            checked={props.value === option.value}
            onChange={() => props.onChange(option.value)}
          />
          {option.label}
        </Chip>
      ))}
    </Group>
  );
}
