import { Suspense } from 'react';
import { useMemberSetting } from '../../../device/hooks/use-member-setting.ts';
import { lazyExtra } from '../../../ui/browser/lazy-extra.ts';

const Card = lazyExtra(() => import('./unlock-offer-card.tsx').then((module) => module.UnlockOfferCard));

/** Today's offer after a lock, made once. */
export function UnlockOffer() {
  const offer = useMemberSetting('unlockOffer');
  if (offer.value !== 'due') return null;
  return (
    <Suspense fallback={null}>
      <Card onDone={() => void offer.set('done')} />
    </Suspense>
  );
}
