import { chakra, Grid } from '@chakra-ui/react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Check from 'lucide-react/icons/check';
import { type TouchEvent, useEffect, useRef, useState } from 'react';
import { cookLines } from '../../domain/kitchen/cooking/cook-lines.ts';
import { type Cooking, freshServingsOf, servingsOf } from '../../domain/kitchen/cooking/cooking.ts';
import { foodsByStep } from '../../domain/kitchen/cooking/steps.ts';
import { minutesInWords } from '../../domain/kitchen/cooking/timers.ts';
import type { Catalogue, Recipe } from '../../terms/food.ts';
import { AccordionSection } from '../../ui/show/accordion-section.tsx';
import { Card, CardTitle } from '../../ui/show/card.tsx';
import { PageHeading } from '../../ui/show/page-heading.tsx';
import { BigButton, BigButtons } from './big-button.tsx';
import { IngredientTicks } from './ingredient-ticks.tsx';
import { KitchenFrame } from './kitchen-frame.tsx';
import { ScreenNote } from './screen-note.tsx';
import { StepTimers } from './step-timers.tsx';

const SHORTEST_PX = 70;
/** A swipe goes this much more aside than up or down; anything else scrolls. */
const ASIDE = 2.5;

/** A swipe to the left is the next step, to the right the one before. Spread the answer on the element. */
const useSwipe = (onMove: (by: 1 | -1) => void) => {
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent): void => {
      const touch = touches[0];
      from.current =
        touches.length === 1 && touch !== undefined ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent): void => {
      const touch = changedTouches[0];
      const start = from.current;
      from.current = null;
      if (start === null || touch === undefined) return;
      const [x, y] = [touch.clientX - start.x, touch.clientY - start.y];
      if (Math.abs(x) >= SHORTEST_PX && Math.abs(x) >= ASIDE * Math.abs(y)) onMove(x < 0 ? 1 : -1);
    },
  };
};

const StepText = chakra('h2', {
  base: {
    fontFamily: 'heading',
    fontWeight: 400,
    fontSize: 'clamp(1.6rem, 7.4vw, 2.9rem)',
    lineHeight: 1.22,
    textWrap: 'pretty',
  },
});
const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
    gridTemplateRows: { base: 'auto auto 1fr', lg: 'auto 1fr' },
    columnGap: { lg: '12' },
    alignItems: 'start',
    pt: { lg: '4' },
    '& > section': { gridArea: { lg: '1 / 2 / span 2' } },
  },
});

const Now = chakra('section', { base: { borderBottom: '1px solid var(--line)' } });

const Quiet = chakra('p', { base: { color: 'muted' } });

function LockedNote({ minutes }: { minutes: number | null }) {
  if (minutes === null) return null;
  return <Quiet>Takes {minutesInWords(minutes)}. Timers need you to sign in.</Quiet>;
}

/** "Step 3 of 7" */
const stepWords = (step: number, steps: number): string => `Step ${step} of ${steps}`;

/** The announcement of a new step for screen readers. */
export const spokenStep = ({ step }: Cooking, { steps }: Recipe): string => {
  const text = steps[step - 1]?.text;
  return text === undefined ? '' : `${stepWords(step, steps.length)}. ${text}`;
};

/** One step, large; what it needs beside it. */
export function StepView(props: {
  cooking: Cooking;
  dish: Recipe;
  catalogue: Catalogue;
  title: string;
  /** Nothing is stored: no timers either. */
  locked?: boolean;
  onToggle: (food: string) => void;
  onMove: (by: 1 | -1) => void;
  /** The same by a gesture, which ends nothing. */
  onTurn: (by: 1 | -1) => void;
}) {
  const { cooking, dish } = props;
  const [all, setAll] = useState(false);
  const text = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step may lie above what is on the screen
  useEffect(() => {
    text.current?.scrollIntoView({ block: 'nearest' });
  }, [cooking.step]);
  const swipe = useSwipe(props.onTurn);
  const lines = cookLines(dish, props.catalogue.foods, servingsOf(cooking), freshServingsOf(cooking));
  const needed = foodsByStep(dish, props.catalogue.foods)[cooking.step - 1];
  const here = lines.filter(({ food }) => needed?.has(food) === true);
  const step = dish.steps[cooking.step - 1];
  const last = cooking.step === dish.steps.length;
  return (
    <KitchenFrame
      cooking={cooking}
      title={<PageHeading title={props.title}>{`${dish.name} · for\u00a0${cooking.people}`}</PageHeading>}
      locked={props.locked === true}
      progress={{
        label: stepWords(cooking.step, dish.steps.length),
        fraction: cooking.step / dish.steps.length,
      }}
      foot={
        <BigButtons>
          <BigButton look="outline" onClick={() => props.onMove(-1)}>
            <ArrowLeft size={24} aria-hidden="true" />
            Back
          </BigButton>
          <BigButton onClick={() => props.onMove(1)}>
            {last ? 'Done cooking' : 'Next step'}
            {last ? <Check size={24} aria-hidden="true" /> : <ArrowRight size={24} aria-hidden="true" />}
          </BigButton>
        </BigButtons>
      }
    >
      <Columns {...swipe}>
        <StepText ref={text}>{step?.text}</StepText>
        <Card py="1">
          {here.length === 0 ? null : (
            <Now aria-labelledby="ingredients">
              <CardTitle id="ingredients" className="visually-hidden">
                For this step
              </CardTitle>
              <IngredientTicks lines={here} ticked={cooking.ticked} onToggle={props.onToggle} />
            </Now>
          )}
          <section aria-label="All ingredients">
            <AccordionSection open={all} onToggle={() => setAll(!all)} heading="All ingredients">
              <IngredientTicks lines={lines} ticked={cooking.ticked} onToggle={props.onToggle} />
            </AccordionSection>
          </section>
        </Card>
        {props.locked ? (
          <LockedNote minutes={step?.minutes ?? null} />
        ) : (
          <Grid gap="4" templateColumns="minmax(0, 1fr)">
            <StepTimers key={cooking.step} cooking={cooking} dish={dish} foodName={here[0]?.name} />
            <ScreenNote />
          </Grid>
        )}
      </Columns>
    </KitchenFrame>
  );
}
