import { createFileRoute } from '@tanstack/react-router';
import { CheckInCard } from '../../../features/progress/check-in/check-in-card.tsx';
import { EstimateCard } from '../../../features/progress/check-in/estimate-card.tsx';
import { ProgressScreen } from '../../../features/progress/progress-screen.tsx';

export const Route = createFileRoute('/_authenticated/dashboard/progress')({ component: Progress });

function Progress() {
  return (
    <ProgressScreen
      energy={
        <>
          <CheckInCard />
          <EstimateCard />
        </>
      }
    />
  );
}
