import { chakra } from '@chakra-ui/react';
import { lazy, Suspense, useDeferredValue } from 'react';
import type { MemberPlan } from '../../../device/plan/member-plan.ts';
import type { Catalogue } from '../../../terms/food.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import { Button } from '../../../ui/show/button.tsx';
import { Notice } from '../../../ui/show/notice.tsx';
import type { PlanCommands } from '../use-plan-commands.ts';

const RebalanceButton = lazy(() =>
  import('./rebalance-button.tsx').then((module) => ({ default: module.RebalanceButton })),
);

/** Over the bottom bar of a phone, so that it is seen wherever the thumb was; a large screen shows it in its place. */
const Place = chakra('div', {
  base: {
    position: { base: 'sticky', lg: 'static' },
    bottom: 'calc(68px + env(safe-area-inset-bottom))',
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

export const NOT_KEPT = 'This device could not save that change. Please try again.';

/** Says what was just done, with Undo and a suggested next change. */
export function NewsBar(props: {
  member: MemberPlan;
  catalogue: Catalogue | null;
  date: LocalDay;
  commands: PlanCommands;
}) {
  const { commands, catalogue } = props;
  const { done } = commands;
  /** The suggestion is computed once the change itself is on the screen. */
  const settled = useDeferredValue(done) === done;
  if (commands.failed)
    return (
      <Notice role="alert" tone="error">
        {NOT_KEPT}
      </Notice>
    );
  return (
    <Place role="status">
      {done === null ? null : (
        <Bar data-undo="">
          <Words>{done.words}</Words>
          <Buttons>
            {done.unbalances && settled && catalogue !== null ? (
              <Suspense fallback={null}>
                <RebalanceButton
                  member={props.member}
                  catalogue={catalogue}
                  date={props.date}
                  commands={commands}
                />
              </Suspense>
            ) : null}
            <Button look="quiet" size="sm" onClick={commands.undo}>
              Undo
            </Button>
          </Buttons>
        </Bar>
      )}
    </Place>
  );
}
