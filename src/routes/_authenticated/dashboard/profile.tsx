import { createFileRoute, useNavigate } from '@tanstack/react-router';
import * as v from 'valibot';
import { SettingsScreen } from '../../../features/account/settings/settings-screen.tsx';
import { SETTINGS_TABS, type SettingsTab } from '../../../features/account/settings/settings-tabs.ts';

const TABS = SETTINGS_TABS.map(({ value }) => value);

export const Route = createFileRoute('/_authenticated/dashboard/profile')({
  validateSearch: v.object({ tab: v.optional(v.fallback(v.picklist(TABS), 'profile'), 'profile') }),
  component: Profile,
});

function Profile() {
  const { tab } = Route.useSearch();
  const navigate = useNavigate();
  const open = (next: SettingsTab): void => {
    void navigate({ to: '/dashboard/profile', search: { tab: next }, replace: true });
  };
  return <SettingsScreen tab={tab} onTab={open} />;
}
