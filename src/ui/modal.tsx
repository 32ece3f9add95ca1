import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';

const Sheet = chakra('dialog', {
  base: {
    border: 'none',
    bg: 'card',
    color: 'ink',
    borderRadius: 'lg',
    p: '6',
    m: 'auto',
    width: 'min(30rem, calc(100vw - 2rem))',
    maxHeight: 'calc(100dvh - 2rem)',
    overflowY: 'auto',
    boxShadow: '0 20px 60px rgb(0 0 0 / 30%)',
    '&::backdrop': { bg: 'rgb(10 20 14 / 55%)' },
  },
});
const Title = chakra('h2', { base: { fontFamily: 'heading', fontSize: 'xl', fontWeight: 400, mb: '2' } });

/** The browser's own modal dialog: focus stays inside, Escape closes it, the page behind is inert. */
export function Modal(props: { title: string; onClose: () => void; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  /* A layout effect: the browser gives the focus back only from a dialog that is still in the page. */
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <Sheet
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        props.onClose();
      }}
    >
      <Title id={titleId}>{props.title}</Title>
      {props.children}
    </Sheet>
  );
}
