import { useSearch } from '@tanstack/react-router';
import { Notice } from '../../ui/show/notice.tsx';

/** The message that a redirect hands to the page it leads to. */
export const shellSearch = (search: Readonly<Record<string, unknown>>): { readonly note?: 'staff-only' } =>
  search.note === 'staff-only' ? { note: 'staff-only' } : {};

/** Why a person is not where they wanted to go. */
export function ShellNote() {
  const { note } = useSearch({ from: '/_authenticated/dashboard' });
  if (note === undefined) return null;
  return (
    <Notice role="status" mb="4">
      That page is for staff. If you are staff, sign in again to open it.
    </Notice>
  );
}
