import { chakra, Flex } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { useMemberSetting } from '../../../device/hooks/use-member-setting.ts';
import { Button, ButtonLink } from '../../../ui/show/button.tsx';
import { Card, CardTitle } from '../../../ui/show/card.tsx';

/** Not where other people use the device, nor where it does not lock. */
export function UnlockOfferCard({ onDone }: { onDone: () => void }) {
  const readable = useMemberSetting('readableWhenLocked').value;
  const staysOpen = useMemberSetting('keepSignedIn').value;
  if (readable !== true || staysOpen !== false) return null;
  return (
    <Card aria-labelledby="unlock-offer">
      <CardTitle id="unlock-offer">Skip the password next time?</CardTitle>
      <chakra.p color="muted" fontSize="sm" mb="4">
        When Sorrel has locked itself, a PIN or your fingerprint can open it, also offline.
      </chakra.p>
      <Flex gap="3" wrap="wrap">
        <ButtonLink asChild look="outline">
          <Link to="/dashboard/profile" onClick={onDone}>
            Choose in Settings
          </Link>
        </ButtonLink>
        <Button look="quiet" onClick={onDone}>
          Not now
        </Button>
      </Flex>
    </Card>
  );
}
