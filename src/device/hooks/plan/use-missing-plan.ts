import { useEffect, useState } from 'react';
import { errorCatalogue } from '../../../domain/error-catalogue.ts';
import { isPlanMadeHere } from '../../plan/read/first-plan.ts';
import { useFreshness, useIsTrial, useLive, useOnline } from '../hooks.ts';
import { useFirstPlanAsked } from './use-first-plan.ts';

/**
 * Why the device has no plan yet. `asked`: it is shown once the member has answered what it must leave out. `making`:
 * the server or this device makes it. `offline`, `unreachable`: nobody knows, and the app asks again by itself.
 */
export type MissingPlan = 'asked' | 'making' | 'offline' | 'unreachable';

/** A server that takes longer to answer may not be there. */
const LONGEST_ANSWER_MS = 4_000;

/** True while the last question after the plan has been unanswered for longer than a server takes. */
const useLateAnswer = (running: boolean): boolean => {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => setLate(true), LONGEST_ANSWER_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [running]);
  return isLate;
};

export const useMissingPlan = (): MissingPlan => {
  const asked = useFirstPlanAsked();
  const online = useOnline();
  const { running, error } = useFreshness('plan');
  const isLate = useLateAnswer(running);
  const isTrial = useIsTrial();
  const isHere = useLive((db) => isPlanMadeHere(db, online), [online]) ?? false;
  if (asked) return 'asked';
  if (isTrial || isHere) return 'making';
  if (!online) return 'offline';
  return error !== null || isLate ? 'unreachable' : 'making';
};

/** The sentence of the plan's page and Today in its place. */
export const missingPlanWords = (missing: MissingPlan): string =>
  missing === 'asked' || missing === 'making'
    ? 'We are generating diet plan for you....'
    : errorCatalogue.loadFirstPlan.offline;
