import { chakra } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { AlarmClock, Timer } from 'lucide-react';
import { hasEnded, inUrgency, type KitchenTimer, timeLeft, timeText } from '../../domain/kitchen/timers.ts';
import { useTimerCommands } from '../../ports/use-kitchen-timers.ts';

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
export function TimerDock({ timers, now }: { timers: readonly KitchenTimer[]; now: number }) {
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
