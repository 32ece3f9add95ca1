import { chakra, Flex, Grid } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import ChefHat from 'lucide-react/icons/chef-hat';
import Clock from 'lucide-react/icons/clock';
import CookingPot from 'lucide-react/icons/cooking-pot';
import Snowflake from 'lucide-react/icons/snowflake';
import Tag from 'lucide-react/icons/tag';
import type { ReactNode } from 'react';
import { weekdayOf } from '../../../domain/calendar/days.ts';
import { dishInWords } from '../../../domain/comfort/in-words.ts';
import { servingsInWords } from '../../../domain/food/amounts/kitchen-amounts.ts';
import { type DishTag, TAG_WORDS } from '../../../domain/plan/wishes/dish-tags.ts';
import type { Allergen, Recipe } from '../../../terms/food.ts';
import { ButtonLink } from '../../../ui/show/button.tsx';
import { Card, CardTitle } from '../../../ui/show/card.tsx';
import { Figure } from '../../../ui/show/comfort.tsx';
import { DishArt } from '../../../ui/show/dish-art.tsx';
import { groupDigits } from '../../../ui/show/group-digits.ts';
import { Notice } from '../../../ui/show/notice.tsx';
import { PageHeading } from '../../../ui/show/page-heading.tsx';
import { DishAllergens } from './dish-allergens.tsx';
import { DishMicros } from './dish-micros.tsx';
import type { DishMicro, DishView } from './dish-view.ts';
import { RecipeIngredients } from './recipe-ingredients.tsx';

const Muted = chakra('p', { base: { color: 'muted', fontSize: 'sm' } });
const Meta = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    color: 'muted',
    fontSize: 'sm',
    mt: '2',
    '& svg': { flex: 'none' },
  },
});
const Pot = chakra('p', {
  base: {
    display: 'flex',
    gap: '3',
    mt: '3',
    px: '4',
    py: '3',
    borderRadius: 'md',
    bg: 'leaf-soft',
    color: 'leaf-strong',
    fontWeight: 550,
    '& svg': { flex: 'none', mt: '2px' },
  },
});
const Figures = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(4.25rem, 1fr))',
    gap: '3',
    '& dt': { color: 'muted', fontSize: 'sm' },
    '& dd': { fontSize: 'lg', fontWeight: 700 },
    '& > :first-child': { gridColumn: '1 / -1' },
    '& > :first-child dd': { fontSize: '2xl', lineHeight: 1.1 },
  },
});
const Step = chakra('li', {
  base: { display: 'flex', gap: '3', py: '3', '& + &': { borderTop: '1px solid var(--line)' } },
});
const StepNumber = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '32px',
    height: '32px',
    flex: 'none',
    borderRadius: 'full',
    bg: 'leaf-soft',
    color: 'leaf-strong',
    fontWeight: 700,
    fontSize: 'sm',
  },
});

/** A dish as it is cooked and eaten: figures, ingredients for the portion, steps, keeping. */
export function DishArticle(props: {
  dish: Recipe;
  view: DishView;
  portion: number;
  /** The day it is planned for, where the link said so. */
  date: string | undefined;
  art: string | undefined;
  /** The advice where it is made for several meals. */
  pot: string | null;
  tags: readonly DishTag[];
  /** Allergens that the member avoids. */
  avoids: readonly Allergen[];
  /** It holds something that the member's answers forbid. */
  against: boolean;
  micros: readonly DishMicro[];
  /** Actions for a dish that is part of a day's plan. */
  actions: ReactNode;
  /** For a recipe of the member's own. */
  own: ReactNode;
  opinion: ReactNode;
  similar: ReactNode;
}) {
  const { dish, view } = props;
  const early = [...dish.ahead.map(({ text }) => text), dish.makeAhead ?? ''].join(' ').trim();
  return (
    <Grid
      gap="4"
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
      alignItems="start"
    >
      <Grid gap="4" templateColumns="minmax(0, 1fr)">
        <Card>
          <Flex gap="4" alignItems="center" flexWrap="wrap">
            <DishArt src={props.art} tint="amber" size="lg" />
            <chakra.div flex="1" minW="min(11rem, 100%)">
              <PageHeading title={dish.name}>{dish.name}</PageHeading>
              <Meta>
                <Clock size={16} aria-hidden="true" />
                {dish.minutesTotal} min, {dish.minutesActive} min hands-on
              </Meta>
              {props.tags.length === 0 ? null : (
                <Meta>
                  <Tag size={16} aria-hidden="true" />
                  {props.tags.map((tag) => TAG_WORDS[tag]).join(' · ')}
                </Meta>
              )}
            </chakra.div>
          </Flex>
          {props.against ? (
            <Notice tone="error" mt="4">
              Does not fit your answers: this dish has something in it that you do not eat.
            </Notice>
          ) : null}
          <Figure words={<chakra.p mt="4">{dishInWords(view.kcal)}</chakra.p>}>
            <Figures mt="5">
              <div>
                <dt>Energy</dt>
                <dd>{groupDigits(view.kcal)} kcal</dd>
              </div>
              {view.macros.map((macro) => (
                <div key={macro.name}>
                  <dt>{macro.name}</dt>
                  <dd>{macro.grams} g</dd>
                </div>
              ))}
            </Figures>
          </Figure>
          <Muted mt="3">
            {props.date === undefined ? 'Your portion' : `Your portion on ${weekdayOf(props.date)}`}:{' '}
            {servingsInWords(props.portion)}.
          </Muted>
          {props.pot === null ? null : (
            <Pot>
              <CookingPot size={20} aria-hidden="true" />
              {props.pot}
            </Pot>
          )}
          {props.actions === null ? null : <chakra.div mt="4">{props.actions}</chakra.div>}
          <ButtonLink asChild wide mt="4" minH="56px">
            <Link
              to="/dashboard/kitchen/$recipeId"
              params={{ recipeId: dish.id }}
              search={{ portion: props.portion, ...(props.date === undefined ? {} : { date: props.date }) }}
            >
              <ChefHat size={22} aria-hidden="true" />
              Start cooking
            </Link>
          </ButtonLink>
        </Card>
        {props.own}
        {props.opinion}
        <Card aria-labelledby="ingredients">
          <CardTitle id="ingredients" mb="2">
            Ingredients
          </CardTitle>
          <RecipeIngredients lines={view.ingredients} />
          <Muted mt="2">Grams as you eat them, for your portion.</Muted>
        </Card>
        <DishAllergens
          contains={dish.allergens}
          avoids={props.avoids}
          isWhole={dish.withheld !== 'incomplete'}
        />
      </Grid>
      <Grid gap="4" templateColumns="minmax(0, 1fr)">
        <Card aria-labelledby="steps">
          <CardTitle id="steps" mb="1">
            Steps
          </CardTitle>
          <ol>
            {dish.steps.map((step, at) => (
              <Step key={step.text}>
                <StepNumber aria-hidden="true">{at + 1}</StepNumber>
                <div>
                  {step.text}
                  {step.minutes === null ? null : <Muted>{step.minutes} min</Muted>}
                </div>
              </Step>
            ))}
          </ol>
        </Card>
        <Card aria-labelledby="keeping">
          <CardTitle id="keeping" mb="2" display="flex" alignItems="center" gap="2">
            <Snowflake size={18} aria-hidden="true" />
            Keeping
          </CardTitle>
          <p>{dish.storage}</p>
          {early === '' ? null : <chakra.p mt="2">{early}</chakra.p>}
        </Card>
        {props.micros.length === 0 ? null : <DishMicros micros={props.micros} />}
        {props.similar}
      </Grid>
    </Grid>
  );
}
