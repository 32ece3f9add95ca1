import { lazy, type ReactNode, Suspense, useState } from 'react';
import { NO_ANSWERS, type PlanInputs } from '../../../contract/plan.ts';
import type { WireProfile } from '../../../contract/profile.ts';
import { useCatalogue, useIsTrial } from '../../../device/hooks/hooks.ts';
import type { PlanInputsAccess } from '../../../device/hooks/plan/use-plan-inputs.ts';
import { usePorts } from '../../../device/ports/ports.tsx';
import type { Food } from '../../../terms/food.ts';
import { Notice } from '../../../ui/show/notice.tsx';
import { Skeleton } from '../../../ui/show/skeleton.tsx';
import { readWellness, wellnessRecord } from '../wellness/options.ts';
import { hasUntouchedFacts } from './facts-check.ts';
import type { ToldCondition } from './safety-form.tsx';
import { type SaveWords, saveWords } from './save-words.ts';

const SafetyForm = lazy(() => import('./safety-form.tsx').then((module) => ({ default: module.SafetyForm })));

const CONSENT =
  'By saving you agree that the server keeps these answers, health answers included, and uses them to make your plan and for nothing else.';
const DEVICE_ONLY =
  'Your server cannot store these answers. They stay on this device, and your plan does not follow them yet. Please check each dish yourself.';

const TRIAL = 'These answers stay on this device. Your plan is made from them.';

const NO_FOODS: ReadonlyMap<string, Food> = new Map();

/** The form with its command and what became of it. */
export function SafetyPanel(props: {
  access: PlanInputsAccess;
  profile: WireProfile;
  onSaved?: () => Promise<void>;
  skip?: () => void;
  children?: ReactNode;
}) {
  const { catalogue } = useCatalogue();
  const { sync } = usePorts();
  const isTrial = useIsTrial();
  const [words, setWords] = useState<SaveWords | null>(null);
  const save = async (inputs: PlanInputs, conditions: readonly ToldCondition[]): Promise<void> => {
    setWords(null);
    // Before the other answers, which the first plan waits for.
    if (conditions.length > 0) {
      const told = { ...wellnessRecord(readWellness({})), chronic_conditions: [...conditions] };
      const kept = await sync.run({ intent: { kind: 'wellness.submit', payload: told } });
      if (!kept.ok) return setWords(saveWords({ kind: 'failed', error: kept.error }));
    }
    const confirmed = inputs.facts_confirmed || !hasUntouchedFacts(props.profile);
    const said = saveWords(await props.access.save({ ...inputs, facts_confirmed: confirmed }));
    setWords(said);
    if (said.kept) await props.onSaved?.();
  };
  return (
    <Suspense fallback={<Skeleton height="320px" />}>
      <SafetyForm
        initial={props.access.inputs ?? NO_ANSWERS}
        diet={props.profile.diet_type}
        foods={catalogue?.foods ?? NO_FOODS}
        consent={isTrial ? TRIAL : props.access.travels ? CONSENT : DEVICE_ONLY}
        isFirst={props.skip !== undefined}
        asksConditions={props.skip !== undefined && (isTrial || props.access.travels)}
        {...(props.skip === undefined ? {} : { skip: props.skip })}
        onSave={save}
      >
        {props.children}
        {words === null ? null : (
          <Notice role={words.tone === 'error' ? 'alert' : 'status'} tone={words.tone}>
            {words.text}
          </Notice>
        )}
      </SafetyForm>
    </Suspense>
  );
}
