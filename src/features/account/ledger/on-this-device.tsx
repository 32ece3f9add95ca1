import { chakra, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useLive, useToday } from '../../../device/hooks/hooks.ts';
import { useOfflineByChoice } from '../../../device/hooks/use-offline-by-choice.ts';
import { usePrefetch, useReadyUntil, useWhileLocked } from '../../../device/hooks/use-ready-offline.ts';
import { useStorageReport } from '../../../device/hooks/use-storage-report.ts';
import { readReadyUntil } from '../../../device/plan/read/week.ts';
import { lastingSentence, roomAdvice } from '../../../domain/device-room.ts';
import { Switch } from '../../../ui/form/switch.tsx';
import { Bar } from '../../../ui/show/bar.tsx';
import { Card, CardTitle } from '../../../ui/show/card.tsx';
import { Notice } from '../../../ui/show/notice.tsx';
import { cachingSentence, readySentence } from './readiness-words.ts';

const Note = chakra('p', { base: { color: 'muted', fontSize: 'sm', maxWidth: '60ch' } });

const LOCK_WORDS = {
  today:
    "This device locks itself after five minutes without a touch. Today's meals still open. The rest needs your password and a network. To read everything without signal, stay signed in (Settings).",
  nothing:
    'This device locks itself after five minutes without a touch, because other people use it. Then everything needs your password and a network.',
};

function Readiness() {
  const today = useToday();
  const readyUntil = useReadyUntil();
  const planUntil = useLive(readReadyUntil, [today]);
  const progress = usePrefetch();
  const whileLocked = useWhileLocked();
  if (progress !== null) {
    const words = cachingSentence(progress);
    return (
      <chakra.div mb="2">
        <chakra.p mb="2" aria-hidden="true">
          {words}
        </chakra.p>
        <Bar fraction={progress.total === 0 ? 0 : progress.done / progress.total} tone="leaf" label={words} />
      </chakra.div>
    );
  }
  if (readyUntil === undefined || planUntil === undefined || whileLocked === undefined) return null;
  const ready = readySentence(readyUntil, today);
  if (ready === null && whileLocked !== 'nothing')
    return (
      <p>
        {planUntil === null
          ? 'There is no plan for today on this device yet.'
          : "Today's plan is on this device, but the app does not open without a network yet."}
      </p>
    );
  return (
    <>
      {ready === null ? null : <p>{ready}</p>}
      {whileLocked === 'all' ? null : <Note>{LOCK_WORDS[whileLocked]}</Note>}
    </>
  );
}

/** Data on this device, whether the browser keeps it, and the switch for working offline. */
export function OnThisDevice() {
  const { report } = useStorageReport();
  const { value, set } = useOfflineByChoice();
  const [failed, setFailed] = useState(false);
  const lowRoom = report === null ? null : roomAdvice(report);
  return (
    <Card aria-labelledby="on-this-device">
      <CardTitle id="on-this-device" mb="3">
        On this device
      </CardTitle>
      <Stack gap="4">
        <div>
          <Readiness />
          {report === null ? null : <Note>{lastingSentence(report)}</Note>}
        </div>
        {lowRoom === null ? null : (
          <Notice role="status" tone="warning">
            {lowRoom}
          </Notice>
        )}
        <Switch
          label="Work offline"
          note="On: nothing is sent or fetched. What you enter waits here."
          on={value}
          onChange={(on) => void set(on).then((kept) => setFailed(!kept.ok))}
        />
        {failed ? (
          <Notice role="alert" tone="error">
            This device could not save your choice. Please try again.
          </Notice>
        ) : null}
      </Stack>
    </Card>
  );
}
