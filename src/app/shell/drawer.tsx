import { chakra } from '@chakra-ui/react';
import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../ui/show/button.tsx';

const Panel = chakra('dialog', {
  base: {
    position: 'fixed',
    inset: '0 auto 0 0',
    m: 0,
    width: 'min(20rem, 86vw)',
    maxWidth: 'none',
    height: '100dvh',
    maxHeight: 'none',
    border: 'none',
    bg: 'card',
    color: 'ink',
    pt: 'max(0.75rem, env(safe-area-inset-top))',
    pb: 'max(1.25rem, env(safe-area-inset-bottom))',
    px: '4',
    overflowY: 'auto',
    animation: 'slide-in 180ms ease-out',
    '&[open]': { display: 'flex', flexDirection: 'column', gap: '4' },
    '&::backdrop': { bg: 'rgb(10 20 14 / 55%)' },
  },
});
const Top = chakra('div', {
  base: { display: 'flex', justifyContent: 'space-between', alignItems: 'center' },
});

/** The sidebar of small screens: slides in from the left, closed by Escape, the cross or a tap beside it. */
export function Drawer(props: { title: ReactNode; onClose: () => void; children: ReactNode }) {
  const panel = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = panel.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <Panel
      ref={panel}
      aria-label="Menu"
      onClose={props.onClose}
      onClick={(event) => {
        if (event.target === panel.current) props.onClose();
      }}
    >
      <Top>
        {props.title}
        <Button look="quiet" size="icon" aria-label="Close menu" onClick={props.onClose}>
          <X size={22} aria-hidden="true" />
        </Button>
      </Top>
      {props.children}
    </Panel>
  );
}
