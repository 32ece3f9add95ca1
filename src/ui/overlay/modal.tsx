import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { useModalDialog } from './modal-dialog.ts';

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
  const dialog = useModalDialog(props.onClose);
  const titleId = useId();
  return (
    <Sheet {...dialog} aria-labelledby={titleId}>
      <Title id={titleId}>{props.title}</Title>
      {props.children}
    </Sheet>
  );
}
