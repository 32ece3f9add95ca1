import { chakra } from '@chakra-ui/react';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import X from 'lucide-react/icons/x';
import type { Ref } from 'react';
import type { TimerCommands } from '../../device/hooks/plan/use-kitchen-timers.ts';
import { hasEnded, type KitchenTimer, timeLeft, timeText } from '../../domain/kitchen/cooking/timers.ts';
import hourglass from './art/hourglass-not-done.svg';

const Frame = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    p: '4',
    borderRadius: 'lg',
    bg: 'amber-soft',
    '&[data-ended]': { bg: 'amber-ink', color: 'paper' },
    '&[data-small]': { flexWrap: 'nowrap', px: '3', py: '2' },
    '&[data-small] > img': { display: 'none' },
  },
});
const Words = chakra('div', {
  base: { flex: '1 1 8rem', minW: 0, '[data-small] > &': { flex: '1 1 4rem' } },
});
const Controls = chakra('div', {
  base: {
    display: 'flex',
    flex: '1 1 13rem',
    gap: '2',
    maxWidth: { sm: '16rem' },
    marginInlineStart: 'auto',
    '& > *': { flex: '1 1 auto' },
    '[data-small] > &': { flex: 'none', '& > *': { flex: 'none', minW: '48px', px: '2' } },
  },
});
const Label = chakra('span', {
  base: {
    display: 'block',
    fontWeight: 600,
    color: 'amber-ink',
    lineHeight: 1.25,
    '[data-ended] &': { color: 'paper' },
  },
});
const Time = chakra('span', {
  base: {
    display: 'block',
    fontSize: '3xl',
    fontWeight: 800,
    lineHeight: 1.1,
    letterSpacing: '-0.01em',
    '[data-small] &': { fontSize: 'xl', '@media (min-width: 390px)': { fontSize: '2xl' } },
  },
});
const Control = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minH: '56px',
    minW: '56px',
    px: '4',
    borderRadius: 'md',
    fontWeight: 700,
    color: 'amber-ink',
    borderWidth: '1.5px',
    borderStyle: 'solid',
    borderColor: 'currentColor',
    '&[data-main]': { bg: 'amber-ink', borderColor: 'amber-ink', color: 'paper' },
    '[data-ended] &': { color: 'paper' },
    '&[data-main]:is([data-ended] *)': { bg: 'paper', borderColor: 'paper', color: 'amber-ink' },
  },
});

/** One timer, large enough to be read from the sink. */
export function TimerCard(props: {
  timer: KitchenTimer;
  now: number;
  /** The dish and step, where it is not the one on the screen. */
  from: string | null;
  commands: TimerCommands;
  mainRef?: Ref<HTMLButtonElement>;
}) {
  const { timer, commands, mainRef = null } = props;
  const ended = hasEnded(timer, props.now);
  const paused = timer.state.kind === 'paused';
  const { id, label } = timer;
  return (
    <Frame data-ended={ended || undefined} data-small={props.from === null ? undefined : true}>
      <img src={hourglass} alt="" width="40" height="40" />
      <Words>
        <Label>
          {label}
          {props.from === null ? null : ` · ${props.from}`}
        </Label>
        {ended ? (
          <Time>Done</Time>
        ) : (
          <Time role="timer" aria-label={`${label}, ${paused ? 'paused' : 'time left'}`}>
            {timeText(timeLeft(timer, props.now))}
          </Time>
        )}
      </Words>
      <Controls>
        <Control type="button" aria-label={`+1 min for ${label}`} onClick={() => commands.addMinute(id)}>
          {props.from === null ? '+1 min' : '+1'}
        </Control>
        {ended ? (
          <Control
            ref={mainRef}
            type="button"
            data-main
            aria-label={`OK, stop ${label}`}
            onClick={() => commands.stop(id)}
          >
            OK
          </Control>
        ) : (
          <>
            <Control
              ref={mainRef}
              type="button"
              data-main
              aria-label={`${paused ? 'Go on with' : 'Pause'} ${label}`}
              onClick={() => (paused ? commands.resume(id) : commands.pause(id))}
            >
              {paused ? (
                <Play size={22} fill="currentColor" aria-hidden="true" />
              ) : (
                <Pause size={22} fill="currentColor" aria-hidden="true" />
              )}
            </Control>
            <Control type="button" aria-label={`Stop ${label}`} onClick={() => commands.stop(id)}>
              <X size={22} aria-hidden="true" />
            </Control>
          </>
        )}
      </Controls>
    </Frame>
  );
}
