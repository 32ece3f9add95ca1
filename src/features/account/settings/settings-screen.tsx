import { Stack } from '@chakra-ui/react';
import { Suspense } from 'react';
import { useIsTrial, useLive } from '../../../device/hooks/hooks.ts';
import { useMember } from '../../../device/hooks/use-member.ts';
import { readProfile } from '../../../device/rows/profile.ts';
import { lazyExtra } from '../../../ui/browser/lazy-extra.ts';
import { Notice } from '../../../ui/show/notice.tsx';
import { PageHeading } from '../../../ui/show/page-heading.tsx';
import { Skeleton } from '../../../ui/show/skeleton.tsx';
import { Tabs } from '../../../ui/tabs/tabs.tsx';
import { YourData } from '../data/your-data.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { NotificationsForm } from './notifications-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { PhotoCard } from './photo-card.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SETTINGS_TABS, type SettingsTab } from './settings-tabs.ts';
import { SignedInDevices } from './signed-in-devices.tsx';
import { ThisDevice } from './this-device.tsx';
import { TrialAccount } from './trial-account.tsx';
import { YourAnswers } from './your-answers.tsx';

const CalendarCard = lazyExtra(() =>
  import('../data/calendar-card.tsx').then((module) => module.CalendarCard),
);
const UnlockCard = lazyExtra(() => import('../unlock/unlock-card.tsx').then((module) => module.UnlockCard));
const ImportData = lazyExtra(() => import('../data/import-data.tsx').then((module) => module.ImportData));

function ProfileTab() {
  const { username, photo } = useMember();
  const read = useLive(readProfile, []);
  const profile = read?.profile ?? null;
  return (
    <>
      <PhotoCard name={username} photo={photo} />
      {read === undefined ? <Skeleton height="420px" /> : null}
      {read === null ? (
        <Notice role="status">Your profile is not on this device yet. It loads when you are online.</Notice>
      ) : null}
      {profile === null ? null : <ProfileForm profile={profile} />}
      <YourAnswers />
      <ThisDevice profile={profile} />
      <Suspense fallback={null}>
        <UnlockCard />
      </Suspense>
      <YourData />
      <Suspense fallback={<Skeleton height="180px" />}>
        <ImportData />
        <CalendarCard />
      </Suspense>
    </>
  );
}

/** Settings in four tabs; which one is open is in the address. */
export function SettingsScreen(props: { tab: SettingsTab; onTab: (tab: SettingsTab) => void }) {
  const { tab } = props;
  const isTrial = useIsTrial();
  return (
    <Stack gap="4" maxWidth="48rem">
      <PageHeading title="Settings">Settings</PageHeading>
      <Tabs label="Settings" tabs={SETTINGS_TABS} selected={tab} onSelect={props.onTab}>
        <Stack gap="4">
          {tab === 'profile' ? <ProfileTab /> : null}
          {isTrial && (tab === 'password' || tab === 'delete') ? <TrialAccount /> : null}
          {tab === 'password' && !isTrial ? (
            <>
              <PasswordForm />
              <SignedInDevices />
            </>
          ) : null}
          {tab === 'notifications' ? <NotificationsForm /> : null}
          {tab === 'delete' && !isTrial ? <DeleteAccount /> : null}
        </Stack>
      </Tabs>
    </Stack>
  );
}
