import { Stack } from '@chakra-ui/react';
import { PageHeading } from '../../ui/page-heading.tsx';

/** A food of the member's own, from its label. */
export function FoodFormScreen({ foodId }: { foodId: string }) {
  return (
    <Stack gap="4">
      <PageHeading title="Food">{foodId}</PageHeading>
    </Stack>
  );
}
