import { chakra } from '@chakra-ui/react';
import Timer from 'lucide-react/icons/timer';
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useTimerCommands, useTimers } from '../../device/hooks/plan/use-kitchen-timers.ts';
import { usePorts } from '../../device/ports/ports.tsx';
import type { Cooking } from '../../domain/kitchen/cooking/cooking.ts';
import { timerLabel } from '../../domain/kitchen/cooking/steps.ts';
import { inUrgency, type KitchenTimer, minutesInWords } from '../../domain/kitchen/cooking/timers.ts';
import type { Recipe } from '../../terms/food.ts';
import { Notice } from '../../ui/show/notice.tsx';
import { BigButton } from './big-button.tsx';
import { TimerCard } from './timer-card.tsx';
import { useNow } from './use-now.ts';

const List = chakra('ul', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3' },
});
const Quiet = chakra('p', { base: { color: 'muted', fontSize: 'sm' } });
const NONE: readonly KitchenTimer[] = [];

/** The dish or step of a timer, in words; null for the step on the screen. */
const fromWords = (timer: KitchenTimer, { recipeId, date, step }: Cooking): string | null => {
  if (timer.place.recipeId !== recipeId || timer.place.date !== date) return timer.dishName;
  return timer.step === step ? null : `step ${timer.step}`;
};

/** The timer of this step, offered or running, and every other one that goes on. */
export function StepTimers(props: {
  cooking: Cooking;
  dish: Recipe;
  /** The food of a step whose text names no work. */
  foodName: string | undefined;
}) {
  const { cooking, dish } = props;
  const timers = useTimers() ?? NONE;
  const commands = useTimerCommands();
  const now = useNow(timers);
  const step = dish.steps[cooking.step - 1];
  const shown = inUrgency(timers, now);
  const own = shown.find((timer) => fromWords(timer, cooking) === null);
  const minutes = step?.minutes ?? null;

  /** The focus follows from the offer to the timer and back; on any other change it stays where it is. */
  const main = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);
  const ownId = own?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of the step's timer that moves the focus
  useLayoutEffect(() => {
    if (pressed.current) main.current?.focus();
    pressed.current = false;
  }, [ownId]);

  return (
    <>
      {step === undefined || minutes === null || own !== undefined ? null : (
        <BigButton
          ref={main}
          look="outline"
          wide
          bg="amber-soft"
          color="amber-ink"
          borderColor="transparent"
          fontSize="lg"
          onClick={() => {
            pressed.current = true;
            commands.start(
              {
                place: { recipeId: cooking.recipeId, date: cooking.date },
                dishName: dish.name,
                step: cooking.step,
                label: timerLabel(step, cooking.step, props.foodName),
              },
              minutes,
            );
          }}
        >
          <Timer size={24} aria-hidden="true" />
          Start timer, {minutesInWords(minutes)}
        </BigButton>
      )}
      {shown.length === 0 ? null : (
        <List aria-label="Timers">
          {shown.map((timer) => (
            <TimerCard
              key={timer.id}
              timer={timer}
              now={now}
              from={fromWords(timer, cooking)}
              commands={{
                ...commands,
                stop: (id) => {
                  pressed.current = id === ownId;
                  commands.stop(id);
                },
              }}
              {...(timer.id === ownId ? { mainRef: main } : {})}
            />
          ))}
        </List>
      )}
      {commands.failed ? (
        <Notice role="alert" tone="error">
          This device could not save the timer. Please try again.
        </Notice>
      ) : null}
      {shown.length === 0 ? null : <BellNote />}
    </>
  );
}

/** Said where the browser shows no notification when a timer ends. */
function BellNote() {
  const { alarm } = usePorts().kitchen;
  const state = useSyncExternalStore(alarm.subscribe, alarm.notifications);
  if (state === 'allowed' || state === 'unasked') return null;
  return (
    <Quiet>
      Timers ring here, so keep Sorrel open.
      {state === 'refused'
        ? " If you would like a message as well, allow notifications in your browser's settings."
        : null}
    </Quiet>
  );
}
