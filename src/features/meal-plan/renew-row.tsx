import { chakra, Stack } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { Printer, RotateCw } from 'lucide-react';
import type { MemberPlan } from '../../data/member-plan.ts';
import { weekTabs } from '../../domain/calendar/week-tabs.ts';
import { SLOTS } from '../../domain/catalogue/types.ts';
import { isHeld } from '../../domain/planner/solver-input.ts';
import type { LocalDay } from '../../domain/planner/types.ts';
import { BusyMark } from '../../ui/busy-mark.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { PlanChange } from './plan-change.ts';
import { useRenew } from './use-renew.ts';

const Row = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '1' } });

/** Other meals for a day or a week, and the week on paper. */
export function RenewRow(props: {
  member: MemberPlan;
  date: LocalDay;
  today: LocalDay;
  onChange: (change: PlanChange) => void;
}) {
  const { member, date, today } = props;
  const { busy, failure, renew } = useRenew(member, date, props.onChange);
  const { solverInput } = member;
  const planned = new Set(solverInput?.days.map((day) => day.date));
  const isFree = (day: LocalDay): boolean =>
    solverInput !== null &&
    day >= today &&
    planned.has(day) &&
    SLOTS.some((slot) => !isHeld(solverInput, day, slot));
  const week = weekTabs(today).filter((tab) => isFree(tab.date));
  const label = weekTabs(today).find((tab) => tab.date === date)?.label ?? date;
  return (
    <Stack gap="2">
      <Row>
        {isFree(date) ? (
          <Button
            look="quiet"
            size="sm"
            disabled={busy}
            onClick={() => renew([date], `New meals for ${label}`)}
          >
            {busy ? <BusyMark /> : <RotateCw size={17} aria-hidden="true" />}
            New meals for this day
          </Button>
        ) : null}
        {week.length > 1 ? (
          <Button
            look="quiet"
            size="sm"
            disabled={busy}
            onClick={() =>
              renew(
                week.map((tab) => tab.date),
                'New meals for the week',
              )
            }
          >
            <RotateCw size={17} aria-hidden="true" />
            New meals for the week
          </Button>
        ) : null}
        <ButtonLink asChild look="quiet" size="sm">
          <Link to="/dashboard/week-print">
            <Printer size={17} aria-hidden="true" />
            Print the week
          </Link>
        </ButtonLink>
      </Row>
      <div role="status">
        {busy ? <span className="visually-hidden">Looking for other meals</span> : null}
      </div>
      {failure === null ? null : (
        <Notice role="alert" tone="warning">
          {failure}
        </Notice>
      )}
    </Stack>
  );
}
