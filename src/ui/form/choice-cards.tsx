import { chakra } from '@chakra-ui/react';
import { type ReactNode, useRef } from 'react';

const Group = chakra('fieldset', { base: { display: 'grid', gap: '3' } });
const Choice = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    minH: '64px',
    px: '4',
    py: '3',
    bg: 'card',
    borderWidth: '1.5px',
    borderStyle: 'solid',
    borderColor: 'line',
    borderRadius: 'md',
    cursor: 'pointer',
    '&:has(input:checked)': { borderColor: 'leaf', bg: 'leaf-soft' },
    '&:has(input:focus-visible)': { outline: '3px solid var(--leaf)', outlineOffset: '2px' },
  },
});
const Radio = chakra('input', {
  base: {
    width: '22px',
    height: '22px',
    flex: 'none',
    accentColor: 'var(--leaf)',
    marginInlineStart: 'auto',
  },
});
const Note = chakra('span', { base: { display: 'block', color: 'muted', fontSize: 'sm', fontWeight: 400 } });

export interface ChoiceOption<T extends string> {
  readonly value: T;
  readonly label: string;
  readonly note?: string;
  readonly picture?: ReactNode;
}

const SEEN_MS = 200;

/** Big one-of-many cards, a radio group underneath. */
export function ChoiceCards<T extends string>(props: {
  legend: string;
  name: string;
  options: readonly ChoiceOption<T>[];
  value: T | null;
  onChange: (value: T) => void;
  /** A tap on an answer sends the form; with the keyboard an answer may be looked at first. */
  goesOn?: boolean;
}) {
  const wasTapped = useRef(false);
  const goOn = (radio: HTMLInputElement): void => {
    if (!wasTapped.current || props.goesOn !== true) return;
    wasTapped.current = false;
    // The answer is seen before the next question comes.
    setTimeout(() => {
      if (radio.isConnected) radio.form?.requestSubmit();
    }, SEEN_MS);
  };
  return (
    <Group>
      <legend className="visually-hidden">{props.legend}</legend>
      {props.options.map((option) => (
        <Choice
          key={option.value}
          onPointerUp={() => {
            wasTapped.current = true;
          }}
        >
          {option.picture}
          <chakra.span fontWeight={600}>
            {option.label}
            {option.note === undefined ? null : <Note>{option.note}</Note>}
          </chakra.span>
          <Radio
            type="radio"
            autoComplete="off"
            name={props.name}
            value={option.value}
            checked={props.value === option.value}
            onChange={() => props.onChange(option.value)}
            onClick={(event) => {
              // A press on the chosen one changes nothing, but it is an answer.
              if (props.value === option.value) props.onChange(option.value);
              goOn(event.currentTarget);
            }}
          />
        </Choice>
      ))}
    </Group>
  );
}
