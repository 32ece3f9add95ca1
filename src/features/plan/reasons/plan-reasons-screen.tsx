import { chakra, Grid, Stack } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import type { PlanAnswer } from '../../../contract/plan.ts';
import { useKnownOfPlan } from '../../../device/hooks/plan/use-known-of-plan.ts';
import { useUnits } from '../../../device/hooks/use-units.ts';
import type { KnownOfPlan } from '../../../device/plan/known-of-plan.ts';
import { type WhyPlan, whyPlan } from '../../../device/plan/why-plan.ts';
import { type Reason, thousands } from '../../../domain/body/nutrition/reason.ts';
import { reasonView } from '../../../domain/body/nutrition/reason-words.ts';
import { type TimeToTarget, timeInWords } from '../../../domain/body/nutrition/time-to-target.ts';
import { weightInWords } from '../../../domain/units.ts';
import { ButtonLink } from '../../../ui/show/button.tsx';
import { Card, CardTitle } from '../../../ui/show/card.tsx';
import { useComfort } from '../../../ui/show/comfort.tsx';
import { Notice } from '../../../ui/show/notice.tsx';
import { PageHeading } from '../../../ui/show/page-heading.tsx';
import { Skeleton } from '../../../ui/show/skeleton.tsx';
import { TextLink } from '../../../ui/show/text-link.tsx';
import { AnswersCard } from './answers-card.tsx';

const Steps = chakra('ol', { base: { display: 'grid', gap: '4' } });
const Step = chakra('li', {
  base: { ps: '4', borderInlineStartWidth: '3px', borderInlineStartStyle: 'solid', borderColor: 'leaf-soft' },
});
const Title = chakra('h3', { base: { fontSize: 'md', fontWeight: 650 } });
const Source = chakra('p', { base: { color: 'muted', fontSize: 'sm', mt: '1' } });

/** Steps towards a figure, each with where it comes from. */
function ReasonsCard(props: { id: string; title: string; reasons: readonly Reason[]; figures: boolean }) {
  return (
    <Card aria-labelledby={props.id}>
      <Stack gap="4">
        <CardTitle id={props.id}>{props.title}</CardTitle>
        <Steps>
          {props.reasons.map((reason) => {
            const { code, title, text, source } = reasonView(reason, props.figures);
            return (
              <Step key={code}>
                <Title>{title}</Title>
                <p>{text}</p>
                <Source>Source: {source}</Source>
              </Step>
            );
          })}
        </Steps>
      </Stack>
    </Card>
  );
}

const Span = chakra('p', { base: { fontSize: 'xl', fontWeight: 700 } });
const Muted = chakra('p', { base: { color: 'muted', fontSize: 'sm', maxWidth: '60ch' } });

/** The time to the target, as a range and not as a promise. */
function TimeCard({ time }: { time: TimeToTarget }) {
  const units = useUnits();
  return (
    <Card aria-labelledby="time-to-target">
      <Stack gap="2">
        <CardTitle id="time-to-target">How long {weightInWords(time.targetKg, units)} may take</CardTitle>
        <Span>{timeInWords(time)}</Span>
        <Muted>
          {time.kind === 'beyond'
            ? 'With the energy of this plan your weight may stop changing before that.'
            : 'The earlier date if you eat as planned every day. The later one if you manage four fifths of the difference.'}{' '}
          Weight changes faster at first and slower later, because your body then needs a different amount of
          energy. This is an estimate for adults of your size, not a promise.
        </Muted>
        <Muted>Source: Hall et al., Lancet 2011</Muted>
      </Stack>
    </Card>
  );
}

const Lead = chakra('p', { base: { color: 'muted', maxWidth: '60ch' } });

/** Warnings to read before the plan is followed. */
function Warnings({ answers }: { answers: readonly PlanAnswer[] }) {
  const warnings = answers.flatMap(({ on, warning }) => (on && warning !== null ? [warning] : []));
  return warnings.map((warning) => (
    <Notice key={warning} role="note" tone="warning">
      {warning}
    </Notice>
  ));
}

