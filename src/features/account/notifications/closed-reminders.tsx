import { chakra, Flex, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { type Push, type PushOutcome, usePush } from '../../../device/hooks/use-push.ts';
import type { PushState } from '../../../device/ports/push-device.ts';
import { PUSH_KINDS } from '../../../domain/reminders/kinds.ts';
import { Switch } from '../../../ui/form/switch.tsx';
import { Button } from '../../../ui/show/button.tsx';
import { Card, CardTitle } from '../../../ui/show/card.tsx';
import { Notice } from '../../../ui/show/notice.tsx';
import { Skeleton } from '../../../ui/show/skeleton.tsx';
import { KindRow, TimeField } from './kind-row.tsx';

type Words = { readonly tone: 'success' | 'info' | 'error'; readonly text: string } | null;

const HINDRANCES: Readonly<Record<Exclude<PushState, 'ready'>, string>> = {
  refused:
    'Your browser blocks notifications of Sorrel. Allow them in its settings for this site, then come back.',
  'needs-install':
    'On an iPhone or iPad: tap Share, then "Add to Home Screen". Open Sorrel from there and switch this on.',
  unavailable: 'This browser cannot show reminders while Sorrel is closed. They appear when you open it.',
};

const OUTCOMES: Readonly<Record<PushOutcome, Words>> = {
  done: null,
  refused: { tone: 'error', text: 'Your browser did not allow it. Reminders stay off.' },
  later: { tone: 'info', text: 'Saved on this device. It starts when you open Sorrel online.' },
  'not-stored': { tone: 'error', text: 'This device could not save that. Free some space, then try again.' },
  failed: { tone: 'error', text: 'That did not work. Check your connection, then try again.' },
};

const TESTS: Readonly<Record<'sent' | 'none' | 'failed', Words>> = {
  sent: { tone: 'success', text: 'Sent. It appears within a moment.' },
  none: { tone: 'error', text: 'This device gets no reminders any more. Switch this off and on again.' },
  failed: { tone: 'error', text: 'The test could not be sent. Please try again later.' },
};

const Muted = chakra('p', { base: { color: 'muted', fontSize: 'sm' } });

function Choices({ push, say }: { push: Push; say: (words: Words) => void }) {
  const { choices, choose, test } = push;
  const [testing, setTesting] = useState(false);
  if (choices === undefined) return null;
  const { kinds, quiet } = choices;
  const change = (changed: Partial<typeof choices>): void =>
    void choose({ ...choices, ...changed }).then((outcome) => say(OUTCOMES[outcome]));
  const tryIt = async (): Promise<void> => {
    setTesting(true);
    say(TESTS[await test()]);
    setTesting(false);
  };
  return (
    <Stack gap="4">
      <ul>
        {PUSH_KINDS.map((kind) => (
          <KindRow
            key={kind}
            kind={kind}
            choice={kinds[kind]}
            onChange={(choice) => change({ kinds: { ...kinds, [kind]: choice } })}
          />
        ))}
      </ul>
      <Switch
        label="Quiet hours"
        note="No reminders in this time."
        on={quiet !== null}
        onChange={(on) => change({ quiet: on ? { from: 22 * 60, to: 7 * 60 } : null })}
      />
      {quiet === null ? null : (
        <Flex gap="4">
          <TimeField
            label="Quiet from"
            minute={quiet.from}
            onChange={(from) => change({ quiet: { ...quiet, from } })}
          />
          <TimeField
            label="Quiet until"
            minute={quiet.to}
            onChange={(to) => change({ quiet: { ...quiet, to } })}
          />
        </Flex>
      )}
      <Switch
        label="Name the dish"
        note="On: a locked phone shows what is for lunch. Off: it only says that it is time."
        on={choices.names}
        onChange={(names) => change({ names })}
      />
      <Button look="outline" disabled={testing} onClick={() => void tryIt()} alignSelf={{ md: 'flex-start' }}>
        Send a test
      </Button>
    </Stack>
  );
}

/** Reminders of this device while the app is closed: one switch, then what and when. */
export function ClosedReminders() {
  const push = usePush();
  const { device, choices } = push;
  const [words, say] = useState<Words>(null);
  const [busy, setBusy] = useState(false);
  if (device === null || choices === undefined) return <Skeleton height="120px" borderRadius="lg" />;
  const state = device.state();
  const isOn = choices.on && state === 'ready';
  const turn = async (on: boolean): Promise<void> => {
    if (busy) return;
    setBusy(true);
    say(null);
    say(OUTCOMES[await (on ? push.switchOn() : push.switchOff())]);
    setBusy(false);
  };
  return (
    <Card aria-labelledby="closed-reminders">
      <CardTitle id="closed-reminders" mb="3">
        When the app is closed
      </CardTitle>
      <Stack gap="4">
        {state === 'ready' ? (
          <Switch
            label="Remind me when the app is closed"
            note="On this device. You are not reminded of what is done."
            on={isOn}
            onChange={(on) => void turn(on)}
          />
        ) : (
          <Muted>{HINDRANCES[state]}</Muted>
        )}
        {words === null ? null : (
          <Notice tone={words.tone} role={words.tone === 'error' ? 'alert' : 'status'}>
            {words.text}
          </Notice>
        )}
        {isOn ? <Choices push={push} say={say} /> : null}
      </Stack>
    </Card>
  );
}
