import { chakra, Flex } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import BellRing from 'lucide-react/icons/bell-ring';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import CloudAlert from 'lucide-react/icons/cloud-exclamation-point';
import { Button, ButtonLink } from '../../../ui/show/button.tsx';
import type { NoticeView } from './notice-view.ts';

const ICONS: Readonly<Record<NoticeView['kind'], LucideIcon>> = {
  'plan-ready': CalendarCheck,
  'change-refused': CloudAlert,
  reminder: BellRing,
};

const Row = chakra('li', {
  base: {
    display: 'flex',
    gap: '4',
    py: '4',
    '& + &': { borderTopWidth: '1px', borderTopStyle: 'solid', borderColor: 'line' },
  },
});
const Plate = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '44px',
    height: '44px',
    flex: 'none',
    borderRadius: 'md',
  },
  variants: {
    kind: {
      'plan-ready': { bg: 'leaf-soft', color: 'leaf-strong' },
      'change-refused': { bg: 'tomato-soft', color: 'tomato-ink' },
      reminder: { bg: 'water-soft', color: 'water-ink' },
    },
  },
});
const Title = chakra('h2', { base: { fontSize: 'md', fontWeight: 650, lineHeight: 1.3 } });
const Muted = chakra('p', { base: { color: 'muted', fontSize: 'sm' } });
const New = chakra('span', {
  base: { px: '2', borderRadius: 'full', bg: 'leaf', color: 'on-leaf', fontSize: 'xs', fontWeight: 650 },
});

/** One thing that happened, with what can be done about it. */
export function NoticeItem(props: { notice: NoticeView; onRetry: (rowId: string) => void }) {
  const { kind, title, words, time, isNew, refusedRowId } = props.notice;
  const Icon = ICONS[kind];
  return (
    <Row>
      <Plate kind={kind}>
        <Icon size={22} aria-hidden="true" />
      </Plate>
      <chakra.div flex="1" minW="0">
        <Flex gap="2" alignItems="center" flexWrap="wrap">
          <Title>{title}</Title>
          {isNew ? <New>New</New> : null}
        </Flex>
        <p>{words}</p>
        <Muted>{time}</Muted>
        {kind === 'plan-ready' ? (
          <ButtonLink asChild look="outline" size="sm" mt="3">
            <Link to="/dashboard/diet-plan">Open your plan</Link>
          </ButtonLink>
        ) : null}
        {refusedRowId === null ? null : (
          <Flex gap="2" mt="3" flexWrap="wrap">
            <Button look="outline" size="sm" onClick={() => props.onRetry(refusedRowId)}>
              Try again
            </Button>
            <ButtonLink asChild look="quiet" size="sm">
              <Link to="/dashboard/sync">Your changes</Link>
            </ButtonLink>
          </Flex>
        )}
      </chakra.div>
    </Row>
  );
}
