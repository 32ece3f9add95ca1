import { chakra } from '@chakra-ui/react';
import X from 'lucide-react/icons/x';
import { type ReactNode, useId } from 'react';
import { useModalDialog } from './modal-dialog.ts';

const Surface = chakra('dialog', {
  base: {
    border: 'none',
    bg: 'card',
    color: 'ink',
    p: '0',
    boxShadow: '0 20px 60px rgb(0 0 0 / 30%)',
    '&::backdrop': { bg: 'rgb(10 20 14 / 55%)' },
    width: { base: '100vw', md: 'min(32rem, calc(100vw - 2rem))' },
    maxWidth: 'none',
    maxHeight: { base: '88dvh', md: 'calc(100dvh - 2rem)' },
    m: { base: 'auto auto 0 auto', md: 'auto' },
    borderRadius: { base: '20px 20px 0 0', md: 'lg' },
    overflowY: 'auto',
    overscrollBehavior: 'contain',
  },
});
const Head = chakra('div', {
  base: {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    bg: 'card',
    ps: '5',
    pe: '3',
    pt: '3',
    pb: '2',
  },
});
const Title = chakra('h2', {
  base: { fontFamily: 'heading', fontSize: 'xl', fontWeight: 400, lineHeight: 1.2 },
});
const Close = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '44px',
    height: '44px',
    flex: 'none',
    borderRadius: 'full',
    color: 'muted',
    '&:hover': { bg: 'leaf-soft', color: 'leaf-strong' },
  },
});
const Body = chakra('div', {
  base: { px: '5', pb: 'calc(1.25rem + env(safe-area-inset-bottom))' },
});

/**
 * A modal that comes up from the lower edge on phones, within reach of a thumb, and stands in the middle elsewhere.
 * Escape, its button and a tap beside it close it.
 */
export function Sheet(props: { title: string; onClose: () => void; children: ReactNode }) {
  const dialog = useModalDialog(props.onClose);
  const titleId = useId();
  return (
    <Surface
      {...dialog}
      aria-labelledby={titleId}
      onClick={(event) => {
        if (event.target === event.currentTarget) props.onClose();
      }}
    >
      <Head>
        <Title id={titleId}>{props.title}</Title>
        <Close type="button" aria-label="Close" onClick={props.onClose}>
          <X size={22} aria-hidden="true" />
        </Close>
      </Head>
      <Body>{props.children}</Body>
    </Surface>
  );
}
