import { chakra } from '@chakra-ui/react';

const look = {
  base: {
    color: 'leaf',
    fontWeight: 650,
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    cursor: 'pointer',
  },
  variants: { tall: { true: { display: 'inline-flex', alignItems: 'center', minH: '44px' } } },
} as const;

/** A link in running text; `asChild` for the router's. */
export const TextLink = chakra('a', look);

/** Looks like a link, opens something on this page. */
export const TextButton = chakra('button', look, { defaultProps: { type: 'button' } });
