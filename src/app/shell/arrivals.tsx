import { Link } from '@tanstack/react-router';
import { useArrivals } from '../../device/hooks/use-arrivals.ts';
import { Notice } from '../../ui/show/notice.tsx';
import { TextLink } from '../../ui/show/text-link.tsx';

/** Tells which foods that were scanned without a network have their values now. */
export function Arrivals() {
  const arrivals = useArrivals();
  if (arrivals.length === 0) return null;
  const names = arrivals.map(({ food }) => food.name).join(', ');
  return (
    <Notice role="status" tone="success" mb="4">
      Values found: {names}.{' '}
      {arrivals.some(({ isLogged }) => isLogged) ? 'What you logged is counted now. ' : null}
      <TextLink asChild tall>
        <Link to="/dashboard/foods">Compare with the pack</Link>
      </TextLink>
    </Notice>
  );
}
