import { chakra, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const Words = chakra('p', { base: { color: 'muted', maxWidth: '36ch', mx: 'auto' } });
const Heading = chakra('h2', { base: { fontFamily: 'heading', fontSize: 'xl', fontWeight: 400 } });

/** Nothing here yet: a picture, what it means, and the one thing to do about it. */
export function EmptyState(props: {
  art?: ReactNode;
  title: string;
  children: ReactNode;
  action?: ReactNode;
}) {
  return (
    <Stack gap="3" textAlign="center" alignItems="center" py="10">
      {props.art}
      <Heading>{props.title}</Heading>
      <Words>{props.children}</Words>
      {props.action}
    </Stack>
  );
}
