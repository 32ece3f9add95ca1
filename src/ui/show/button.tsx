import { chakra } from '@chakra-ui/react';

const look = {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minH: '48px',
    px: '5',
    borderRadius: 'md',
    borderWidth: '1.5px',
    borderStyle: 'solid',
    borderColor: 'transparent',
    fontWeight: 650,
    lineHeight: 1.2,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: 'background-color 120ms, transform 120ms',
    '& > svg': { flex: 'none' },
    _active: { transform: 'scale(0.98)' },
    _disabled: { opacity: 0.6, cursor: 'not-allowed' },
  },
  variants: {
    look: {
      primary: { bg: 'leaf', color: 'on-leaf', '&:hover:not(:disabled)': { bg: 'leaf-strong' } },
      outline: {
        borderColor: 'line',
        bg: 'card',
        color: 'leaf',
        '&:hover:not(:disabled)': { bg: 'leaf-soft' },
      },
      quiet: { color: 'leaf', '&:hover:not(:disabled)': { bg: 'leaf-soft' } },
      danger: { bg: 'tomato-soft', color: 'tomato-ink' },
    },
    size: {
      md: {},
      sm: { minH: '44px', px: '4', fontSize: 'sm' },
      icon: { minH: '44px', minW: '44px', px: '2' },
    },
    wide: { true: { width: '100%' } },
  },
  defaultVariants: { look: 'primary', size: 'md' },
} as const;

export const Button = chakra('button', look, { defaultProps: { type: 'button' } });

/** The same look on a router link or an anchor: `<ButtonLink asChild><Link to=…>…</Link></ButtonLink>`. */
export const ButtonLink = chakra('a', look);
