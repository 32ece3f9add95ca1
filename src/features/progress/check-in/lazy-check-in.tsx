import { Suspense } from 'react';
import { lazyExtra } from '../../../ui/browser/lazy-extra.ts';

const Card = lazyExtra(() => import('./check-in-card.tsx').then(({ CheckInCard }) => CheckInCard));

/** The weekly check-in for a first screen, whose code comes after the rest of it. */
export function LazyCheckIn() {
  return (
    <Suspense fallback={null}>
      <Card />
    </Suspense>
  );
}
