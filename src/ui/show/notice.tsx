import { chakra } from '@chakra-ui/react';

/** One calm sentence beside what caused it. Pass `role="alert"` for errors, `role="status"` for news. */
export const Notice = chakra('p', {
  base: { borderRadius: 'md', px: '4', py: '3', fontSize: 'sm', fontWeight: 550, lineHeight: 1.4 },
  variants: {
    tone: {
      error: { bg: 'tomato-soft', color: 'tomato-ink' },
      success: { bg: 'leaf-soft', color: 'leaf-strong' },
      info: { bg: 'water-soft', color: 'water-ink' },
      warning: { bg: 'amber-soft', color: 'amber-ink' },
    },
  },
  defaultVariants: { tone: 'info' },
});
