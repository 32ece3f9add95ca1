import { chakra } from '@chakra-ui/react';
import { useNavigate } from '@tanstack/react-router';
import Droplet from 'lucide-react/icons/droplet';
import Moon from 'lucide-react/icons/moon';
import Stethoscope from 'lucide-react/icons/stethoscope';
import Thermometer from 'lucide-react/icons/thermometer';
import Waves from 'lucide-react/icons/waves-horizontal';
import Zap from 'lucide-react/icons/zap';
import { type ReactNode, useState } from 'react';
import { useLive } from '../../../device/hooks/hooks.ts';
import { useSubmission } from '../../../device/hooks/submission.ts';
import { readProfile } from '../../../device/rows/profile.ts';
import { ChoiceSelect } from '../../../ui/form/choice-select.tsx';
import { Button } from '../../../ui/show/button.tsx';
import {
  HEREDITARY_ISSUES,
  listOf,
  SLEEP_PATTERN,
  type WellnessAnswers,
  type WellnessField,
  wellnessRecord,
} from './options.ts';
import { afterWellness, type WellnessPath } from './steps.ts';
import { useWellnessDraft, WellnessStep } from './wellness-step.tsx';

const ICONS = {
  chronicConditions: Stethoscope,
  energyLevel: Zap,
  stressLevel: Waves,
  sleepQuality: Moon,
  urineFlow: Droplet,
  otherIssues: Thermometer,
} as const satisfies Record<WellnessField, unknown>;

const SENT = 'Encrypted on this device. Sent to your account when you save, and nowhere else.';

function Question(props: {
  field: WellnessField;
  values: WellnessAnswers;
  change: (values: WellnessAnswers) => void;
}) {
  const { field, values, change } = props;
  const Icon = ICONS[field];
  return (
    <ChoiceSelect
      list={listOf(field, values)}
      value={values[field]}
      onChange={(value) => change({ ...values, [field]: value })}
      icon={<Icon size={20} />}
    />
  );
}

/** A screen of select fields that leads on with Next. `children` stand above the fields. */
function QuestionScreen(props: {
  path: WellnessPath;
  heading: string;
  lead: string;
  use: string;
  fields: readonly WellnessField[];
  children?: ReactNode;
}) {
  const draft = useWellnessDraft();
  if (draft === null) return null;
  return (
    <WellnessStep path={props.path} heading={props.heading} lead={props.lead} use={props.use} draft={draft}>
      {props.children}
      {props.fields.map((field) => (
        <Question key={field} field={field} values={draft.values} change={draft.change} />
      ))}
    </WellnessStep>
  );
}

export const ChronicConditionsScreen = () => (
  <QuestionScreen
    path="/dashboard/chronic-conditions"
    heading="Chronic Conditions"
    lead="Is there anything your meals should know about? You can skip any question."
    use={`A condition can change your daily targets. Your plan shows how. ${SENT}`}
    fields={['chronicConditions']}
  />
);

export const EnergyStressScreen = () => (
  <QuestionScreen
    path="/dashboard/energy-stress"
    heading="Energy and Stress"
    lead="How tired your days make you."
    use={`These answers do not change your plan. ${SENT}`}
    fields={['energyLevel', 'stressLevel']}
  />
);

export function SleepMeasuresScreen() {
  const [pattern, setPattern] = useState<string | null>(null);
  return (
    <QuestionScreen
      path="/dashboard/sleep-measures"
      heading="Sleep Measures"
      lead="How you sleep changes how hungry you are."
      use={`Sleep quality does not change your plan. ${SENT}`}
      fields={['sleepQuality']}
    >
      <ChoiceSelect list={SLEEP_PATTERN} value={pattern} onChange={setPattern} icon={<Moon size={20} />} />
    </QuestionScreen>
  );
}

export const UrineFlowScreen = () => (
  <QuestionScreen
    path="/dashboard/urine-flow"
    heading="Urine Flow Test"
    lead="Only if you had it measured."
    use={`This answer does not change your plan. ${SENT}`}
    fields={['urineFlow']}
  />
);

const Answers = chakra('div', {
  base: { gridColumn: '1 / -1', display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '3' },
});

export function HereditaryIssuesScreen() {
  const navigate = useNavigate();
  const draft = useWellnessDraft();
  if (draft === null) return null;
  return (
    <WellnessStep
      path="/dashboard/hereditary-issues"
      heading="Hereditary Issues"
      lead="Does an illness run in your family?"
      use="This answer is not stored and not sent. It changes nothing in your plan."
      draft={draft}
      skippable
    >
      <Answers role="group" aria-label={HEREDITARY_ISSUES.label}>
        {HEREDITARY_ISSUES.options.map((option) => (
          <Button
            key={option}
            look="outline"
            onClick={() => void navigate({ to: '/dashboard/sleep-measures' })}
          >
            {option}
          </Button>
        ))}
      </Answers>
    </WellnessStep>
  );
}

export function OtherIssuesScreen() {
  const navigate = useNavigate();
  const draft = useWellnessDraft();
  const profile = useLive(readProfile, []);
  const { sending, failure, submit } = useSubmission('wellness.submit', 'saveWellness');
  if (draft === null || profile === undefined) return null;
  const { values, change } = draft;
  const save = async () => {
    const sent = await submit({ intent: { kind: 'wellness.submit', payload: wellnessRecord(values) } });
    if (sent) await navigate({ to: afterWellness(profile?.profile.gender ?? null) });
  };
  return (
    <WellnessStep
      path="/dashboard/other-issues"
      heading="Other Health Issues"
      lead="Have you had any of these lately?"
      use={`This answer does not change your plan. ${SENT}`}
      draft={draft}
      saving={{ onSave: () => void save(), sending, failure }}
    >
      <Question field="otherIssues" values={values} change={change} />
    </WellnessStep>
  );
}
