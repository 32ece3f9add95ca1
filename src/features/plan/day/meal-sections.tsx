import { chakra } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Fragment, lazy, Suspense, useState } from 'react';
import { mealSize } from '../../../domain/comfort/in-words.ts';
import { whyInWords } from '../../../domain/plan/changes/explain-meal.ts';
import type { Slot } from '../../../terms/food.ts';
import { TickButton } from '../../../ui/form/tick-button.tsx';
import { AccordionSection } from '../../../ui/show/accordion-section.tsx';
import { Card } from '../../../ui/show/card.tsx';
import { Figure } from '../../../ui/show/comfort.tsx';
import { DishArt } from '../../../ui/show/dish-art.tsx';
import { groupDigits } from '../../../ui/show/group-digits.ts';
import type { DishLine, FoodLine, SlotView } from './day-view.ts';
import { FoodLines } from './food-lines.tsx';
import { type SheetName, type SlotAbilities, SlotActions } from './slot-actions.tsx';
import { SlotMarks } from './slot-marks.tsx';

const Words = chakra('span', { base: { display: 'block', minW: 0, flex: '1', lineHeight: 1.3 } });
const SlotName = chakra('span', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    color: 'muted',
    fontSize: 'sm',
    fontWeight: 500,
  },
});
const Kcal = chakra('span', { base: { flex: 'none', fontSize: 'sm', fontWeight: 650 } });
const SlotKcal = chakra(Kcal, { base: { display: { base: 'none', sm: 'inline' } } });
/** On phones the energy stands beside the slot's name: the dishes' names need the room. */
const NarrowKcal = chakra('span', { base: { display: { base: 'inline', sm: 'none' } } });
const Divided = chakra('div', {
  base: { '& + &': { borderTop: '1px solid var(--line)' }, py: '1' },
});
const Dishes = chakra('ul', { base: { pb: '2' } });
const DishRow = chakra('li', {
  base: { display: 'flex', alignItems: 'center', gap: '2', minH: '48px', ps: '2' },
});
const DishLink = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    flex: '1',
    minW: 0,
    minH: '48px',
    color: 'leaf',
    fontWeight: 600,
    textAlign: 'start',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
});
const Name = chakra('span', { base: { flex: '1', minW: 0 } });

const Why = chakra('li', { base: { color: 'muted', fontSize: 'sm', ps: '2', pb: '2' } });

const tints = {
  breakfast: 'amber',
  snacks1: 'tomato',
  lunch: 'leaf',
  snacks2: 'water',
  dinner: 'amber',
} as const;

const SampleDish = lazy(() => import('./sample-dish.tsx').then((module) => ({ default: module.SampleDish })));

/** A dish of a backend that sends no details opens a sample. */
function DishWithoutDetail({ name }: { name: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <DishLink asChild>
        <button type="button" onClick={() => setOpen(true)}>
          <Name>{name}</Name>
          <ChevronRight size={18} aria-hidden="true" />
        </button>
      </DishLink>
      {isOpen ? (
        <Suspense fallback={null}>
          <SampleDish dish={name} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

function DishName({ dish, date, slot }: { dish: DishLine; date: string; slot: Slot }) {
  if (dish.detail === null) return <DishWithoutDetail name={dish.name} />;
  const { recipeId, portion } = dish.detail;
  return (
    <DishLink asChild>
      <Link to="/dashboard/dish/$recipeId" params={{ recipeId }} search={{ portion, date, slot }}>
        {dish.name}
        <ChevronRight size={18} aria-hidden="true" />
      </Link>
    </DishLink>
  );
}

/** The day's five slots; at most one is open. Each can be ticked as eaten without opening it. */
export function MealSections(props: {
  date: string;
  slots: readonly SlotView[];
  /** Recipe ids. */
  loved: readonly string[];
  open: Slot | null;
  onToggle: (slot: Slot) => void;
  can: SlotAbilities;
  artOf: (slot: SlotView) => string | undefined;
  onMark: (slot: Slot, dishes: readonly DishLine[], eaten: boolean) => void;
  onSheet: (slot: Slot, sheet: SheetName) => void;
  onRestore: (slot: SlotView) => void;
  onRemove: (slot: SlotView, food: FoodLine) => void;
}) {
  return (
    <Card aria-label="Meals" py="2">
      <h2 className="visually-hidden">Meals</h2>
      {props.slots.map((view) => (
        <Divided key={view.slot}>
          <AccordionSection
            open={props.open === view.slot}
            onToggle={() => props.onToggle(view.slot)}
            heading={
              <>
                <DishArt src={props.artOf(view)} tint={tints[view.slot]} size="sm" />
                <Words>
                  <SlotName>
                    <span>
                      {view.label}
                      <Figure words={view.kcal === 0 ? null : ` · ${mealSize(view.slot, view.kcal)}`}>
                        <NarrowKcal> · {groupDigits(view.kcal)} kcal</NarrowKcal>
                      </Figure>
                    </span>
                    <SlotMarks slot={view} />
                  </SlotName>
                  {view.summary}
                </Words>
                {view.kcal === 0 ? null : (
                  <Figure>
                    <SlotKcal>{groupDigits(view.kcal)} kcal</SlotKcal>
                  </Figure>
                )}
              </>
            }
            aside={
              view.dishes.length === 0 ? null : (
                <TickButton
                  label={`${view.label} eaten`}
                  done={view.eaten}
                  onToggle={() => props.onMark(view.slot, view.dishes, !view.eaten)}
                />
              )
            }
          >
            <Dishes>
              {view.dishes.map((dish) => (
                <Fragment key={dish.key}>
                  <DishRow>
                    <DishName dish={dish} date={props.date} slot={view.slot} />
                    <Figure>
                      <Kcal>{groupDigits(dish.kcal)} Kcal</Kcal>
                    </Figure>
                    {view.dishes.length < 2 ? null : (
                      <TickButton
                        label={`${dish.name} eaten`}
                        done={dish.eaten}
                        onToggle={() => props.onMark(view.slot, [dish], !dish.eaten)}
                      />
                    )}
                  </DishRow>
                  {dish.detail === null ? null : (
                    <Why>
                      {props.loved.includes(dish.detail.recipeId)
                        ? whyInWords(dish.detail.why, true)
                        : dish.detail.why}
                    </Why>
                  )}
                </Fragment>
              ))}
              <FoodLines foods={view.foods} onRemove={(food) => props.onRemove(view, food)} />
            </Dishes>
            <SlotActions
              slot={view}
              can={props.can}
              onOpen={(sheet) => props.onSheet(view.slot, sheet)}
              onRestore={() => props.onRestore(view)}
            />
          </AccordionSection>
        </Divided>
      ))}
    </Card>
  );
}
