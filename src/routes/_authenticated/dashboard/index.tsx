import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { UnlockOffer } from '../../../features/account/unlock/unlock-offer.tsx';
import { PlanInputsPrompt } from '../../../features/answers/safety/plan-inputs-prompt.tsx';
import { PreparationCard } from '../../../features/kitchen/preparation-card.tsx';
import { LazyCheckIn } from '../../../features/progress/check-in/lazy-check-in.tsx';
import { OverviewScreen } from '../../../features/today/overview-screen.tsx';
import { readTodayAhead } from '../../../features/today/read-today.ts';

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
          <UnlockOffer />
        </>
      }
      checkIn={<LazyCheckIn />}
    />
  );
}
