import { type ReactNode, useState } from 'react';
import { Tabs } from './tabs.tsx';

/** Shows one card at a time, below a tab for each. It opens with `initial`, or the first card if that is missing. */
export function CardTabs<T extends string>(props: {
  label: string;
  cards: readonly { readonly value: T; readonly label: string; readonly content: ReactNode }[];
  initial: T;
}) {
  const [chosen, setChosen] = useState(props.initial);
  const open = props.cards.find(({ value }) => value === chosen) ?? props.cards[0];
  if (open === undefined) return null;
  return (
    <Tabs label={props.label} tabs={props.cards} selected={open.value} onSelect={setChosen}>
      {open.content}
    </Tabs>
  );
}
