import { createFileRoute } from '@tanstack/react-router';
import { LiveStyles } from '../app/live-styles.tsx';
import { MembershipScreen } from '../features/membership/membership-screen.tsx';

export const Route = createFileRoute('/_authenticated/dashboard/membership')({ component: Membership });

function Membership() {
  return (
    <LiveStyles>
      <MembershipScreen />
    </LiveStyles>
  );
}
