import { chakra } from '@chakra-ui/react';
import { useEffect, useSyncExternalStore } from 'react';
import { usePorts } from '../../device/ports/ports.tsx';

const Quiet = chakra('p', { base: { color: 'muted', fontSize: 'sm' } });

/** Keeps the screen on while the component is mounted. */
export const useScreenAwake = (): void => {
  const { screen } = usePorts().kitchen;
  useEffect(() => screen.hold(), [screen]);
};

/** Tells the member if this browser cannot keep the screen on. */
export function ScreenNote() {
  const { screen } = usePorts().kitchen;
  const state = useSyncExternalStore(screen.subscribe, screen.state);
  if (state !== 'unavailable') return null;
  return <Quiet>The screen may go dark. Your place and your timers are saved.</Quiet>;
}
