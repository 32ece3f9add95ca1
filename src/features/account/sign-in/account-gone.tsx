import { chakra, Stack } from '@chakra-ui/react';
import Download from 'lucide-react/icons/download';
import { useEffect, useState } from 'react';
import { useVisitorPorts } from '../../../device/ports/ports.tsx';
import { copyAsJson, readUnsent, type UnsentCopy } from '../../../device/restore/export.ts';
import type { RememberedMember } from '../../../device/session/session.ts';
import { saveFile } from '../../../ui/browser/save-file.ts';
import { Button } from '../../../ui/show/button.tsx';
import { Notice } from '../../../ui/show/notice.tsx';
import { PageHeading } from '../../../ui/show/page-heading.tsx';
import { AuthFrame } from './auth-frame.tsx';

const Text = chakra('p', { base: { maxWidth: '60ch' } });

const neverSent = (count: number): string =>
  count === 1
    ? '1 change on this device was never sent.'
    : `${count} changes on this device were never sent.`;

/** Says that the account was deleted elsewhere. This device's data is removed only after somebody has read that. */
export function AccountGone({ member: { memberId, shared } }: { member: RememberedMember }) {
  const { clock, signOut, memberPorts } = useVisitorPorts();
  const [unsent, setUnsent] = useState<UnsentCopy | null>(null);
  useEffect(() => {
    let left = false;
    const look = async (): Promise<void> => {
      const { device } = await memberPorts();
      const read = await readUnsent(device.open(memberId), clock.now());
      if (read.ok && !left) setUnsent(read.value);
    };
    // Without the app's own files the data cannot be removed yet either; the button says so.
    look().catch(() => undefined);
    return () => {
      left = true;
    };
  }, [memberPorts, memberId, clock]);
  const { unsent: entries = [], healthAnswersLeftOut = 0 } = unsent ?? {};
  const count = entries.length + healthAnswersLeftOut;
  const canSave = entries.length > 0 && shared !== true;
  const save = (): void => {
    if (unsent === null) return;
    const file = new Blob([copyAsJson(unsent)], { type: 'application/json' });
    saveFile(`sorrel-unsent-${clock.today()}.json`, file);
  };
  return (
    <AuthFrame>
      <Stack gap="5">
        <PageHeading title="Account deleted">This account was deleted</PageHeading>
        <Notice tone="info" role="status">
          Nothing is left on the server. The button below deletes what is still on this device.
        </Notice>
        {count === 0 ? null : (
          <Text>
            {neverSent(count)}
            {canSave ? ' You can save a copy first.' : null}
            {canSave && healthAnswersLeftOut > 0 ? ' Health answers are not in it.' : null}
          </Text>
        )}
        {canSave ? (
          <Button look="outline" wide onClick={save}>
            <Download size={18} aria-hidden="true" />
            Save what was not sent
          </Button>
        ) : null}
        <Button look="danger" wide onClick={() => signOut.leave(memberId)}>
          Remove my data from this device
        </Button>
      </Stack>
    </AuthFrame>
  );
}
