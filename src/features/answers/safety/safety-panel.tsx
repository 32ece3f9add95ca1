import { lazy, type ReactNode, Suspense, useState } from 'react';
import { NO_ANSWERS, type PlanInputs } from '../../../contract/plan.ts';
import type { WireProfile } from '../../../contract/profile.ts';
import { useCatalogue, useIsTrial } from '../../../device/hooks/hooks.ts';
import type { PlanInputsAccess } from '../../../device/hooks/plan/use-plan-inputs.ts';
import { usePorts } from '../../../device/ports/ports.tsx';
import type { AppError } from '../../../terms/app-error.ts';
import type { Food } from '../../../terms/food.ts';
import { ok, type Result } from '../../../terms/result.ts';
import { Notice } from '../../../ui/show/notice.tsx';
import { Skeleton } from '../../../ui/show/skeleton.tsx';
import { conditionsOf, wellnessRecord, withConditions } from '../wellness/options.ts';
import { useWellnessDraft } from '../wellness/wellness-step.tsx';
import { hasUntouchedFacts } from './facts-check.ts';
import { type SaveWords, saveWords } from './save-words.ts';

const SafetyForm = lazy(() => import('./safety-form.tsx').then((module) => ({ default: module.SafetyForm })));

const CONSENT =
  'By saving you agree that the server keeps these answers, health answers included, and uses them to make your plan and for nothing else.';
const DEVICE_ONLY =
  'Your server cannot store these answers. They stay on this device, and your plan does not follow them yet. Please check each dish yourself.';

const TRIAL = 'These answers stay on this device. Your plan is made from them.';

const LOADING = <Skeleton height="320px" />;
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
  const wellness = useWellnessDraft();
  if (wellness === null) return LOADING;
  const before = conditionsOf(wellness.values);
  /** As the questionnaire keeps them, which goes on from here. */
  const saveConditions = async (conditions: readonly string[]): Promise<Result<unknown, AppError>> => {
    if (conditions.join() === before.join()) return ok(undefined);
    const told = withConditions(wellness.values, conditions);
    wellness.change(told);
    await wellness.written();
    return sync.run({ intent: { kind: 'wellness.submit', payload: wellnessRecord(told) } });
  };
  const save = async (inputs: PlanInputs, conditions: readonly string[]): Promise<void> => {
    setWords(null);
    // Before the other answers, which the first plan waits for.
    const kept = await saveConditions(conditions);
    if (!kept.ok) return setWords(saveWords({ kind: 'failed', error: kept.error }));
    const confirmed = inputs.facts_confirmed || !hasUntouchedFacts(props.profile);
    const said = saveWords(await props.access.save({ ...inputs, facts_confirmed: confirmed }));
    setWords(said);
    if (said.kept) await props.onSaved?.();
  };
  return (
    <Suspense fallback={LOADING}>
      <SafetyForm
        initial={props.access.inputs ?? NO_ANSWERS}
        diet={props.profile.diet_type}
        foods={catalogue?.foods ?? NO_FOODS}
        consent={isTrial ? TRIAL : props.access.travels ? CONSENT : DEVICE_ONLY}
        isFirst={props.skip !== undefined}
        conditions={before}
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
