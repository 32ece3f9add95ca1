import { chakra, Flex } from '@chakra-ui/react';
import { useMinuteOfDay } from '../../device/hooks/use-clock.ts';
import type { Log } from '../../device/hooks/use-log.ts';
import { eatFrozen, takeFromFreezer } from '../../device/plan/leftover-changes.ts';
import type { PlanChange } from '../../device/plan/meals-change.ts';
import type { MemberPlan } from '../../device/plan/member-plan.ts';
import { dayAndMonth, dayInWords } from '../../domain/calendar/day-words.ts';
import { servingsInWords } from '../../domain/food/amounts/kitchen-amounts.ts';
import { foldSettled, frozenMeals } from '../../domain/plan/week/settled-leftovers.ts';
import type { Catalogue } from '../../terms/food.ts';
import type { LocalDay } from '../../terms/local-day.ts';
import { Button } from '../../ui/show/button.tsx';
import { AisleTitle, Surface } from './aisle-card.tsx';
import { Item } from './list-row.tsx';

const Dish = chakra('p', { base: { fontWeight: 600, pt: '2' } });
const Words = chakra('p', { base: { color: 'muted', fontSize: 'sm' } });

/** Leftovers in the freezer. What is past its time can only be taken off. */
export function FrozenCard(props: {
  member: MemberPlan | null;
  catalogue: Catalogue;
  today: LocalDay;
  log: Log;
}) {
  const { member, catalogue, today, log } = props;
  const minuteOfDay = useMinuteOfDay();
  const meals = member === null ? [] : frozenMeals(foldSettled(member.history.entries));
  if (member === null || meals.length === 0) return null;
  const change = ({ facts, words, undo }: PlanChange): void =>
    void log.record(facts, { words, opposite: undo });
  return (
    <Surface aria-label="Frozen meals" pb="4">
      <AisleTitle>Frozen meals</AisleTitle>
      <ul>
        {meals.map((frozen) => {
          const { recipeId, cooked, day, servings, goodUntil } = frozen;
          const dish = catalogue.dishes.get(recipeId);
          const name = dish?.name ?? recipeId;
          const meal = dish === undefined ? null : eatFrozen(member, dish, frozen, { today, minuteOfDay });
          const eatWords = `Eat it ${meal === null ? '' : dayInWords(meal.date, today)}`;
          return (
            <Item key={`${recipeId}/${cooked}/${day}`}>
              <Dish>{name}</Dish>
              <Words>
                {servingsInWords(servings)}, frozen {dayAndMonth(day)}. Good until {dayAndMonth(goodUntil)}.
              </Words>
              <Flex gap="2" flexWrap="wrap" py="2">
                {meal === null ? null : (
                  <Button size="sm" aria-label={`${eatWords}: ${name}`} onClick={() => change(meal.change)}>
                    {eatWords}
                  </Button>
                )}
                <Button
                  look="quiet"
                  size="sm"
                  aria-label={`Gone: ${name}`}
                  onClick={() =>
                    change(takeFromFreezer(member, frozen, servings, 'gone', today, `${name}: gone`))
                  }
                >
                  Gone
                </Button>
              </Flex>
            </Item>
          );
        })}
      </ul>
    </Surface>
  );
}
