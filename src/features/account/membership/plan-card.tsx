import { chakra } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import { ButtonLink } from '../../../ui/show/button.tsx';
import { Card } from '../../../ui/show/card.tsx';
import { type MembershipPlan, PLANNED_FEATURES, type Standing } from './plans.ts';

const Name = chakra('h2', { base: { fontFamily: 'heading', fontSize: 'xl', lineHeight: 1.2 } });
const Price = chakra('p', {
  base: { fontSize: '3xl', fontWeight: 800, lineHeight: 1.1, letterSpacing: '-0.01em' },
});
const PerMonth = chakra('span', { base: { color: 'muted', fontSize: 'sm', fontWeight: 500 } });
const Lead = chakra('p', { base: { color: 'muted', fontSize: 'sm', mt: '4', mb: '2' } });
const Feature = chakra('li', {
  base: {
    display: 'flex',
    gap: '3',
    py: '1',
    lineHeight: 1.4,
    '& > svg': { flex: 'none', color: 'leaf', mt: '2px' },
    '& > .lucide-clock': { color: 'muted' },
  },
});
const Planned = chakra('span', { base: { color: 'muted', fontSize: 'sm' } });
const Mark = chakra('p', {
  base: {
    display: 'grid',
    placeItems: 'center',
    minH: '48px',
    borderRadius: 'md',
    fontWeight: 650,
  },
  variants: {
    kind: { current: { bg: 'leaf-soft', color: 'leaf-strong' }, lower: { bg: 'track', color: 'muted' } },
  },
});
const Foot = chakra('div', { base: { mt: 'auto', pt: '5', display: 'grid', gap: '3' } });

function Standings(props: { plan: MembershipPlan; standing: Standing; onStart: () => void }) {
  if (props.standing === 'current') return <Mark kind="current">Current plan</Mark>;
  if (props.standing === 'lower') return <Mark kind="lower">Upgraded</Mark>;
  return (
    <ButtonLink asChild wide look="outline">
      <Link
        to="/dashboard/membership"
        aria-label={`Get started with ${props.plan.name}`}
        // It leads to this very page: loading that anew would take its answer away on a slow device.
        onClick={(event) => {
          event.preventDefault();
          props.onStart();
        }}
      >
        Get started
      </Link>
    </ButtonLink>
  );
}

/** One plan with its price, what it adds, and where the member stands. */
export function PlanCard(props: {
  plan: MembershipPlan;
  standing: Standing;
  /** The plan before it, whose features it holds too. */
  below: string | null;
  onStart: () => void;
}) {
  const { plan } = props;
  return (
    <Card
      aria-label={plan.name}
      display="flex"
      flexDirection="column"
      borderColor={props.standing === 'current' ? 'leaf' : 'line'}
    >
      <Name>{plan.name}</Name>
      <Price mt="2">
        ${plan.price} <PerMonth>per month</PerMonth>
      </Price>
      <Lead>{props.below === null ? 'Includes' : `Everything in ${props.below}, and`}</Lead>
      <ul>
        {plan.features.map((feature) => {
          const isPlanned = PLANNED_FEATURES.includes(feature);
          const Icon = isPlanned ? Clock : Check;
          return (
            <Feature key={feature}>
              <Icon size={18} aria-hidden="true" />
              <span>
                {feature}
                {isPlanned ? <Planned> planned</Planned> : null}
              </span>
            </Feature>
          );
        })}
      </ul>
      <Foot>
        <Standings {...props} />
      </Foot>
    </Card>
  );
}
