import { chakra } from '@chakra-ui/react';
import { Figure } from '../../ui/comfort.tsx';
import { groupDigits } from '../../ui/group-digits.ts';
import type { DayView } from './day-view.ts';
import { dayKcal } from './slot-context.ts';

const Dish = chakra('span', {
  base: {
    display: 'block',
    color: 'ink',
    fontSize: 'xs',
    fontWeight: 500,
    lineHeight: 1.35,
    mb: '2',
    '& > small': { display: 'block', color: 'muted' },
  },
});
const Energy = chakra('span', {
  base: { display: 'block', color: 'muted', fontSize: 'xs', fontWeight: 500 },
});

/** A day of the week at a glance: each slot's dishes and the day's energy. */
export function DayDishes({ view }: { view: DayView | null }) {
  if (view === null) return <Energy>Nothing planned</Energy>;
  return (
    <>
      {view.slots.map(({ slot, label, summary, eaten }) => (
        <Dish key={slot}>
          <small>{eaten ? `${label}, eaten` : label}</small>
          {summary}
        </Dish>
      ))}
      <Figure>
        <Energy>{groupDigits(dayKcal(view))} kcal</Energy>
      </Figure>
    </>
  );
}
