import { chakra, Stack } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { readPlan } from '../../data/repositories/plan.ts';
import { readPlanWarnings, readUntoldAllergies } from '../../data/repositories/plan-answers.ts';
import { readAllergyText, unreadWarning } from '../../domain/planner/allergy-text.ts';
import { useCatalogue, useLive } from '../../ports/hooks.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Figure, useFigures } from '../../ui/comfort.tsx';
import { groupDigits } from '../../ui/group-digits.ts';
import { Notice } from '../../ui/notice.tsx';

const Target = chakra('p', { base: { color: 'muted', fontSize: 'sm' } });

/** Warnings about the plan, and the link to its reasons. */
export function PlanWhy() {
  const say = useFigures();
  const kcal = useLive(readPlan, [])?.plan.targets?.kcal ?? null;
  const { catalogue } = useCatalogue();
  const told = useLive(readPlanWarnings, []) ?? [];
  const untold = useLive(readUntoldAllergies, []) ?? '';
  const unread = catalogue === null ? null : unreadWarning(readAllergyText(untold, catalogue.foods));
  const warnings = unread === null ? told : [...told, unread];
  return (
    <Stack gap="3" mt="4">
      {warnings.map((warning) => (
        <Notice key={warning} role="note" tone="warning">
          {warning}
        </Notice>
      ))}
      {kcal === null ? null : (
        <Figure>
          <Target>The week is made for a daily target of {groupDigits(kcal)} kcal.</Target>
        </Figure>
      )}
      <ButtonLink asChild look="outline" size="sm" wide>
        <Link to="/dashboard/plan-reasons">
          {kcal === null ? 'Why this plan?' : say(`Why ${groupDigits(kcal)} kcal?`, 'Why this plan?')}
        </Link>
      </ButtonLink>
    </Stack>
  );
}
