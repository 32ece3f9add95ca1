import { useState } from 'react';
import type { MembersQuery } from '../../contract/staff.ts';
import { useSession } from '../../device/hooks/hooks.ts';

/** The view of one staff member. */
interface StaffView {
  readonly staffId: string;
  readonly query: MembersQuery;
  /** The member whose details were opened last; null before the first. */
  readonly chosen: string | null;
}

const ALL: MembersQuery = { search: '', filter: 'all', page: 1 };

/** In the tab's memory alone: addresses and the state of its history outlive every session in the browser's files. */
let held: StaffView | null = null;

/** Starts with what this person looked at last, in this tab since it was loaded; nobody else's. */
export const useStaffView = (): readonly [
  StaffView,
  (change: Partial<Pick<StaffView, 'query' | 'chosen'>>) => void,
] => {
  const staffId = useSession()?.memberId ?? '';
  const [view, setView] = useState<StaffView>(() =>
    held?.staffId === staffId ? held : { staffId, query: ALL, chosen: null },
  );
  return [
    view,
    (change) => {
      held = { ...view, ...change };
      setView(held);
    },
  ];
};
