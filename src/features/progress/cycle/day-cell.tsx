import { chakra } from '@chakra-ui/react';
import type { KeyboardEvent } from 'react';
import type { LocalDay } from '../../../terms/local-day.ts';
import { type DayMark, MARK_WORDS } from './day-mark.ts';

/** Shape and dots say what the colour says. */
export const markLook = {
  base: { borderWidth: '1.5px', borderStyle: 'solid', borderColor: 'transparent', borderRadius: 'sm' },
  variants: {
    mark: {
      none: {},
      spotting: { bg: 'tomato-soft', color: 'tomato-ink' },
      light: { bg: 'tomato-soft', color: 'tomato-ink', borderColor: 'tomato' },
      medium: { bg: 'tomato', color: 'card' },
      heavy: { bg: 'tomato-ink', color: 'card' },
      'expected-period': {
        borderColor: 'tomato',
        borderStyle: 'dashed',
        color: 'tomato-ink',
        bg: 'tomato-soft',
      },
      'possible-period': { borderColor: 'tomato', borderStyle: 'dotted' },
      'likely-fertile': { bg: 'leaf-soft', color: 'leaf-strong' },
      'possibly-fertile': { borderColor: 'leaf', borderStyle: 'dotted' },
    },
  },
} as const;

const Cell = chakra('button', {
  ...markLook,
  base: {
    ...markLook.base,
    display: 'grid',
    placeItems: 'center',
    alignContent: 'center',
    width: '100%',
    minH: '48px',
    fontWeight: 550,
    lineHeight: 1.1,
    '&[aria-pressed=true]': {
      boxShadow: '0 0 0 2px var(--card), 0 0 0 4px var(--ink)',
      zIndex: 1,
      position: 'relative',
    },
    '&[aria-current=date] > span:first-of-type': { fontWeight: 800, textDecoration: 'underline' },
  },
});
const Dots = chakra('span', {
  base: { fontSize: '9px', lineHeight: '9px', height: '9px', letterSpacing: '1px' },
});

const DOTS: Partial<Record<DayMark, string>> = { spotting: '◦', light: '•', medium: '••', heavy: '•••' };

export function DayCell(props: {
  day: LocalDay;
  /** "Thursday 12 November" */
  name: string;
  mark: DayMark;
  today: boolean;
  future: boolean;
  selected: boolean;
  inTabOrder: boolean;
  onSelect: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}) {
  const spoken = [props.name, props.today ? 'today' : '', MARK_WORDS[props.mark]].filter(
    (part) => part !== '',
  );
  return (
    <Cell
      type="button"
      mark={props.mark}
      data-day={props.day}
      aria-label={spoken.join(', ')}
      aria-pressed={props.selected}
      aria-current={props.today ? 'date' : undefined}
      disabled={props.future}
      tabIndex={props.inTabOrder ? 0 : -1}
      onClick={props.onSelect}
      onKeyDown={props.onKeyDown}
    >
      <span>{Number(props.day.slice(8))}</span>
      <Dots aria-hidden="true">{DOTS[props.mark] ?? ''}</Dots>
    </Cell>
  );
}
