import { chakra, Stack } from '@chakra-ui/react';
import { useToday } from '../../../device/hooks/hooks.ts';
import { thousands } from '../../../domain/body/nutrition/reason.ts';
import { reasonView } from '../../../domain/body/nutrition/reason-words.ts';
import { monthsOfTarget, timeInWords } from '../../../domain/body/nutrition/time-to-target.ts';
import { type Units, weightInWords } from '../../../domain/units.ts';
import { Card, CardTitle } from '../../../ui/show/card.tsx';
import type { PlanChange } from './goal-and-body.ts';

const Rows = chakra('dl', {
  base: {
    display: 'grid',
    gap: '3',
    '& dt': { color: 'muted', fontSize: 'sm' },
    '& dd': { fontWeight: 650, fontVariantNumeric: 'tabular-nums' },
  },
});
const Muted = chakra('p', { base: { color: 'muted', fontSize: 'sm' } });

/** Beside these a difference is one of rounding, kcal. */
const SAME_KCAL = 5;

const fromTo = (before: number | undefined, after: number, unit: string): string =>
  before === undefined || before === after
    ? `${thousands(after)} ${unit}${before === undefined ? '' : ', as before'}`
    : `${thousands(after)} ${unit} instead of ${thousands(before)} ${unit}`;

/** The day's energy after and before; empty where there is no plan. */
export const energyInWords = ({ before, after }: PlanChange, figures: boolean): string => {
  if (after === null) return '';
  if (figures) return fromTo(before?.kcal, after.kcal, 'kcal');
  if (before === null) return 'As much as your body and your goal need';
  const change = after.kcal - before.kcal;
  if (Math.abs(change) <= SAME_KCAL) return 'As much as before';
  return change > 0 ? 'More than before' : 'Less than before';
};

const WEEK_WORDS: Readonly<Record<PlanChange['week'], string | null>> = {
  new: 'A new week is planned. What you locked or ate stays. Your shopping list changes too.',
  same: 'Your week stays as it is.',
  none: null,
};

/** The effect of saving on the plan. `figures` false: in words. */
export function PlanPreview(props: {
  change: PlanChange;
  units: Units;
  figures: boolean;
  title: string;
  /** The week is made by a server that may use other figures than these. */
  isPlain: boolean;
}) {
  const { change, units, figures } = props;
  const today = useToday();
  const { before, after, time } = change;
  const months = time === null ? null : monthsOfTarget(time, today);
  const goalWords =
    time === null
      ? change.gainsMuscle
        ? 'More muscle. No date, because muscle grows slowly'
        : 'No weight goal: your plan keeps your weight steady'
      : figures
        ? `${weightInWords(time.targetKg, units)} in ${timeInWords(time)}${months === null ? '' : ` (${months})`}`
        : 'Your target weight, step by step';
  return (
    <Card aria-labelledby="plan-preview">
      <Stack gap="3">
        <CardTitle id="plan-preview">{props.title}</CardTitle>
        {after === null ? (
          <p>There is no plan for children under nine. Please ask a clinician what a young child needs.</p>
        ) : (
          <Rows>
            <div>
              <dt>Energy a day</dt>
              <dd>{energyInWords(change, figures)}</dd>
            </div>
            {figures ? (
              <div>
                <dt>Protein a day</dt>
                <dd>{fromTo(before?.protein, after.protein, 'g')}</dd>
              </div>
            ) : null}
            {figures && (before?.carbs !== after.carbs || before.fat !== after.fat) ? (
              <div>
                <dt>Carbohydrate and fat a day</dt>
                <dd>{`${after.carbs} g and ${after.fat} g`}</dd>
              </div>
            ) : null}
            {change.offersGoal && !(change.isOwnEnergy && time === null) ? (
              <div>
                <dt>Weight goal</dt>
                <dd>{goalWords}</dd>
              </div>
            ) : null}
          </Rows>
        )}
        {change.reasons.map((reason) => (
          <p key={reason.code}>{reasonView(reason, figures).text}</p>
        ))}
        {WEEK_WORDS[change.week] === null ? null : <Muted>{WEEK_WORDS[change.week]}</Muted>}
        {props.isPlain ? (
          <Muted>Your own server makes the week. It may use other figures than these.</Muted>
        ) : null}
      </Stack>
    </Card>
  );
}
