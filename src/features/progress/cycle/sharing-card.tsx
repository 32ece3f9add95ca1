import { chakra, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { SingleChoiceChips } from '../../../ui/form/choice-chips.tsx';
import { Card } from '../../../ui/show/card.tsx';
import { Notice } from '../../../ui/show/notice.tsx';
import type { CycleSharing } from './use-cycle-sharing.ts';

const Muted = chakra('p', { base: { color: 'muted', fontSize: 'sm', maxWidth: '60ch' } });

const PLACES = [
  { value: 'device', label: 'Keep on this device only' },
  { value: 'account', label: 'Sync with my account' },
] as const;

/** The choice whether the account has the notes; absent if the backend has no call for them. */
export function SharingCard({ sharing }: { sharing: CycleSharing }) {
  const [stopped, setStopped] = useState(false);
  if (!sharing.offered) return null;
  return (
    <Card aria-label="Where your notes are kept">
      <Stack gap="3">
        <SingleChoiceChips
          legend="Where your notes are kept"
          name="cycle-place"
          options={PLACES}
          value={sharing.on ? 'account' : 'device'}
          onChange={(place) => {
            setStopped(sharing.on && place === 'device');
            sharing.set(place === 'account');
          }}
        />
        <Muted>
          {sharing.on
            ? 'Your notes also go to your account on the server, which keeps them in plain form, and to the devices where you sign in.'
            : 'Nothing that you note here is sent. Notes that another device of yours shared still arrive.'}
        </Muted>
        {sharing.failed ? (
          <Notice tone="error" role="alert">
            This device could not keep that. Free some space, then try again.
          </Notice>
        ) : null}
        {stopped ? (
          <Notice role="status">
            From now on nothing is sent. What was sent before stays in your account until you delete the
            account.
          </Notice>
        ) : null}
      </Stack>
    </Card>
  );
}
