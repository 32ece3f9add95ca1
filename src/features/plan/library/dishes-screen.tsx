import { Stack } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Plus from 'lucide-react/icons/plus';
import { useDeferredValue, useMemo, useState } from 'react';
import { useDishArt } from '../../../device/hooks/food/use-dish-art.ts';
import { useCatalogue } from '../../../device/hooks/hooks.ts';
import { useEatingRules } from '../../../device/hooks/plan/use-eating-rules.ts';
import { useMemberPlan } from '../../../device/hooks/plan/use-member-plan.ts';
import { mayBeEaten } from '../../../domain/plan/rules/eligibility.ts';
import { dishNamesOf, findDishes } from '../../../domain/plan/wishes/find-dishes.ts';
import type { Catalogue, Dish, MealKind } from '../../../terms/food.ts';
import { amountOf } from '../../../terms/nutrients.ts';
import type { EatingRules } from '../../../terms/plan.ts';
import { Choice, ChoiceName, ChoiceNote, Choices, ChoiceWords, Quiet } from '../../../ui/form/choice.tsx';
import { ChoiceChips, SingleChoiceChips } from '../../../ui/form/choice-chips.tsx';
import { SearchField } from '../../../ui/form/control.tsx';
import { Button, ButtonLink } from '../../../ui/show/button.tsx';
import { Card } from '../../../ui/show/card.tsx';
import { useFigures } from '../../../ui/show/comfort.tsx';
import { DishArt } from '../../../ui/show/dish-art.tsx';
import { EmptyState } from '../../../ui/show/empty-state.tsx';
import { groupDigits } from '../../../ui/show/group-digits.ts';
import { PageHeading } from '../../../ui/show/page-heading.tsx';
import { Skeleton } from '../../../ui/show/skeleton.tsx';
import type { DishesSearch } from './dishes-search.ts';

/** Rows that are shown at first, and how many more at each tap. */
const SHOWN = 30;
const QUICK_MINUTES = 20;

const KINDS: readonly { readonly value: MealKind | 'all'; readonly label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'breakfast', label: 'Breakfast' },
  { value: 'main', label: 'Lunch and dinner' },
  { value: 'snack', label: 'Snacks' },
];

/** Dishes of the search, and how many more of that name hold something that the member does not eat. */
const useFound = (
  { find = '', kind, quick }: DishesSearch,
  catalogue: Catalogue | null,
  rules: EatingRules | undefined,
): { readonly dishes: readonly Dish[]; readonly hidden: number } | null => {
  const names = useMemo(
    () => catalogue && dishNamesOf([...catalogue.dishes.values()], catalogue),
    [catalogue],
  );
  const text = useDeferredValue(find);
  return useMemo(() => {
    if (names === null || rules === undefined) return null;
    const found = findDishes(names, text).filter(
      (dish) =>
        (kind === undefined || dish.kinds.includes(kind)) &&
        (quick === undefined || dish.minutesTotal <= QUICK_MINUTES),
    );
    const dishes = found.filter((dish) => mayBeEaten(dish, rules));
    return { dishes, hidden: found.length - dishes.length };
  }, [names, text, kind, quick, rules]);
};

/** Every dish of the recipe book that the member may eat, with their own ones, to be found by name or ingredient. */
export function DishesScreen(props: { search: DishesSearch; onSearch: (search: DishesSearch) => void }) {
  const { search, onSearch } = props;
  const { catalogue } = useCatalogue();
  const rules = useEatingRules(useMemberPlan());
  const found = useFound(search, catalogue, rules);
  const [shown, setShown] = useState(SHOWN);
  const change = (changed: Partial<DishesSearch>): void => {
    setShown(SHOWN);
    onSearch({ ...search, ...changed });
  };
  return (
    <Stack gap="4">
      <PageHeading title="Dishes">Dishes</PageHeading>
      <SearchField
        label="Find a dish"
        placeholder="Chickpeas, soup, salmon..."
        text={search.find ?? ''}
        onText={(text) => change({ find: text.slice(0, 80) || undefined })}
      />
      <SingleChoiceChips
        legend="Meal"
        name="kind"
        options={KINDS}
        value={search.kind ?? 'all'}
        onChange={(kind) => change({ kind: kind === 'all' ? undefined : kind })}
      />
      <ChoiceChips
        legend="Time"
        options={[{ value: 'quick', label: `${QUICK_MINUTES} minutes or less` }]}
        values={search.quick === true ? ['quick'] : []}
        onToggle={(_, chosen) => change({ quick: chosen ? true : undefined })}
      />
      {found === null ? (
        <Skeleton height="480px" borderRadius="lg" />
      ) : (
        <>
          <Quiet role="status">
            {found.dishes.length === 1 ? '1 dish' : `${found.dishes.length} dishes`}
            {found.hidden === 0 ? '' : `. ${found.hidden} more do not fit what you eat.`}
          </Quiet>
          {found.dishes.length === 0 ? (
            <EmptyState title="No dish found">Try one ingredient, like rice or tomato.</EmptyState>
          ) : (
            <Card>
              <Choices aria-label="Dishes">
                {found.dishes.slice(0, shown).map((dish) => (
                  <li key={dish.id}>
                    <DishRow dish={dish} />
                  </li>
                ))}
              </Choices>
            </Card>
          )}
          {found.dishes.length > shown ? (
            <Button look="outline" onClick={() => setShown(shown + SHOWN)}>
              More dishes
            </Button>
          ) : null}
        </>
      )}
      <ButtonLink asChild look="outline" alignSelf="start">
        <Link to="/dashboard/recipe/$recipeId" params={{ recipeId: 'new' }}>
          <Plus size={18} aria-hidden="true" />
          Write a recipe
        </Link>
      </ButtonLink>
    </Stack>
  );
}

function DishRow({ dish }: { dish: Dish }) {
  const artOf = useDishArt();
  const say = useFigures();
  const kcal = groupDigits(Math.round(amountOf(dish.nutrients, 'energy_kcal')));
  return (
    <Choice asChild>
      <Link to="/dashboard/dish/$recipeId" params={{ recipeId: dish.id }} search={{ portion: 1 }}>
        <DishArt src={artOf(dish.id)} tint="leaf" />
        <ChoiceWords>
          <ChoiceName>{dish.name}</ChoiceName>
          <ChoiceNote>
            {dish.minutesTotal} min{say(` · ${kcal} kcal`, '')}
          </ChoiceNote>
        </ChoiceWords>
        <ChevronRight size={20} aria-hidden="true" />
      </Link>
    </Choice>
  );
}
