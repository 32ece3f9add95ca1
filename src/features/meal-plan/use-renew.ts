import { useState } from 'react';
import type { MemberPlan } from '../../data/member-plan.ts';
import { refusalInWords } from '../../domain/planner/refusal-words.ts';
import type { LocalDay } from '../../domain/planner/types.ts';
import type { RegenerateFailure } from '../../ports/planner.ts';
import { usePorts } from '../../ports/ports.tsx';
import { mealsChange, type PlanChange } from './plan-change.ts';

export interface Renewal {
  readonly busy: boolean;
  /** Why nothing else was found for the day on the screen, in words. */
  readonly failure: string | null;
  readonly renew: (dates: readonly LocalDay[], words: string) => void;
}

const failureWords = (failure: RegenerateFailure): string => {
  if (failure.kind === 'unavailable')
    return 'This device could not make new meals just now. Please try again.';
  const { title, text, rules } = refusalInWords(failure);
  return `${title}. ${text} ${rules.join(', ')}`.trim();
};

/** Other meals for everything that is neither locked, eaten nor skipped; it is worked out beside the page. */
export const useRenew = (
  member: MemberPlan,
  shown: LocalDay,
  onChange: (change: PlanChange) => void,
): Renewal => {
  const { planner } = usePorts();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<{
    readonly dates: readonly LocalDay[];
    readonly words: string;
  } | null>(null);
  const renew = async (dates: readonly LocalDay[], words: string): Promise<void> => {
    const { solverInput, plan } = member;
    if (solverInput === null || plan.planId === null || busy) return;
    setBusy(true);
    setFailed(null);
    const found = await planner.regenerate(solverInput, dates);
    setBusy(false);
    if (!found.ok) setFailed({ dates, words: failureWords(found.error) });
    else onChange(mealsChange(member, plan.planId, found.value, words));
  };
  const failure = failed?.dates.includes(shown) ? failed.words : null;
  return { busy, failure, renew: (dates, words) => void renew(dates, words) };
};
