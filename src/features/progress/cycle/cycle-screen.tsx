import { Box, chakra, Flex, Stack } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import { useState } from 'react';
import { stored } from '../../../device/db/storage.ts';
import { useLive, useSession, useToday } from '../../../device/hooks/hooks.ts';
import { useWaiting } from '../../../device/hooks/submission.ts';
import { usePorts } from '../../../device/ports/ports.tsx';
import { changeCycle, eraseCycle, hasAccountNotes, readCycle } from '../../../device/rows/cycle.ts';
import type { CycleLog } from '../../../domain/body/cycle/log.ts';
import { predictCycle } from '../../../domain/body/cycle/predict.ts';
import { notices } from '../../../domain/error-catalogue.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import { Button, ButtonLink } from '../../../ui/show/button.tsx';
import { Notice } from '../../../ui/show/notice.tsx';
import { PageHeading } from '../../../ui/show/page-heading.tsx';
import { Skeleton } from '../../../ui/show/skeleton.tsx';
import { Calendar } from './calendar.tsx';
import { DayCard } from './day-card.tsx';
import { markOf } from './day-mark.ts';
import { HistoryCard } from './history-card.tsx';
import { LengthsCard } from './lengths-card.tsx';
import { monthOf } from './month.ts';
import { OutlookCard } from './outlook-card.tsx';

interface CycleInHand {
  /** Undefined while it loads, null where this device cannot read it any more. */
  readonly log: CycleLog | null | undefined;
  readonly change: (change: (log: CycleLog) => CycleLog) => Promise<void>;
  readonly erase: () => Promise<void>;
  /** True where the last change could not be stored. */
  readonly unsaved: boolean;
}

/** The cycle notes of this device, and the ways to change them. */
const useCycle = (): CycleInHand => {
  const { device } = usePorts();
  const memberId = useSession()?.memberId ?? null;
  const read = useLive(readCycle, []);
  const [unsaved, setUnsaved] = useState(false);
  const log = read === undefined ? undefined : read.ok ? read.value : null;
  if (memberId === null) return { log, change: async () => {}, erase: async () => {}, unsaved };
  const db = device.open(memberId);
  return {
    log,
    change: async (change) => {
      const kept = await stored(db, () => changeCycle(db, change));
      setUnsaved(!kept.ok || !kept.value.ok);
    },
    erase: async () => {
      const erased = await stored(db, () => eraseCycle(db));
      setUnsaved(!erased.ok);
    },
    unsaved,
  };
};

const Lead = chakra('p', {
  base: {
    display: 'flex',
    gap: '2',
    mt: '2',
    color: 'muted',
    maxWidth: '60ch',
    '& svg': { flex: 'none', mt: '3px' },
  },
});

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    gridTemplateRows: { lg: 'auto 1fr' },
    gridTemplateAreas: { base: '"outlook" "days" "past"', lg: '"days outlook" "days past"' },
  },
});

/** The period tracker. Everything that is noted on it stays on this device. */
export function CycleScreen() {
  const cycle = useCycle();
  const inAccount = useLive(hasAccountNotes, []);
  const waiting = useWaiting(['wellness.submit']);
  return (
    <Stack gap="5" maxWidth="64rem" mx="auto" width="100%">
      <div>
        <PageHeading title="Cycle">Your cycle</PageHeading>
        <Lead>
          <LockKeyhole size={18} aria-hidden="true" />
          Your notes stay on this device, encrypted, and are never sent. Logging out removes them.
        </Lead>
      </div>
      {inAccount === true ? (
        <Notice>
          Notes are no longer shared between devices. What you note or erase now counts only on this device.
          What you shared with your account before stays in it, not encrypted, until you delete the account.
          It comes to each device where you sign in.
        </Notice>
      ) : null}
      {waiting ? <Notice role="status">{notices.savedForLater}</Notice> : null}
      {cycle.unsaved ? (
        <Notice tone="error" role="alert">
          This device could not save that. Free some space, then try again.
        </Notice>
      ) : null}
      <Notes cycle={cycle} />
      <ButtonLink asChild look="outline" alignSelf="flex-start">
        <Link to="/dashboard/lifestyle">Go on to your lifestyle</Link>
      </ButtonLink>
    </Stack>
  );
}

function Notes({ cycle }: { cycle: CycleInHand }) {
  const today = useToday();
  const { log, change, erase } = cycle;
  if (log === undefined) return <Skeleton height="420px" />;
  if (log === null)
    return (
      <Stack gap="3" alignItems="flex-start">
        <Notice tone="error">The notes on this device cannot be read any more.</Notice>
        <Button look="outline" onClick={() => void erase()}>
          Start again
        </Button>
      </Stack>
    );
  return <Tracker log={log} today={today} change={change} />;
}

function Tracker(props: { log: CycleLog; today: LocalDay; change: CycleInHand['change'] }) {
  const { log, today } = props;
  const [selected, setSelected] = useState(today);
  const [month, setMonth] = useState(monthOf(today));
  const prediction = predictCycle(log);
  const change = (next: (held: CycleLog) => CycleLog) => void props.change(next);
  const select = (day: LocalDay) => {
    setSelected(day);
    setMonth(monthOf(day));
  };
  return (
    <Columns>
      <Box gridArea="outlook">
        <OutlookCard prediction={prediction} today={today} />
      </Box>
      <Stack gap="5" gridArea="days">
        <Calendar
          month={month}
          today={today}
          selected={selected}
          markOf={(day) => markOf(log, prediction, day, today)}
          onMonth={setMonth}
          onSelect={select}
        />
        <DayCard log={log} day={selected} today={today} onChange={change} />
      </Stack>
      <Stack gap="5" gridArea="past">
        <HistoryCard log={log} />
        <LengthsCard log={log} onChange={change} />
        <Erase log={log} change={change} />
      </Stack>
    </Columns>
  );
}

/** Takes every note away at once, and gives them back. */
function Erase(props: { log: CycleLog; change: (change: (log: CycleLog) => CycleLog) => void }) {
  const { log, change } = props;
  const [erased, setErased] = useState<CycleLog['days'] | null>(null);
  const isEmpty = Object.keys(log.days).length === 0;
  if (isEmpty && erased !== null)
    return (
      <Flex gap="3" alignItems="center" flexWrap="wrap" role="status">
        <Notice>All your cycle notes are erased.</Notice>
        <Button look="outline" size="sm" onClick={() => change((held) => ({ ...held, days: erased }))}>
          Undo
        </Button>
      </Flex>
    );
  if (isEmpty) return null;
  return (
    <Button
      look="quiet"
      size="sm"
      alignSelf="flex-start"
      onClick={() => {
        setErased(log.days);
        change((held) => ({ ...held, days: {} }));
      }}
    >
      Erase all my cycle notes
    </Button>
  );
}
