import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { LazyCheckIn } from '../../../features/check-in/lazy-check-in.tsx';
import { PreparationCard } from '../../../features/kitchen/preparation-card.tsx';
import { OverviewScreen } from '../../../features/overview/overview-screen.tsx';
import { readTodayAhead } from '../../../features/overview/read-today.ts';
import { PlanInputsPrompt } from '../../../features/plan-inputs/plan-inputs-prompt.tsx';

export const Route = createFileRoute('/_authenticated/dashboard/')({
  validateSearch: v.object({ log: v.optional(v.fallback(v.optional(v.literal('water')), undefined)) }),
  loader: ({ context }) => readTodayAhead(context.member),
  component: Overview,
  codeSplitGroupings: [['component', 'loader']],
});

function Overview() {
  const { log } = Route.useSearch();
  return (
    <OverviewScreen
      logsWater={log === 'water'}
      prompt={
        <>
          <PlanInputsPrompt />
          <PreparationCard />
        </>
      }
      checkIn={<LazyCheckIn />}
    />
  );
}
