import { useEffect, useRef, useState } from 'react';
import { hasEnded, type KitchenTimer, minutesInWords, minutesToSay } from '../../domain/kitchen/timers.ts';
import { usePorts } from '../../ports/ports.tsx';
import { TimerDock } from './timer-dock.tsx';
import { useNow } from './use-now.ts';

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
