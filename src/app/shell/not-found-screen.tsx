import { chakra, Stack } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { Sprout } from 'lucide-react';
import { ButtonLink } from '../../ui/button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';

const Muted = chakra('p', { base: { color: 'muted', maxWidth: '36ch' } });

/** Where the menu leads as long as a part of the product does not exist. */
export function UnfinishedScreen() {
  return (
    <Stack gap="4" alignItems="center" textAlign="center" py="12">
      <chakra.span color="leaf">
        <Sprout size={56} aria-hidden="true" />
      </chakra.span>
      <PageHeading title="Still being built">This part of Sorrel is still being built</PageHeading>
      <Muted>Your plan, your water and your shopping list are ready for you.</Muted>
      <ButtonLink asChild>
        <Link to="/dashboard">Back to today</Link>
      </ButtonLink>
    </Stack>
  );
}
