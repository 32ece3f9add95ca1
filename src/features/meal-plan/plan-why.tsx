import { Stack } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { readPlan } from '../../data/repositories/plan.ts';
import { readPlanWarnings } from '../../data/repositories/plan-answers.ts';
import { useLive } from '../../ports/hooks.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useFigures } from '../../ui/comfort.tsx';
import { groupDigits } from '../../ui/group-digits.ts';
import { Notice } from '../../ui/notice.tsx';

/** What to read before the plan is followed, and the way to why it is what it is. */
export function PlanWhy() {
  const say = useFigures();
  const kcal = useLive(readPlan, [])?.plan.targets?.kcal ?? null;
  const warnings = useLive(readPlanWarnings, []) ?? [];
  return (
    <Stack gap="3" mt="4">
      {warnings.map((warning) => (
        <Notice key={warning} role="note" tone="warning">
          {warning}
        </Notice>
      ))}
      <ButtonLink asChild look="outline" size="sm" wide>
        <Link to="/dashboard/plan-reasons">
          {kcal === null ? 'Why this plan?' : say(`Why ${groupDigits(kcal)} kcal?`, 'Why this plan?')}
        </Link>
      </ButtonLink>
    </Stack>
  );
}
