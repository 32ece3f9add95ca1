import { chakra } from '@chakra-ui/react';

/** Words that stand back. */
export const Quiet = chakra('p', { base: { color: 'muted', fontSize: 'sm' } });

/** A whole line to tap: a picture or icon, words, and what it does underneath. */
export const Choice = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    width: 'calc(100% + 1rem)',
    minH: '56px',
    py: '2',
    px: '2',
    mx: '-2',
    textAlign: 'start',
    textDecoration: 'none',
    borderRadius: 'md',
    '& > svg': { flex: 'none', color: 'leaf' },
    '@media (hover: hover)': { '&:hover:not(:disabled)': { bg: 'leaf-soft' } },
    _disabled: { color: 'muted' },
  },
});
export const ChoiceWords = chakra('span', { base: { flex: '1', minW: 0, lineHeight: 1.35 } });
export const ChoiceName = chakra('span', { base: { display: 'block', fontWeight: 650 } });
export const ChoiceNote = chakra('span', { base: { display: 'block', color: 'muted', fontSize: 'sm' } });
/** A line of figures that should not break. */
export const ChoiceEffect = chakra(ChoiceNote, { base: { fontSize: 'xs', lineHeight: 1.5 } });
export const Choices = chakra('ul', {
  base: { '& > li + li': { borderTop: '1px solid var(--line)' } },
});
