import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { DayTab } from '../../domain/calendar/week-tabs.ts';

const List = chakra('div', {
  base: {
    display: 'flex',
    gap: '2',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    mx: '-4',
    px: '4',
    py: '1',
    scrollSnapType: 'x proximity',
  },
});
const Tab = chakra('button', {
  base: {
    flex: 'none',
    minH: '44px',
    px: '4',
    borderRadius: 'full',
    borderWidth: '1.5px',
    borderStyle: 'solid',
    borderColor: 'line',
    bg: 'card',
    color: 'muted',
    fontSize: 'sm',
    fontWeight: 600,
    scrollSnapAlign: 'center',
    '&[aria-selected=true]': { bg: 'ink', borderColor: 'ink', color: 'paper' },
  },
});

const target = (key: string, at: number, count: number): number | null => {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % count;
    case 'ArrowLeft':
      return (at - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
};

/** One tab per day; arrow keys move along, only the chosen tab is in the tab order. */
export function DayTabs(props: {
  tabs: readonly DayTab[];
  selected: string;
  panelId: string;
  onSelect: (day: string) => void;
}) {
  const chosen = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newly chosen tab is what has to come into view
  useEffect(() => {
    chosen.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [props.selected]);
  const move = (event: KeyboardEvent): void => {
    const at = props.tabs.findIndex((tab) => tab.date === props.selected);
    const next = target(event.key, at, props.tabs.length);
    const tab = next === null ? undefined : props.tabs[next];
    if (next === null || tab === undefined) return;
    event.preventDefault();
    props.onSelect(tab.date);
    const button = event.currentTarget.children[next];
    if (button instanceof HTMLElement) button.focus();
  };
  return (
    <List role="tablist" aria-label="Day" onKeyDown={move}>
      {props.tabs.map((tab) => {
        const selected = tab.date === props.selected;
        return (
          <Tab
            key={tab.date}
            ref={selected ? chosen : null}
            type="button"
            role="tab"
            id={`tab-${tab.date}`}
            aria-selected={selected}
            aria-controls={props.panelId}
            tabIndex={selected ? 0 : -1}
            onClick={() => props.onSelect(tab.date)}
          >
            {tab.label}
          </Tab>
        );
      })}
    </List>
  );
}
