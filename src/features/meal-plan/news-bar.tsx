import { chakra } from '@chakra-ui/react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Done } from './use-plan-commands.ts';

/** Over the bottom bar of a phone, so that it is seen wherever the thumb was. */
const Place = chakra('div', {
  base: {
    position: 'sticky',
    bottom: { base: 'calc(68px + env(safe-area-inset-bottom))', lg: '1rem' },
    zIndex: 5,
  },
});
const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '1',
    ps: '4',
    pe: '2',
    py: '1',
    bg: 'ink',
    color: 'paper',
    borderRadius: 'md',
    fontSize: 'sm',
    '& button': {
      color: 'inherit',
      '&:hover:not(:disabled)': { bg: 'transparent', textDecoration: 'underline' },
    },
  },
});
const Words = chakra('span', { base: { flex: '1 1 12rem', py: '2', lineHeight: 1.35 } });
const Buttons = chakra('span', { base: { display: 'flex', marginInlineStart: 'auto' } });

/** What was just done, the way back, and what may follow from it. */
export function NewsBar(props: {
  done: Done | null;
  failed: boolean;
  onUndo: () => void;
  /** Null where the rest of the day is as it should be. */
  onRebalance: (() => void) | null;
}) {
  const { done } = props;
  if (props.failed)
    return (
      <Notice role="alert" tone="error">
        This device could not keep that change. Please try again.
      </Notice>
    );
  return (
    <Place role="status">
      {done === null ? null : (
        <Bar>
          <Words>{done.words}</Words>
          <Buttons>
            {props.onRebalance === null ? null : (
              <Button look="quiet" size="sm" onClick={props.onRebalance}>
                Rebalance the rest of the day
              </Button>
            )}
            <Button look="quiet" size="sm" onClick={props.onUndo}>
              Undo
            </Button>
          </Buttons>
        </Bar>
      )}
    </Place>
  );
}
