import { chakra } from '@chakra-ui/react';

const Turning = chakra('svg', {
  base: { width: '20px', height: '20px', flex: 'none', animation: 'turn 1s linear infinite' },
});

/** A small spinner inside a button whose words say what is going on. */
export function BusyMark() {
  return (
    <Turning viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r="8" fill="none" stroke="currentColor" strokeOpacity="0.3" strokeWidth="3" />
      <path d="M10 2a8 8 0 0 1 8 8" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </Turning>
  );
}
