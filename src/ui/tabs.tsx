import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';

const List = chakra('div', {
  base: {
    display: 'flex',
    gap: '1',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    borderBottomWidth: '1px',
    borderBottomStyle: 'solid',
    borderColor: 'line',
  },
});
const Tab = chakra('button', {
  base: {
    flex: 'none',
    minH: '48px',
    px: { base: '2', md: '4' },
    fontSize: { base: 'sm', md: 'md' },
    color: 'muted',
    fontWeight: 600,
    borderBottomWidth: '3px',
    borderBottomStyle: 'solid',
    borderColor: 'transparent',
    borderTopRadius: 'sm',
    _focusVisible: { outlineOffset: '-3px' },
    '&:hover': { color: 'ink' },
    '&[aria-selected=true]': { color: 'leaf-strong', borderColor: 'leaf' },
  },
});

const MOVES: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Tabs over one panel; arrow keys move along, only the chosen tab is in the tab order. */
export function Tabs<T extends string>(props: {
  label: string;
  tabs: readonly { readonly value: T; readonly label: string }[];
  selected: T;
  onSelect: (value: T) => void;
  children: ReactNode;
}) {
  const id = useId();
  const chosen = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newly chosen tab is what has to come into view
  useEffect(() => {
    chosen.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [props.selected]);
  const move = (event: KeyboardEvent): void => {
    const at = props.tabs.findIndex(({ value }) => value === props.selected);
    const next = MOVES[event.key]?.(at, props.tabs.length);
    const tab = next === undefined ? undefined : props.tabs[next];
    if (next === undefined || tab === undefined) return;
    event.preventDefault();
    props.onSelect(tab.value);
    const button = event.currentTarget.children[next];
    if (button instanceof HTMLElement) button.focus();
  };
  return (
    <>
      <List role="tablist" aria-label={props.label} onKeyDown={move}>
        {props.tabs.map(({ value, label }) => (
          <Tab
            key={value}
            ref={value === props.selected ? chosen : null}
            type="button"
            role="tab"
            id={`${id}-${value}`}
            aria-selected={value === props.selected}
            aria-controls={`${id}-panel`}
            tabIndex={value === props.selected ? 0 : -1}
            onClick={() => props.onSelect(value)}
          >
            {label}
          </Tab>
        ))}
      </List>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${props.selected}`}>
        {props.children}
      </div>
    </>
  );
}