/** Says that these steps and the plan differ. */
function Mismatch({ why, figures }: { why: WhyPlan; figures: boolean }) {
  const units = useUnits();
  if (why.stepsKcal === null) return null;
  if (why.weights === null)
    return (
      <Notice>
        {figures
          ? `Your week was made for ${thousands(why.kcal)} kcal. With the answers on this device it would be ${thousands(why.stepsKcal)} kcal. Some answers may be on another device, or a new week is on its way.`
          : 'Your week was not made from the answers on this device. Some may be on another device, or a new week is on its way.'}
      </Notice>
    );
  const { plannedKg, nowKg } = why.weights;
  return (
    <Stack gap="2">
      <Notice>
        {figures
          ? `Your week was made for ${thousands(why.kcal)} kcal, with ${weightInWords(plannedKg, units)}. With the ${weightInWords(nowKg, units)} that you logged it would be ${thousands(why.stepsKcal)} kcal.`
          : 'Your week was made with an older weight than the one you logged.'}
      </Notice>
      <ButtonLink asChild look="outline" alignSelf="flex-start">
        <Link to="/dashboard/goal">Plan with my new weight</Link>
      </ButtonLink>
    </Stack>
  );
}

function Explained(props: {
  why: WhyPlan;
  answers: readonly PlanAnswer[] | null;
  leavesOut: boolean;
  figures: boolean;
}) {
  const { why, answers, leavesOut, figures } = props;
  return (
    <>
      <Mismatch why={why} figures={figures} />
      <Grid
        gap="4"
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
      >
        <Stack gap="4">
          <ReasonsCard id="plan-energy" title="Your energy" reasons={why.energy} figures={figures} />
          {figures && why.time !== null ? <TimeCard time={why.time} /> : null}
          <TextLink asChild tall>
            <Link to="/dashboard/goal">Change your goal or body</Link>
          </TextLink>
          <AnswersCard answers={answers} leavesOut={leavesOut} />
        </Stack>
        <ReasonsCard
          id="plan-nutrients"
          title="Goals for your dishes"
          reasons={why.nutrients}
          figures={figures}
        />
      </Grid>
    </>
  );
}

function Unexplained({ known }: { known: boolean }) {
  return known ? (
    <Lead>There is no plan for children under nine. Please ask a clinician what a young child needs.</Lead>
  ) : (
    <Lead>
      Your profile is not complete yet.{' '}
      <TextLink asChild tall>
        <Link to="/onboarding">Tell us about you</Link>
      </TextLink>{' '}
      and your plan is explained here.
    </Lead>
  );
}

const leavesFoodsOut = (rules: KnownOfPlan['rules']): boolean =>
  rules !== null && rules.allergies.length + rules.excludedFoods.length > 0;

/** Why the plan is what it is: every number, bound and source, and every answer with its switch. */
export function PlanReasonsScreen() {
  const known = useKnownOfPlan();
  const comfort = useComfort();
  const why = known === undefined || known === null ? null : whyPlan(known);
  const figures = comfort.figures && why?.adult === true;
  const title = figures && why !== null ? `Why ${thousands(why.kcal)} kcal?` : 'Why this plan?';
  if (known === undefined)
    return (
      <Stack gap="4">
        <PageHeading title="Why this plan?">Why this plan?</PageHeading>
        <Skeleton height="320px" borderRadius="lg" />
      </Stack>
    );
  return (
    <Stack gap="4">
      <PageHeading title="Why this plan?">{title}</PageHeading>
      <Warnings answers={known?.answers ?? []} />
      {why === null ? (
        <Unexplained known={known !== null && known.profile.age > 0} />
      ) : (
        <Explained
          why={why}
          answers={known?.answers ?? null}
          leavesOut={leavesFoodsOut(known?.rules ?? null)}
          figures={figures}
        />
      )}
    </Stack>
  );
}
