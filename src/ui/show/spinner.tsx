import { chakra } from '@chakra-ui/react';

const Turning = chakra('svg', {
  base: { width: '80px', height: '80px', mx: 'auto', animation: 'turn 1s linear infinite', color: 'leaf' },
});

/** The product's 80 x 80 green spinner, for waits whose length nobody knows. */
export function Spinner({ label }: { label: string }) {
  return (
    <Turning viewBox="0 0 80 80" role="img" aria-label={label}>
      <circle cx="40" cy="40" r="32" fill="none" stroke="var(--leaf-soft)" strokeWidth="8" />
      <path
        d="M40 8a32 32 0 0 1 32 32"
        fill="none"
        stroke="currentColor"
        strokeWidth="8"
        strokeLinecap="round"
      />
    </Turning>
  );
}
