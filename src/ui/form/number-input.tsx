import { chakra } from '@chakra-ui/react';
import { useId, useRef, useState } from 'react';
import { FieldError, Input, Label } from './field.tsx';
import { type EntryRule, readEntry, stepEntry } from './number-entry.ts';

const Entry = chakra(Input, {
  variants: {
    large: {
      true: {
        px: '1',
        minH: '64px',
        fontSize: 'min(2.25rem, 9vw)',
        fontWeight: '750',
        textAlign: 'center',
      },
    },
    digits: { 2: { width: 'min(4.5rem, 16vw)' }, 4: { width: 'min(8rem, 32vw)' } },
  },
});

/** Beside a large figure it is no wider than its field, so that the unit stays there. */
const Refusal = chakra(FieldError, {
  variants: { narrow: { true: { width: '0', minWidth: '100%' } } },
});

/** A text as it was typed, and the value that it left behind. */
interface Typed {
  readonly text: string;
  readonly value: number | null;
}
const LONGEST_TEXT = 20;
const STEP_BY_KEY: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 };

/**
 * A number that a person types. It is a text field: a number field of the browser drops a comma or a space
 * unseen (18,5 becomes 185), and turning the mouse wheel over it changes the number.
 *
 * A text that is no number of the rule stays on screen with `refusal` beside it, and puts back the value that
 * was there before the typing began. It goes when another control changes the value.
 */
export function NumberInput({
  label,
  value,
  rule,
  refusal,
  refused = null,
  onChange,
  onClear,
  onRefuse,
  hiddenLabel,
  large,
}: {
  label: string;
  hiddenLabel?: boolean;
  /** The one figure that a screen is about, as wide as so many digits need. */
  large?: 2 | 4;
  value: number | null;
  rule: EntryRule;
  refusal: string;
  /** The text that was handed to `onRefuse` and still stands; null where there is none. */
  refused?: string | null;
  onChange: (value: number) => void;
  /** Absent where the number cannot be cleared: an empty field is then refused. */
  onClear?: () => void;
  /** Called instead of `onChange` where somebody could go on from a refused text without seeing that. */
  onRefuse?: (text: string, before: number | null) => void;
}) {
  const id = useId();
  const [typed, setTyped] = useState<Typed | null>(refused === null ? null : { text: refused, value });
  const [left, setLeft] = useState(refused !== null);
  const [seen, setSeen] = useState(value);
  const before = useRef(value);
  const isValue = (text: string): boolean => {
    const { kind } = readEntry(text, rule);
    return kind === 'value' || (kind === 'empty' && onClear !== undefined);
  };
  const isRefused = typed !== null && (!isValue(typed.text) || typed.text === refused);
  const tooLarge = isRefused && Number(typed.text.replace(',', '.')) > rule.max;
  const shown = isRefused && (left || tooLarge);

  const isOutdated =
    (seen !== value && typed?.value !== value) ||
    (isRefused && onRefuse !== undefined && refused !== typed.text);
  if (seen !== value) setSeen(value);
  if (isOutdated && typed !== null) setTyped(null);

  const read = (text: string) => {
    const entry = readEntry(text, rule);
    const now = entry.kind === 'value' ? entry.value : isValue(text) ? null : before.current;
    setTyped({ text, value: now });
    if (onRefuse !== undefined && !isValue(text)) onRefuse(text, now);
    else if (now === null) onClear?.();
    else onChange(now);
  };
  const leave = () => {
    setLeft(true);
    if (isRefused) return;
    setTyped(null);
    before.current = value;
  };
  const step = (from: number, by: 1 | -1) => {
    const stepped = stepEntry(from, by, rule);
    setTyped(null);
    before.current = stepped;
    onChange(stepped);
  };
  return (
    <div>
      <Label htmlFor={id} className={hiddenLabel ? 'visually-hidden' : undefined}>
        {label}
      </Label>
      <Entry
        large={large !== undefined}
        digits={large}
        id={id}
        role="spinbutton"
        inputMode={rule.decimals === 0 ? 'numeric' : 'decimal'}
        maxLength={LONGEST_TEXT}
        aria-valuemin={rule.min}
        aria-valuemax={rule.max}
        aria-valuenow={value ?? undefined}
        value={typed?.text ?? (value === null ? '' : String(value))}
        aria-invalid={shown}
        aria-describedby={shown ? `${id}-error` : undefined}
        onFocus={() => {
          if (typed === null) before.current = value;
        }}
        onChange={(event) => {
          setLeft(false);
          read(event.target.value);
        }}
        onKeyDown={(event) => {
          const by = STEP_BY_KEY[event.key];
          if (event.key === 'Enter') leave();
          if (by === undefined || value === null) return;
          event.preventDefault();
          step(value, by);
        }}
        onBlur={leave}
      />
      {shown ? (
        <Refusal narrow={large !== undefined} id={`${id}-error`} role="alert">
          {refusal}
        </Refusal>
      ) : null}
    </div>
  );
}
