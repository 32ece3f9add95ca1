import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';

const List = chakra('div', {
  base: { display: 'flex', overflowX: 'auto', scrollbarWidth: 'none' },
  variants: {
    look: {
      line: { gap: '1', borderBottomWidth: '1px', borderBottomStyle: 'solid', borderColor: 'line' },
      pills: { gap: '2', mx: '-4', px: '4', py: '1', scrollSnapType: 'x proximity' },
      columns: {
        gap: '2',
        mx: { base: '-4', lg: '0' },
        px: { base: '4', lg: '0' },
        py: '1',
        scrollSnapType: 'x proximity',
        display: { base: 'flex', lg: 'grid' },
        gridAutoColumns: 'minmax(0, 1fr)',
        gridAutoFlow: 'column',
      },
    },
  },
});
const Tab = chakra('button', {
  base: { flex: 'none', color: 'muted', fontWeight: 600 },
  variants: {
    look: {
      line: {
        minH: '48px',
        px: { base: '2', md: '4' },
        fontSize: { base: 'sm', md: 'md' },
        borderBottomWidth: '3px',
        borderBottomStyle: 'solid',
        borderColor: 'transparent',
        borderTopRadius: 'sm',
        _focusVisible: { outlineOffset: '-3px' },
        '&:hover': { color: 'ink' },
        '&[aria-selected=true]': { color: 'leaf-strong', borderColor: 'leaf' },
      },
      pills: {
        minH: '44px',
        px: '4',
        borderRadius: 'full',
        borderWidth: '1.5px',
        borderStyle: 'solid',
        borderColor: 'line',
        bg: 'card',
        fontSize: 'sm',
        scrollSnapAlign: 'center',
        '&[aria-selected=true]': { bg: 'ink', borderColor: 'ink', color: 'paper' },
      },
      columns: {
        minH: '44px',
        px: { base: '4', lg: '3' },
        py: { base: '0', lg: '3' },
        borderRadius: { base: 'full', lg: 'md' },
        borderWidth: '1.5px',
        borderStyle: 'solid',
        borderColor: 'line',
        bg: 'card',
        fontSize: 'sm',
        scrollSnapAlign: 'center',
        textAlign: { base: 'center', lg: 'start' },
        alignContent: { lg: 'start' },
        '&[aria-selected=true]': {
          bg: { base: 'ink', lg: 'leaf-soft' },
          borderColor: { base: 'ink', lg: 'leaf' },
          color: { base: 'paper', lg: 'leaf-strong' },
        },
      },
    },
  },
});
const Detail = chakra('span', { base: { display: 'block', mt: '2' } });

const MOVES: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * A row of tabs by the ARIA tabs pattern: arrow keys move the selection, and only the selected tab is in the tab order.
 * The caller renders the panel, with the id `panelId` and labelled by `tabId(selected)`.
 */
export function TabList<T extends string>(props: {
  label: string;
  /** `columns`: pills on a phone; on a large screen a column for each tab, with its `detail` below the label. */
  look: 'line' | 'pills' | 'columns';
  tabs: readonly { readonly value: T; readonly label: string; readonly detail?: ReactNode }[];
  selected: T;
  panelId: string;
  tabId: (value: T) => string;
  onSelect: (value: T) => void;
}) {
  const chosen = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newly selected tab must scroll into view
  useEffect(() => {
    // Scrolling forces a layout, so it waits for the next frame, which is laid out in any case.
    const frame = requestAnimationFrame(() =>
      chosen.current?.scrollIntoView({ block: 'nearest', inline: 'center' }),
    );
    return () => cancelAnimationFrame(frame);
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
    <List look={props.look} role="tablist" aria-label={props.label} onKeyDown={move}>
      {props.tabs.map(({ value, label, detail }) => (
        <Tab
          key={value}
          look={props.look}
          ref={value === props.selected ? chosen : null}
          type="button"
          role="tab"
          id={props.tabId(value)}
          aria-selected={value === props.selected}
          aria-controls={props.panelId}
          tabIndex={value === props.selected ? 0 : -1}
          onClick={() => props.onSelect(value)}
        >
          {label}
          {detail === undefined ? null : <Detail>{detail}</Detail>}
        </Tab>
      ))}
    </List>
  );
}
