import { Flex } from '@chakra-ui/react';
import { useHasUsedPlan, useInstall } from '../../../device/hooks/plan/use-install-offer.ts';
import { useMemberSetting } from '../../../device/hooks/use-member-setting.ts';
import { Button } from '../../../ui/show/button.tsx';
import { Notice } from '../../../ui/show/notice.tsx';

/** Offers once to put the app on the home screen, to somebody who has used it. */
export function InstallNote() {
  const install = useInstall();
  const offered = useMemberSetting('installOffered');
  if (install === null || offered.value !== null) return null;
  return <Offer onInstall={() => void install()} onAnswer={() => void offered.set(true)} />;
}

function Offer({ onInstall, onAnswer }: { onInstall: () => void; onAnswer: () => void }) {
  if (!useHasUsedPlan()) return null;
  return (
    <Notice>
      Put Sorrel on your home screen? It opens faster and fills the whole screen.
      <Flex gap="2" mt="2" flexWrap="wrap">
        <Button
          look="outline"
          size="sm"
          onClick={() => {
            onAnswer();
            onInstall();
          }}
        >
          Install
        </Button>
        <Button look="quiet" size="sm" onClick={onAnswer}>
          Not now
        </Button>
      </Flex>
    </Notice>
  );
}
