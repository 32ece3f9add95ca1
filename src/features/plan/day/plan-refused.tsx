import { chakra, Flex, Stack } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { refusalInWords } from '../../../domain/plan/rules/refusal-words.ts';
import type { PlanRefusal } from '../../../terms/plan.ts';
import { ButtonLink } from '../../../ui/show/button.tsx';
import { Card, CardTitle } from '../../../ui/show/card.tsx';

const Muted = chakra('p', { base: { color: 'muted', maxWidth: '60ch' } });
const Rules = chakra('ul', { base: { listStyle: 'disc', ps: '5', display: 'grid', gap: '1' } });

/** Why nobody with kidney disease gets a plan, and where the answer is corrected. */
function KidneyDisease({ refusal }: { refusal: PlanRefusal }) {
  const { title, text } = refusalInWords(refusal);
  return (
    <Card role="status" aria-labelledby="plan-refused">
      <Stack gap="3">
        <CardTitle id="plan-refused">{title}</CardTitle>
        <p>{text}</p>
        <Muted>Is this answer wrong? Change it where you gave it.</Muted>
        <Flex gap="3" flexWrap="wrap">
          <ButtonLink asChild look="outline" size="sm">
            <Link to="/dashboard/safety">Allergies and safety</Link>
          </ButtonLink>
          <ButtonLink asChild look="outline" size="sm">
            <Link to="/dashboard/chronic-conditions">Chronic conditions</Link>
          </ButtonLink>
        </Flex>
      </Stack>
    </Card>
  );
}

/** Why there is no plan of the latest answers, and the ways to change them. */
export function PlanRefused({ refusal, hasOldPlan }: { refusal: PlanRefusal; hasOldPlan: boolean }) {
  if (refusal.kind === 'kidney-disease') return <KidneyDisease refusal={refusal} />;
  const { title, text, rules } = refusalInWords(refusal);
  return (
    <Card role="status" aria-labelledby="plan-refused">
      <Stack gap="3">
        <CardTitle id="plan-refused">{title}</CardTitle>
        <p>{text}</p>
        {rules.length === 0 ? null : (
          <Rules>
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </Rules>
        )}
        <Muted>
          {hasOldPlan
            ? 'The week below was made before these answers and does not follow them. Your next one is made as soon as you change one of them.'
            : 'Your week is made as soon as you change one of them.'}
        </Muted>
        <Flex gap="3" flexWrap="wrap">
          <ButtonLink asChild size="sm">
            <Link to="/dashboard/safety">Allergies and foods left out</Link>
          </ButtonLink>
          <ButtonLink asChild look="outline" size="sm">
            <Link to="/dashboard/preference2">Food preferences</Link>
          </ButtonLink>
          <ButtonLink asChild look="outline" size="sm">
            <Link to="/onboarding">Way of eating</Link>
          </ButtonLink>
        </Flex>
      </Stack>
    </Card>
  );
}
