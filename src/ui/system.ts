import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';

const values = <const K extends string>(entries: Record<K, string>) =>
  Object.fromEntries(Object.entries<string>(entries).map(([name, value]) => [name, { value }])) as Record<
    K,
    { value: string }
  >;

const colorNames = [
  'paper',
  'card',
  'line',
  'ink',
  'muted',
  'leaf',
  'leaf-strong',
  'leaf-soft',
  'on-leaf',
  'water',
  'water-ink',
  'water-soft',
  'amber',
  'amber-ink',
  'amber-soft',
  'tomato',
  'tomato-ink',
  'tomato-soft',
  'track',
  'field-line',
] as const;

/**
 * Few, flat tokens: building tokens is what the framework costs at start. Colours point at the
 * CSS variables of `styles/tokens.css`, where light and dark are decided without any script.
 */
const config = defineConfig({
  preflight: false,
  cssVarsPrefix: 's',
  theme: {
    breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px' },
    tokens: {
      colors: Object.fromEntries(colorNames.map((name) => [name, { value: `var(--${name})` }])),
      spacing: values({
        '1': '0.25rem',
        '2': '0.5rem',
        '3': '0.75rem',
        '4': '1rem',
        '5': '1.25rem',
        '6': '1.5rem',
        '8': '2rem',
        '10': '2.5rem',
        '12': '3rem',
      }),
      radii: values({ sm: '10px', md: '14px', lg: '20px', full: '9999px' }),
      fontSizes: values({
        xs: '0.8125rem',
        sm: '0.9375rem',
        md: '1rem',
        lg: '1.125rem',
        xl: '1.375rem',
        '2xl': '1.75rem',
        '3xl': '2.25rem',
      }),
      fonts: values({
        heading: '"Young Serif", "Young Serif rest", "Young Serif fallback", Georgia, serif',
      }),
      shadows: values({ card: 'var(--shade)' }),
    },
  },
});

export const system = createSystem(defaultBaseConfig, config);
