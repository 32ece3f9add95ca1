import { Link } from '@tanstack/react-router';
import { useIsTrial, useLive } from '../../device/hooks/hooks.ts';
import { listKind } from '../../device/outbox/rows/outbox.ts';
import { Notice } from '../../ui/show/notice.tsx';
import { TextLink } from '../../ui/show/text-link.tsx';

/** Says that the day is still the one that was planned before the member changed their goal or body. */
export function GoalChangeNote() {
  const change = useLive(async (db) => (await listKind(db, 'profile.change')).at(-1) ?? null, []);
  const isTrial = useIsTrial();
  if (change === undefined || change === null || isTrial) return null;
  const isRefused = change.state === 'refused';
  return (
    <Notice role="status" tone={isRefused ? 'warning' : 'info'}>
      {isRefused
        ? 'Your server did not accept your new goal or body. This is still your old plan. '
        : 'You changed your goal or body. This is still your old plan. The new week is made when your change is sent. '}
      <TextLink asChild color="inherit">
        <Link to="/dashboard/goal">See your change</Link>
      </TextLink>
    </Notice>
  );
}
