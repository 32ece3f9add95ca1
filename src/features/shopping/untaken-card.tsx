import { chakra, Flex } from '@chakra-ui/react';
import type { Log } from '../../device/hooks/use-log.ts';
import { dayTitle } from '../../domain/calendar/day-words.ts';
import { pantryTakes } from '../../domain/kitchen/cooking/takes.ts';
import type { PlannedServing } from '../../domain/kitchen/shopping/servings-to-cook.ts';
import type { Catalogue } from '../../terms/food.ts';
import type { LocalDay } from '../../terms/local-day.ts';
import { Button } from '../../ui/show/button.tsx';
import { AisleTitle, Surface } from './aisle-card.tsx';
import { Item } from './list-row.tsx';

const Words = chakra('p', { base: { color: 'muted', fontSize: 'sm' } });
const Dish = chakra('p', { base: { fontWeight: 600, pt: '2' } });

/** Meals that were eaten while their ingredients still count as at home: out of the pantry with one tap. */
export function UntakenCard(props: {
  meals: readonly PlannedServing[];
  planId: string | null;
  catalogue: Catalogue;
  today: LocalDay;
  log: Log;
}) {
  const { catalogue, today, log } = props;
  if (props.meals.length === 0) return null;
  const settle = ({ day, slot, recipeId, servings }: PlannedServing, fromPantry: boolean): void => {
    const dish = catalogue.dishes.get(recipeId);
    if (dish === undefined) return;
    const takes = fromPantry ? pantryTakes(dish, catalogue.foods, servings) : [];
    const fact = (cooked: boolean) =>
      ({
        day,
        kind: 'meal.cooked',
        payload: { planId: props.planId, slot, recipe: recipeId, takes, cooked },
      }) as const;
    const words = fromPantry ? `Taken from the pantry: ${dish.name}` : `Not from the pantry: ${dish.name}`;
    void log.record([fact(true)], { words, opposite: [fact(false)] });
  };
  return (
    <Surface aria-label="Eaten already" pb="4">
      <AisleTitle>Eaten already</AisleTitle>
      <Words>Its ingredients still count as at home.</Words>
      <ul>
        {props.meals.map((meal) => {
          const name = catalogue.dishes.get(meal.recipeId)?.name ?? meal.recipeId;
          return (
            <Item key={`${meal.day}/${meal.slot}/${meal.recipeId}`}>
              <Dish>
                {name} · {dayTitle(meal.day, today)}
              </Dish>
              <Flex gap="2" flexWrap="wrap" py="2">
                <Button
                  size="sm"
                  aria-label={`Take from the pantry what went into ${name}`}
                  onClick={() => settle(meal, true)}
                >
                  Take from the pantry
                </Button>
                <Button
                  look="quiet"
                  size="sm"
                  aria-label={`Not from the pantry: ${name}`}
                  onClick={() => settle(meal, false)}
                >
                  Not from the pantry
                </Button>
              </Flex>
            </Item>
          );
        })}
      </ul>
    </Surface>
  );
}
