import { chakra } from '@chakra-ui/react';
import { Button } from '../show/button.tsx';
import { Notice } from '../show/notice.tsx';

/** Sticks above the bottom bar of phones, within reach of the thumb that has just tapped. */
const Place = chakra('div', {
  base: {
    position: 'sticky',
    bottom: { base: 'calc(68px + env(safe-area-inset-bottom))', lg: '4' },
    zIndex: 5,
    pointerEvents: 'none',
    '& > *': { pointerEvents: 'auto' },
  },
});
const Words = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    ps: '5',
    pe: '2',
    py: '1',
    borderRadius: 'md',
    bg: 'ink',
    color: 'paper',
    fontSize: 'sm',
    fontWeight: 600,
    boxShadow: 'card',
    '& button': { color: 'paper', textDecoration: 'underline', textUnderlineOffset: '3px' },
    '& button:hover:not(:disabled)': { bg: 'transparent' },
    '& button:focus-visible': { outlineColor: 'paper' },
  },
});

/** Tells what was just done, with an Undo button, or that this device could not store it. */
export function UndoBar({
  log,
}: {
  log: {
    /** Null when there is nothing to take back. */
    readonly undo: { readonly words: string; readonly run: () => void } | null;
    readonly failed: boolean;
  };
}) {
  return (
    <Place>
      {log.failed ? (
        <Notice role="alert" tone="error">
          This device could not save that change. Please try again.
        </Notice>
      ) : null}
      <div role="status">
        {log.undo === null ? null : (
          <Words data-undo="">
            {log.undo.words}
            <Button look="quiet" size="sm" onClick={log.undo.run}>
              Undo
            </Button>
          </Words>
        )}
      </div>
    </Place>
  );
}
