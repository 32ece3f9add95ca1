import { chakra } from '@chakra-ui/react';

/** A grey stand-in with the size of what will come. It is still at first, as every frame it draws delays that. */
export const Skeleton = chakra('div', {
  base: { bg: 'track', borderRadius: 'md', minH: '20px', animation: 'breathe 1.4s ease-in-out 1s infinite' },
});
