import { chakra, Flex, Grid } from '@chakra-ui/react';
import { ChefHat, Clock, Hourglass } from 'lucide-react';
import type { Catalogue, Recipe } from '../../domain/catalogue/types.ts';
import { cookLines } from '../../domain/kitchen/cook-lines.ts';
import { type Cooking, changePeople, changePortion, servingsOf } from '../../domain/kitchen/cooking.ts';
import { mayBeEaten } from '../../domain/planner/eligibility.ts';
import { useDishArt } from '../../ports/use-dish-art.ts';
import { useMemberPlan } from '../../ports/use-member-plan.ts';
import { Card, CardTitle } from '../../ui/card.tsx';
import { DishArt } from '../../ui/dish-art.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { BigButton } from './big-button.tsx';
import { IngredientTicks } from './ingredient-ticks.tsx';
import { KitchenFrame } from './kitchen-frame.tsx';
import { ScreenNote } from './screen-note.tsx';
import { Stepper } from './stepper.tsx';

const Meta = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    color: 'muted',
    mt: '2',
    '& svg': { flex: 'none' },
  },
});
const Ahead = chakra('p', {
  base: {
    display: 'flex',
    gap: '3',
    bg: 'amber-soft',
    color: 'amber-ink',
    borderRadius: 'md',
    px: '4',
    py: '3',
    fontWeight: 550,
    '& svg': { flex: 'none', mt: '2px' },
  },
});

/** Before the start: for how many, and everything to lay out. */
export function StartView(props: {
  cooking: Cooking;
  dish: Recipe;
  catalogue: Catalogue;
  title: string;
  locked?: boolean;
  onChange: (next: Cooking) => void;
  onToggle: (food: string) => void;
  onStart: () => void;
}) {
  const { cooking, dish } = props;
  const artOf = useDishArt();
  const rules = useMemberPlan()?.solverInput?.rules;
  return (
    <KitchenFrame
      cooking={cooking}
      title={null}
      locked={props.locked === true}
      progress={null}
      foot={
        <BigButton wide maxWidth={{ lg: '40rem' }} onClick={props.onStart}>
          <ChefHat size={26} aria-hidden="true" />
          Start cooking
        </BigButton>
      }
    >
      <Grid
        gap="4"
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }}
        alignItems="start"
        alignContent="start"
      >
        <Grid gap="4">
          <Flex gap="4" alignItems="center">
            <DishArt src={artOf(dish.id)} tint="amber" size="lg" />
            <div>
              <PageHeading title={props.title}>{dish.name}</PageHeading>
              <Meta>
                <Clock size={18} aria-hidden="true" />
                {dish.minutesTotal} min, {dish.steps.length} steps
              </Meta>
            </div>
          </Flex>
          {rules === undefined || mayBeEaten(dish, rules) ? null : (
            <Notice tone="error">Against your answers: this dish holds something you do not eat.</Notice>
          )}
          {dish.ahead.map(({ text }) => (
            <Ahead key={text}>
              <Hourglass size={20} aria-hidden="true" />
              {text}
            </Ahead>
          ))}
          <Card aria-label="How much" py="2">
            <Stepper
              label="People"
              value={String(cooking.people)}
              onChange={(by) => props.onChange({ ...cooking, people: changePeople(cooking.people, by) })}
            />
            <Stepper
              label="Servings"
              hint="each"
              value={String(Number(cooking.portion.toFixed(2)))}
              onChange={(by) => props.onChange({ ...cooking, portion: changePortion(cooking.portion, by) })}
            />
          </Card>
          {props.locked ? null : <ScreenNote />}
        </Grid>
        <Card aria-labelledby="ingredients">
          <CardTitle id="ingredients" mb="1">
            Lay out
          </CardTitle>
          <IngredientTicks
            lines={cookLines(dish, props.catalogue.foods, servingsOf(cooking))}
            ticked={cooking.ticked}
            onToggle={props.onToggle}
          />
        </Card>
      </Grid>
    </KitchenFrame>
  );
}
