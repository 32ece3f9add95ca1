import { type ReactNode, useState } from 'react';
import { Tabs } from './tabs.tsx';

/** A screen's cards, one at a time; the first one is open unless `initial` names another. */
export function OneByOne<T extends string>(props: {
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
