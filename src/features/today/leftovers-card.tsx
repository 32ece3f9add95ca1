import { chakra, Flex } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { useMinuteOfDay } from '../../device/hooks/use-clock.ts';
import type { Recorder } from '../../device/hooks/use-recorder.ts';
import { eatLeftover, settleLeftover } from '../../device/plan/leftover-changes.ts';
import type { PlanChange } from '../../device/plan/meals-change.ts';
import type { MemberPlan } from '../../device/plan/member-plan.ts';
import { dayInWords } from '../../domain/calendar/day-words.ts';
import { servingsInWords } from '../../domain/food/amounts/kitchen-amounts.ts';
import { type Leftover, uneatenLeftovers } from '../../domain/plan/week/uneaten-leftovers.ts';
import type { Catalogue } from '../../terms/food.ts';
import type { LocalDay } from '../../terms/local-day.ts';
import { Button } from '../../ui/show/button.tsx';
import { Card, CardTitle } from '../../ui/show/card.tsx';
import { Notice } from '../../ui/show/notice.tsx';

const Item = chakra('li', { base: { pt: '3', '& + &': { borderTop: '1px solid var(--line)', mt: '3' } } });
const Name = chakra('p', { base: { fontWeight: 600, overflowWrap: 'anywhere' } });
const Muted = chakra('p', { base: { color: 'muted', fontSize: 'sm' } });
const Said = chakra('p', { base: { flex: '1 1 12rem', fontSize: 'sm' } });

/** Leftovers that no meal is planned for: to be eaten, frozen or let go. Nothing where there are none. */
export function LeftoversCard(props: {
  member: MemberPlan;
  catalogue: Catalogue;
  today: LocalDay;
  record: Recorder['record'];
}) {
  const { member, catalogue, today, record } = props;
  const minuteOfDay = useMinuteOfDay();
  const [done, setDone] = useState<PlanChange | null>(null);
  const [failed, setFailed] = useState(false);
  const leftovers = useMemo(
    () => uneatenLeftovers(member.history, today, catalogue),
    [member.history, today, catalogue],
  );
  if (leftovers.length === 0 && done === null) return null;

  const keep = async (facts: PlanChange['facts'], next: PlanChange | null): Promise<void> => {
    const kept = await record(facts);
    setFailed(!kept);
    if (kept) setDone(next);
  };
  const change = (made: PlanChange): void => void keep(made.facts, made);

  const lineOf = (leftover: Leftover) => {
    const { recipeId, cooked, servings, goodUntil } = leftover;
    const dish = catalogue.dishes.get(recipeId);
    if (dish === undefined) return null;
    const { name } = dish;
    const meal = eatLeftover(member, dish, leftover, { today, minuteOfDay });
    const eatWords = `Eat it ${meal === null ? '' : dayInWords(meal.date, today)}`;
    const settle = (to: 'frozen' | 'gone'): void =>
      change(
        settleLeftover(member, leftover, to, today, to === 'gone' ? `${name}: gone.` : `${name}: frozen.`),
      );
    return (
      <Item key={`${recipeId}/${cooked}`}>
        <Name>{name}</Name>
        <Muted>
          {servingsInWords(servings)}, made {dayInWords(cooked, today)}. Keeps until{' '}
          {dayInWords(goodUntil, today)}.
        </Muted>
        <Flex gap="2" flexWrap="wrap" pt="2">
          {meal === null ? null : (
            <Button size="sm" aria-label={`${eatWords}: ${name}`} onClick={() => change(meal.change)}>
              {eatWords}
            </Button>
          )}
          {dish.freezes ? (
            <Button
              look="outline"
              size="sm"
              aria-label={`Freeze it: ${name}`}
              onClick={() => settle('frozen')}
            >
              Freeze it
            </Button>
          ) : null}
          <Button look="quiet" size="sm" aria-label={`Gone: ${name}`} onClick={() => settle('gone')}>
            Gone
          </Button>
        </Flex>
      </Item>
    );
  };

  return (
    <Card aria-label="Leftovers">
      {leftovers.length === 0 ? null : (
        <>
          <CardTitle>Still in the fridge?</CardTitle>
          <ul>{leftovers.map(lineOf)}</ul>
        </>
      )}
      {failed ? (
        <Notice role="alert" tone="error" mt="3">
          This device could not save that change. Please try again.
        </Notice>
      ) : null}
      <Flex role="status" alignItems="center" flexWrap="wrap" gap="2">
        {done === null ? null : (
          <>
            <Said>{done.words}</Said>
            <Button look="quiet" size="sm" onClick={() => void keep(done.undo, null)}>
              Undo
            </Button>
          </>
        )}
      </Flex>
    </Card>
  );
}
