import { chakra } from '@chakra-ui/react';
import { useState, useSyncExternalStore } from 'react';
import { Button } from '../ui/button.tsx';
import { applyUpdate, subscribeUpdate, workerState } from './service-worker.ts';

const Bar = chakra('div', {
  base: {
    position: 'fixed',
    insetInline: '3',
    bottom: 'calc(5.5rem + env(safe-area-inset-bottom))',
    zIndex: 30,
    maxWidth: '30rem',
    mx: 'auto',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    flexWrap: 'wrap',
    p: '4',
    bg: 'card',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'line',
    borderRadius: 'lg',
    boxShadow: 'card',
  },
});

/** Says that a newer version waits. Only the person's own tap switches to it: forms are never reloaded away. */
export function UpdatePrompt() {
  const { updateReady } = useSyncExternalStore(subscribeUpdate, workerState);
  const [later, setLater] = useState(false);
  if (!updateReady || later) return null;
  return (
    <Bar role="status">
      <chakra.p flex="1" fontWeight={600}>
        New version ready
      </chakra.p>
      <Button size="sm" onClick={() => void applyUpdate()}>
        Update now
      </Button>
      <Button size="sm" look="quiet" onClick={() => setLater(true)}>
        Later
      </Button>
    </Bar>
  );
}
