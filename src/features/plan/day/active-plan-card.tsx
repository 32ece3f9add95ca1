import { chakra, Stack } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useLive } from '../../../device/hooks/hooks.ts';
import { readPlan } from '../../../device/plan/read/plan.ts';
import { readPlanWarnings, readUntoldAllergies } from '../../../device/plan/read/plan-answers.ts';
import { lazyExtra } from '../../../ui/browser/lazy-extra.ts';
import { ButtonLink } from '../../../ui/show/button.tsx';
import { Card, CardTitle } from '../../../ui/show/card.tsx';
import { Figure, useFigures } from '../../../ui/show/comfort.tsx';
import { groupDigits } from '../../../ui/show/group-digits.ts';
import { Notice } from '../../../ui/show/notice.tsx';

const UntoldAllergies = lazyExtra(() =>
  import('./untold-allergies.tsx').then((module) => module.UntoldAllergies),
);

const Target = chakra('p', { base: { color: 'muted', fontSize: 'sm' } });

/** Warnings about the plan, and the link to its reasons. */
function PlanWhy() {
  const say = useFigures();
  const kcal = useLive(readPlan, [])?.plan.targets?.kcal ?? null;
  const warnings = useLive(readPlanWarnings, []) ?? [];
  const untold = useLive(readUntoldAllergies, []) ?? '';
  return (
    <Stack gap="3" mt="4">
      {warnings.map((warning) => (
        <Notice key={warning} role="note" tone="warning">
          {warning}
        </Notice>
      ))}
      {untold === '' ? null : (
        <Suspense fallback={null}>
          <UntoldAllergies text={untold} />
        </Suspense>
      )}
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

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    '& dt': { color: 'muted' },
    '& dd': { fontWeight: 650, textAlign: 'end' },
  },
});
const Muted = chakra('p', { base: { color: 'muted', fontSize: 'sm', mt: '3' } });

const DIET_LABELS: Readonly<Record<string, string>> = {
  vegetarian: 'Vegetarian',
  ovo_vegetarian: 'Ovo-vegetarian',
  vegan: 'Vegan',
  full_non_vegetarian: 'Full non-vegetarian',
};

const dietLabel = (diet: string): string => DIET_LABELS[diet] ?? diet;

/** The chosen day's plan in three figures, and the way to what shapes it. */
export function ActivePlanCard(props: {
  diet: string | null;
  kcal: number | null;
  waterLitres: number;
  maintenanceOnly: boolean;
}) {
  return (
    <Card aria-labelledby="active-plan">
      <CardTitle id="active-plan" mb="3">
        Your Active Plan
      </CardTitle>
      <Facts>
        {props.diet === null ? null : (
          <>
            <dt>Diet type</dt>
            <dd>{dietLabel(props.diet)}</dd>
          </>
        )}
        {props.kcal === null ? null : (
          <Figure>
            <dt>Total calories</dt>
            <dd>{groupDigits(props.kcal)} kcal</dd>
          </Figure>
        )}
        <Figure>
          <dt>Water</dt>
          <dd>{props.waterLitres} L</dd>
        </Figure>
      </Facts>
      {props.maintenanceOnly ? (
        <Muted>
          Nothing is taken off in this plan. Your answers, or figures you have not confirmed, do not allow
          weight loss for now.
        </Muted>
      ) : null}
      <PlanWhy />
      <ButtonLink asChild look="outline" size="sm" wide mt="4">
        <Link to="/dashboard/safety">Allergies and safety</Link>
      </ButtonLink>
    </Card>
  );
}
