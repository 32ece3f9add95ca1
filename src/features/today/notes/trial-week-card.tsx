import { Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { writeMemberSetting } from '../../../device/db/settings.ts';
import { useClock } from '../../../device/hooks/use-clock.ts';
import { useMemberSetting } from '../../../device/hooks/use-member-setting.ts';
import { usePorts } from '../../../device/ports/ports.tsx';
import { Button } from '../../../ui/show/button.tsx';
import { Card, CardTitle } from '../../../ui/show/card.tsx';
import { Notice } from '../../../ui/show/notice.tsx';
import { TextButton } from '../../../ui/show/text-link.tsx';

/** Asks which week a member keeps who tried the product before signing in to an account that has one. */
export function TrialWeekCard() {
  const { sync } = usePorts();
  const { value: week, set } = useMemberSetting('trialWeek');
  const today = useClock((clock) => clock.today());
  const [failed, setFailed] = useState(false);
  if (week === undefined || week === null) return null;
  if (week === 'not-taken')
    return (
      <Notice role="status" tone="info">
        The week from here does not fit your account, so your account's week stays.{' '}
        <TextButton onClick={() => void set(null)}>OK</TextButton>
      </Notice>
    );
  const days = week.days.filter(({ date }) => date >= today);
  if (days.length === 0) return null;
  const take = async (): Promise<void> => {
    const taken = await sync.run({
      write: (db) => writeMemberSetting(db, 'trialWeek', null),
      intent: { kind: 'plan.put', payload: { ...week, days, instead: true } },
    });
    setFailed(!taken.ok);
  };
  return (
    <Card aria-label="Which week do you want to keep?">
      <CardTitle>Which week do you want to keep?</CardTitle>
      <p>
        You planned a week here before you signed in. Your account has a week too. What you logged is kept
        either way.
      </p>
      {failed ? (
        <Notice role="alert" tone="error" mt="3">
          This device could not save that change. Please try again.
        </Notice>
      ) : null}
      <Flex gap="2" flexWrap="wrap" mt="4">
        <Button onClick={() => void take()}>The week from here</Button>
        <Button look="outline" onClick={() => void set(null)}>
          My account's week
        </Button>
      </Flex>
    </Card>
  );
}
