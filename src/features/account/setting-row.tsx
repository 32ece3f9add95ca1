import { chakra } from '@chakra-ui/react';

/** A setting: its name and a note on the left, what changes it on the right. */
export const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
  },
});
export const Name = chakra('p', { base: { fontWeight: 600 } });
export const Note = chakra('p', { base: { color: 'muted', fontSize: 'sm' } });
