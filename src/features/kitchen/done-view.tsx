import { chakra, Grid, Stack } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import Check from 'lucide-react/icons/check';
import ShoppingBasket from 'lucide-react/icons/shopping-basket';
import Undo2 from 'lucide-react/icons/undo-2';
import type { ReactNode } from 'react';
import { useDishArt } from '../../device/hooks/food/use-dish-art.ts';
import type { Cooking } from '../../domain/kitchen/cooking/cooking.ts';
import type { Recipe } from '../../terms/food.ts';
import { Button, ButtonLink } from '../../ui/show/button.tsx';
import { Card } from '../../ui/show/card.tsx';
import { DishArt } from '../../ui/show/dish-art.tsx';
import { Notice } from '../../ui/show/notice.tsx';
import { PageHeading } from '../../ui/show/page-heading.tsx';
import { BigButton, BigButtons } from './big-button.tsx';
import { KitchenFrame } from './kitchen-frame.tsx';
import { StepTimers } from './step-timers.tsx';

const Said = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '64px',
    py: '1',
    fontWeight: 600,
    '& > svg': { flex: 'none', color: 'leaf' },
    '& > button': { marginInlineStart: 'auto' },
  },
});
const Keeping = chakra('p', { base: { color: 'muted' } });

/** Something that was done, and the way back from it. */
function Done({ children, onUndo }: { children: ReactNode; onUndo: () => void }) {
  return (
    <Said>
      <Check size={24} strokeWidth={3} aria-hidden="true" />
      {children}
      <Button look="quiet" onClick={onUndo}>
        <Undo2 size={18} aria-hidden="true" />
        Undo
      </Button>
    </Said>
  );
}

/** The end: the meal is marked, the pantry is one more tap away, and both can be taken back. */
export function DoneView(props: {
  cooking: Cooking;
  dish: Recipe;
  title: string;
  /** False where the plan does not have the dish on this day. */
  planned: boolean;
  failed: boolean;
  onEaten: (eaten: boolean) => void;
  onTaken: (taken: boolean) => void;
  onBack: () => void;
  onAgain: () => void;
}) {
  const { cooking, dish } = props;
  const artOf = useDishArt();
  return (
    <KitchenFrame
      cooking={cooking}
      title={null}
      progress={null}
      foot={
        <BigButtons>
          <BigButton look="outline" onClick={props.onBack}>
            Back
          </BigButton>
          <ButtonLink asChild minH="72px" borderRadius="lg" fontSize="xl" fontWeight="700">
            <Link to="/dashboard/diet-plan">To your plan</Link>
          </ButtonLink>
        </BigButtons>
      }
    >
      <Stack gap="5" maxWidth="40rem" width="100%">
        <Grid gap="4" justifyItems="start">
          <DishArt src={artOf(dish.id)} tint="leaf" size="lg" />
          <PageHeading title={props.title} eyebrow={dish.name}>
            Enjoy your meal
          </PageHeading>
        </Grid>
        <Card aria-label="What is noted" py="2">
          {!props.planned ? null : cooking.eaten !== null ? (
            <Done onUndo={() => props.onEaten(false)}>Marked as eaten</Done>
          ) : (
            <Said>
              <Button wide look="outline" minH="64px" onClick={() => props.onEaten(true)}>
                <Check size={22} aria-hidden="true" />
                Mark as eaten
              </Button>
            </Said>
          )}
          {cooking.taken ? (
            <Done onUndo={() => props.onTaken(false)}>Taken from your pantry</Done>
          ) : (
            <Said>
              <Button wide look="outline" minH="64px" onClick={() => props.onTaken(true)}>
                <ShoppingBasket size={22} aria-hidden="true" />
                Take it from the pantry
              </Button>
            </Said>
          )}
        </Card>
        {props.failed ? (
          <Notice role="alert" tone="error">
            This device could not save that. Please try again.
          </Notice>
        ) : null}
        {cooking.later > 0 ? (
          <Keeping>
            <b>Put {Number(cooking.later.toFixed(2))} servings away</b> for later, cold within two hours.
          </Keeping>
        ) : null}
        <Keeping>{dish.storage}</Keeping>
        <Button look="quiet" alignSelf="start" marginInlineStart="-5" onClick={props.onAgain}>
          Cook it again
        </Button>
        <StepTimers cooking={cooking} dish={dish} foodName={undefined} />
      </Stack>
    </KitchenFrame>
  );
}
