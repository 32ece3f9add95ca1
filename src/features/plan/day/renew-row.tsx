import { chakra, Stack } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import Printer from 'lucide-react/icons/printer';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useState } from 'react';
import { useCatalogue } from '../../../device/hooks/hooks.ts';
import { mealsChange, type PlanChange } from '../../../device/plan/meals-change.ts';
import type { MemberPlan } from '../../../device/plan/member-plan.ts';
import type { PlannerFailure } from '../../../device/ports/planner.ts';
import { usePorts } from '../../../device/ports/ports.tsx';
import { weekTabs } from '../../../domain/calendar/week-tabs.ts';
import { refusalInWords } from '../../../domain/plan/rules/refusal-words.ts';
import { isHeld } from '../../../domain/plan/week/solver-input.ts';
import { SLOTS } from '../../../terms/food.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import { BusyMark } from '../../../ui/show/busy-mark.tsx';
import { Button, ButtonLink } from '../../../ui/show/button.tsx';
import { Notice } from '../../../ui/show/notice.tsx';

interface Renewal {
  readonly busy: boolean;
  /** Why nothing else was found for the day on the screen, in words. */
  readonly failure: string | null;
  readonly renew: (dates: readonly LocalDay[], words: string) => void;
}

const failureWords = (failure: PlannerFailure): string => {
  if (failure.kind === 'unavailable')
    return 'This device could not make new meals just now. Please try again.';
  const { title, text, rules } = refusalInWords(failure);
  return `${title}. ${text} ${rules.join(', ')}`.trim();
};

/** Other meals for everything that is neither locked, eaten nor skipped; it is worked out beside the page. */
const useRenew = (member: MemberPlan, shown: LocalDay, onChange: (change: PlanChange) => void): Renewal => {
  const { planner } = usePorts();
  const { catalogue } = useCatalogue();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<{
    readonly dates: readonly LocalDay[];
    readonly words: string;
  } | null>(null);
  const renew = async (dates: readonly LocalDay[], words: string): Promise<void> => {
    const { solverInput, plan } = member;
    if (solverInput === null || catalogue === null || plan.planId === null || busy) return;
    setBusy(true);
    setFailed(null);
    const found = await planner.regenerate({ ...solverInput, catalogue }, dates);
    setBusy(false);
    if (!found.ok) setFailed({ dates, words: failureWords(found.error) });
    else onChange(mealsChange(member, plan.planId, found.value, words));
  };
  const failure = failed?.dates.includes(shown) ? failed.words : null;
  return { busy, failure, renew: (dates, words) => void renew(dates, words) };
};

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
