import { chakra } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import AlarmClock from 'lucide-react/icons/alarm-clock';
import Timer from 'lucide-react/icons/timer';
import { useEffect, useRef, useState } from 'react';
import { useTimerCommands } from '../../device/hooks/plan/use-kitchen-timers.ts';
import { usePorts } from '../../device/ports/ports.tsx';
import {
  hasEnded,
  inUrgency,
  type KitchenTimer,
  minutesInWords,
  minutesToSay,
  timeLeft,
  timeText,
} from '../../domain/kitchen/cooking/timers.ts';
import { useNow } from './use-now.ts';

const Dock = chakra('section', {
  base: {
    position: 'sticky',
    bottom: { base: 'calc(68px + env(safe-area-inset-bottom))', lg: '1rem' },
    zIndex: 9,
    /* The way back from the last change has this place then. */
    'main:has([data-undo]) ~ &': {
      bottom: { base: 'calc(68px + 6.5rem + env(safe-area-inset-bottom))', lg: '7.5rem' },
    },
    mt: '5',
    maxWidth: { lg: '32rem' },
    marginInlineStart: { lg: 'auto' },
    borderRadius: 'lg',
    bg: 'amber-soft',
    color: 'amber-ink',
    boxShadow: '0 8px 24px rgb(0 0 0 / 16%)',
    overflow: 'hidden',
  },
});
const Row = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    '& + &': { borderTop: '1px solid var(--line)' },
    '&[data-ended]': { bg: 'amber-ink', color: 'paper' },
  },
});
const Way = chakra('a', {
  base: {
    display: 'flex',
    flex: '1',
    minW: 0,
    alignItems: 'center',
    gap: '3',
    minH: '56px',
    px: '4',
    color: 'amber-ink',
    fontWeight: 600,
    '[data-ended] > &': { color: 'paper' },
    textDecoration: 'none',
    lineHeight: 1.2,
    '& > svg': { flex: 'none' },
    _focusVisible: { outlineOffset: '-4px', outlineColor: 'currentColor' },
  },
});
const Name = chakra('span', {
  base: { flex: '1', minW: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});
const Time = chakra('span', { base: { flex: 'none', fontSize: 'lg', fontWeight: 800 } });
const Stop = chakra('button', {
  base: {
    minH: '56px',
    minW: '72px',
    px: '4',
    fontWeight: 700,
    textDecoration: 'underline',
    _focusVisible: { outlineOffset: '-4px', outlineColor: 'currentColor' },
  },
});
const More = chakra('p', { base: { px: '4', pb: '2', fontSize: 'sm', fontWeight: 550 } });

const MOST_SHOWN = 2;

const restWords = (timer: KitchenTimer, now: number): string =>
  timer.state.kind === 'paused' ? `${timeText(timeLeft(timer, now))} paused` : timeText(timeLeft(timer, now));

/** The timers on every page, with the way back to their dish. */
function TimerDock({ timers, now }: { timers: readonly KitchenTimer[]; now: number }) {
  const commands = useTimerCommands();
  const shown = inUrgency(timers, now);
  const more = shown.length - MOST_SHOWN;
  return (
    <Dock aria-label="Kitchen timers">
      <ul>
        {shown.slice(0, MOST_SHOWN).map((timer) => {
          const ended = hasEnded(timer, now);
          const { recipeId, date } = timer.place;
          return (
            <Row key={timer.id} data-ended={ended || undefined}>
              <Way asChild>
                <Link
                  to="/dashboard/kitchen/$recipeId"
                  params={{ recipeId }}
                  search={date === null ? {} : { date }}
                >
                  {ended ? (
                    <AlarmClock size={22} aria-hidden="true" />
                  ) : (
                    <Timer size={22} aria-hidden="true" />
                  )}
                  <Name>
                    {timer.label} · {timer.dishName}
                  </Name>
                  <Time>{ended ? 'Done' : restWords(timer, now)}</Time>
                </Link>
              </Way>
              {ended ? (
                <Stop
                  type="button"
                  aria-label={`OK, stop ${timer.label}`}
                  onClick={() => commands.stop(timer.id)}
                >
                  OK
                </Stop>
              ) : null}
            </Row>
          );
        })}
      </ul>
      {more > 0 ? <More>and {more} more</More> : null}
    </Dock>
  );
}

/** One that ended longer ago, while nothing was open, is shown and does not ring any more. */
const RINGS_WITHIN_MS = 2 * 60_000;

const endedSince = ({ state }: KitchenTimer, now: number): number =>
  state.kind === 'running' ? now - state.endsAt : 0;

/** Rings for each timer that ends, until it is stopped or gets another minute. */
const useRinging = (timers: readonly KitchenTimer[], now: number): void => {
  const { alarm } = usePorts().kitchen;
  const ringing = useRef(new Map<string, () => void>());
  // After a reload no touch has allowed the sound yet.
  useEffect(() => alarm.allowSoundSoon(), [alarm]);
  useEffect(() => {
    const ended = new Map(timers.filter((timer) => hasEnded(timer, now)).map((timer) => [timer.id, timer]));
    for (const [id, stop] of ringing.current)
      if (!ended.has(id)) {
        stop();
        ringing.current.delete(id);
      }
    for (const [id, timer] of ended)
      if (!ringing.current.has(id))
        ringing.current.set(id, endedSince(timer, now) < RINGS_WITHIN_MS ? alarm.ring() : () => undefined);
  }, [alarm, timers, now]);
  useEffect(
    () => () => {
      for (const stop of ringing.current.values()) stop();
      ringing.current.clear();
    },
    [],
  );
};

/** Announcements before the end: ten, five and one minute left. */
const useSpoken = (timers: readonly KitchenTimer[], now: number): string => {
  const before = useRef(now);
  const [words, setWords] = useState('');
  useEffect(() => {
    const since = before.current;
    before.current = now;
    const said = timers.flatMap((timer) => {
      const minutes = minutesToSay(timer, since, now);
      return minutes === null ? [] : [`${timer.label}: ${minutesInWords(minutes)} left`];
    });
    if (said.length > 0) setWords(said.join('. '));
  }, [timers, now]);
  return words;
};

/**
 * Minds the timers wherever the member is: rings, says the end in an alert, and shows them in a small bar unless
 * the kitchen itself is open.
 */
export function TimerWatch({ timers, docked }: { timers: readonly KitchenTimer[]; docked: boolean }) {
  const now = useNow(timers);
  useRinging(timers, now);
  const spoken = useSpoken(timers, now);
  const ended = timers.filter((timer) => hasEnded(timer, now));
  return (
    <>
      <p className="visually-hidden" role="alert">
        {ended.map(({ label, dishName, step }) => `${label} is done. ${dishName}, step ${step}.`).join(' ')}
      </p>
      <p className="visually-hidden" role="status">
        {spoken}
      </p>
      {docked ? <TimerDock timers={timers} now={now} /> : null}
    </>
  );
}
