import { chakra } from '@chakra-ui/react';
import { useId, useRef, useState } from 'react';
import { FieldError, Input, Label } from './field.tsx';
import { type EntryRule, readEntry } from './number-entry.ts';

/** Without the spin buttons: the screens bring some of a size for thumbs. */
const Entry = chakra(Input, {
  base: {
    appearance: 'textfield',
    '&::-webkit-inner-spin-button': { appearance: 'none', m: '0' },
  },
  variants: {
    large: {
      true: {
        width: 'clamp(6.5rem, 30vw, 8rem)',
        px: '1',
        minH: '64px',
        fontSize: 'clamp(1.875rem, 8.5vw, 2.25rem)',
        fontWeight: '750',
        textAlign: 'center',
      },
    },
  },
});

/**
 * A number that a person types. A text that is no number of the rule stays on screen with `refusal` beside it,
 * and puts back the value that was there before the typing began.
 */
export function NumberInput({
  label,
  value,
  rule,
  refusal,
  onChange,
  onClear,
  hiddenLabel,
  large,
}: {
  label: string;
  hiddenLabel?: boolean;
  /** The one figure that a screen is about. */
  large?: boolean;
  value: number | null;
  rule: EntryRule;
  refusal: string;
  onChange: (value: number) => void;
  /** Absent where the number cannot be cleared: an empty field then shows its value again when left. */
  onClear?: () => void;
}) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  const before = useRef(value);
  const entry = typed === null ? null : readEntry(typed, rule);
  const tooLarge = entry?.kind === 'refused' && Number(typed?.replace(',', '.')) > rule.max;
  const refused = entry?.kind === 'refused' && (left || tooLarge);

  const putBack = () => {
    if (before.current === null) onClear?.();
    else onChange(before.current);
  };
  return (
    <div>
      <Label htmlFor={id} className={hiddenLabel ? 'visually-hidden' : undefined}>
        {label}
      </Label>
      <Entry
        large={large}
        id={id}
        type="number"
        inputMode={rule.decimals === 0 ? 'numeric' : 'decimal'}
        min={rule.min}
        max={rule.max}
        step={rule.decimals === 0 ? 1 : 0.1}
        value={typed ?? (value === null ? '' : String(value))}
        aria-invalid={refused}
        aria-describedby={refused ? `${id}-error` : undefined}
        onFocus={() => {
          setLeft(false);
          if (typed === null) before.current = value;
        }}
        onChange={(event) => {
          const text = event.target.value;
          const read = readEntry(text, rule);
          setTyped(text);
          if (read.kind === 'value') onChange(read.value);
          else if (read.kind === 'refused') putBack();
          else onClear?.();
        }}
        onBlur={() => {
          setLeft(true);
          if (entry?.kind !== 'refused') setTyped(null);
        }}
      />
      {refused ? (
        <FieldError id={`${id}-error`} role="alert">
          {refusal}
        </FieldError>
      ) : null}
    </div>
  );
}
