import { type ReactNode, useId } from 'react';
import { TabList } from './tab-list.tsx';

/** Tabs over one panel, which follows them. */
export function Tabs<T extends string>(props: {
  label: string;
  tabs: readonly { readonly value: T; readonly label: string }[];
  selected: T;
  onSelect: (value: T) => void;
  children: ReactNode;
}) {
  const { children, ...list } = props;
  const id = useId();
  const panelId = `${id}-panel`;
  const tabId = (value: T): string => `${id}-${value}`;
  return (
    <>
      <TabList look="line" panelId={panelId} tabId={tabId} {...list} />
      <div role="tabpanel" id={panelId} aria-labelledby={tabId(props.selected)}>
        {children}
      </div>
    </>
  );
}
