import { chakra, Stack } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import MapPinOff from 'lucide-react/icons/map-pin-off';
import { ButtonLink } from '../../ui/show/button.tsx';
import { PageHeading } from '../../ui/show/page-heading.tsx';

const Muted = chakra('p', { base: { color: 'muted', maxWidth: '36ch' } });

/** Shown for an address under /dashboard that belongs to no screen. */
export function NotFoundScreen() {
  return (
    <Stack gap="4" alignItems="center" textAlign="center" py="12">
      <chakra.span color="leaf">
        <MapPinOff size={56} aria-hidden="true" />
      </chakra.span>
      <PageHeading title="Page not found">Page not found</PageHeading>
      <Muted>There is no page at this address. Your plan and your log are safe.</Muted>
      <ButtonLink asChild>
        <Link to="/dashboard">Go to today</Link>
      </ButtonLink>
    </Stack>
  );
}
