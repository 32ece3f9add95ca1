import { Link, useLocation } from '@tanstack/react-router';
import { useFirstPlanAsked } from '../../ports/use-first-plan.ts';
import { Notice } from '../../ui/notice.tsx';
import { TextLink } from '../../ui/text-link.tsx';

/** The pages that ask it themselves. */
const ASKING = ['/dashboard', '/dashboard/safety'];

/** The first plan waits for the allergy card: said on every page that would show some of it. */
export function FirstPlanNote() {
  const { pathname } = useLocation();
  const asked = useFirstPlanAsked();
  if (!asked || ASKING.includes(pathname.replace(/\/$/, ''))) return null;
  return (
    <Notice role="status" mb="4">
      Your first plan waits for one question: is there anything you must not eat?{' '}
      <TextLink asChild tall>
        <Link to="/dashboard">Answer or skip it</Link>
      </TextLink>
    </Notice>
  );
}
