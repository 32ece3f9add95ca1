import { chakra, Flex, Grid } from '@chakra-ui/react';
import ChefHat from 'lucide-react/icons/chef-hat';
import Clock from 'lucide-react/icons/clock';
import Hourglass from 'lucide-react/icons/hourglass';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useId, useState } from 'react';
import { useDishArt } from '../../device/hooks/food/use-dish-art.ts';
import { useMemberPlan } from '../../device/hooks/plan/use-member-plan.ts';
import { cookLines } from '../../domain/kitchen/cooking/cook-lines.ts';
import {
  type Cooking,
  changeLater,
  changePeople,
  changePortion,
  freshServingsOf,
  servingsOf,
} from '../../domain/kitchen/cooking/cooking.ts';
import { mayBeEaten } from '../../domain/plan/rules/eligibility.ts';
import type { Catalogue, Recipe } from '../../terms/food.ts';
import { Card, CardTitle } from '../../ui/show/card.tsx';
import { DishArt } from '../../ui/show/dish-art.tsx';
import { Notice } from '../../ui/show/notice.tsx';
import { PageHeading } from '../../ui/show/page-heading.tsx';
import { BigButton } from './big-button.tsx';
import { IngredientTicks } from './ingredient-ticks.tsx';
import { KitchenFrame } from './kitchen-frame.tsx';
import { ScreenNote } from './screen-note.tsx';

const Frame = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr auto auto auto',
    alignItems: 'center',
    gap: '2',
    minH: '72px',
  },
});
const Name = chakra('span', { base: { fontWeight: 650, lineHeight: 1.25 } });
const Hint = chakra('span', { base: { display: 'block', color: 'muted', fontSize: 'sm', fontWeight: 400 } });
const Value = chakra('output', {
  base: { minW: '3rem', textAlign: 'center', fontSize: 'xl', fontWeight: 800 },
});
const Turn = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '56px',
    height: '56px',
    borderRadius: 'full',
    borderWidth: '1.5px',
    borderStyle: 'solid',
    borderColor: 'line',
    bg: 'card',
    color: 'leaf',
    '&:hover': { bg: 'leaf-soft' },
  },
});

/** A small amount with a large less and a large more. */
function Stepper(props: { label: string; hint?: string; value: string; onChange: (by: 1 | -1) => void }) {
  const id = useId();
  return (
    <Frame role="group" aria-labelledby={id}>
      <Name id={id}>
        {props.label}
        {props.hint === undefined ? null : <Hint>{props.hint}</Hint>}
      </Name>
      <Turn type="button" aria-label="Less" aria-describedby={id} onClick={() => props.onChange(-1)}>
        <Minus size={22} aria-hidden="true" />
      </Turn>
      <Value>{props.value}</Value>
      <Turn type="button" aria-label="More" aria-describedby={id} onClick={() => props.onChange(1)}>
        <Plus size={22} aria-hidden="true" />
      </Turn>
    </Frame>
  );
}

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
  /** It stays to be raised again once it is at nothing. */
  const [hadLater] = useState(cooking.later > 0);
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
            <Notice tone="error">
              Does not fit your answers: this dish has something in it that you do not eat.
            </Notice>
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
            {cooking.later > 0 || hadLater ? (
              <Stepper
                label="For later"
                hint={`servings, keeps ${dish.keeps === 1 ? 'a day' : `${dish.keeps} days`}`}
                value={String(Number(cooking.later.toFixed(2)))}
                onChange={(by) => props.onChange({ ...cooking, later: changeLater(cooking.later, by) })}
              />
            ) : null}
          </Card>
          {props.locked ? null : <ScreenNote />}
        </Grid>
        <Card aria-labelledby="ingredients">
          <CardTitle id="ingredients" mb="1">
            Get ready
          </CardTitle>
          <IngredientTicks
            lines={cookLines(dish, props.catalogue.foods, servingsOf(cooking), freshServingsOf(cooking))}
            ticked={cooking.ticked}
            onToggle={props.onToggle}
          />
        </Card>
      </Grid>
    </KitchenFrame>
  );
}
