import { chakra, Stack } from '@chakra-ui/react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useLibrary } from '../../../device/hooks/food/use-library.ts';
import { useCatalogue, useOwn, useToday } from '../../../device/hooks/hooks.ts';
import { type StoredDraft, useStoredDraft } from '../../../device/hooks/stored-draft.ts';
import { usePorts } from '../../../device/ports/ports.tsx';
import { dropDraft } from '../../../device/rows/drafts.ts';
import { createLineReader } from '../../../domain/food/library/ingredient-line.ts';
import { dishOfOwn, withOwn } from '../../../domain/food/own-food/own-dishes.ts';
import {
  isComplete,
  type Owned,
  type OwnId,
  type OwnRecipe,
  type OwnThings,
  putRecipe,
} from '../../../domain/food/own-food/own-food.ts';
import {
  createDraftReader,
  draftLines,
  draftOfRecipe,
  EMPTY_DRAFT,
  type RecipeDraft,
  recipeOfDraft,
} from '../../../domain/food/own-food/recipe-draft.ts';
import type { Catalogue } from '../../../terms/food.ts';
import { FieldError, Hint, Input, Label, TextArea } from '../../../ui/form/control.tsx';
import { BusyMark } from '../../../ui/show/busy-mark.tsx';
import { Button, ButtonLink } from '../../../ui/show/button.tsx';
import { Card, CardTitle } from '../../../ui/show/card.tsx';
import { Notice } from '../../../ui/show/notice.tsx';
import { PageHeading } from '../../../ui/show/page-heading.tsx';
import { Skeleton } from '../../../ui/show/skeleton.tsx';
import { draftFault, type KeptDraft, readKeptDraft } from './recipe-checks.ts';
import { RecipeDetails } from './recipe-details.tsx';
import { RecipeFigures } from './recipe-figures.tsx';
import { RecipeLines } from './recipe-lines.tsx';

const Muted = chakra('p', { base: { color: 'muted', fontSize: 'sm' } });

/** Addresses of recipes that are not saved yet: one begun here, and one that was imported. */
const UNSAVED = ['new', 'imported'];

/** The editor of a recipe of the member's own. */
export function RecipeScreen({ recipeId }: { recipeId: string }) {
  const own = useOwn();
  const { catalogue } = useCatalogue();
  const draft = useStoredDraft(`recipe/${recipeId}`, readKeptDraft);
  if (own === undefined || catalogue === null || draft === null)
    return <Skeleton height="480px" borderRadius="lg" />;
  const owned = own.recipes.get(recipeId);
  if (owned === undefined && !UNSAVED.includes(recipeId))
    return (
      <Stack gap="4">
        <PageHeading title="Recipe">Recipe not found</PageHeading>
        <p>It is not in your recipes on this device.</p>
        <ButtonLink asChild look="outline" alignSelf="start">
          <Link to="/dashboard/foods">My food</Link>
        </ButtonLink>
      </Stack>
    );
  return <Editor recipeId={recipeId} own={own} owned={owned} catalogue={catalogue} draft={draft} />;
}

function Editor(props: {
  recipeId: string;
  own: OwnThings;
  owned: Owned<OwnRecipe> | undefined;
  catalogue: Catalogue;
  draft: StoredDraft<KeptDraft | null>;
}) {
  const { own, owned, catalogue, draft } = props;
  const { sync, ids } = usePorts();
  const today = useToday();
  const navigate = useNavigate();
  const library = useLibrary();
  const [fault, setFault] = useState<string | null>(null);
  const kept: KeptDraft = draft.values ?? {
    draft: owned === undefined ? EMPTY_DRAFT : draftOfRecipe(owned.item),
    replaces: owned?.version ?? null,
  };
  const values = kept.draft;
  const change = (part: Partial<RecipeDraft>): void => {
    setFault(null);
    draft.change({ ...kept, draft: { ...values, ...part } });
  };
  const { open } = library;
  /** The foods are on their way: a recipe saved now would lack them all. */
  const isReading = open === null && library.error === null && library.ask === null;
  const read = useMemo(
    () =>
      open === null ? null : createDraftReader(createLineReader(open.library, open.index), open.library.food),
    [open],
  );
  const lines = useMemo(() => draftLines(values, read), [values, read]);
  const recipe = useMemo(
    () => recipeOfDraft(values, lines, owned?.item.id ?? 'o:new'),
    [values, lines, owned],
  );
  const dish = useMemo(() => {
    const inHand = { item: recipe, version: '', isRemoved: false, overwritten: [] };
    const { foods } = withOwn(catalogue, { foods: own.foods, recipes: new Map([[recipe.id, inHand]]) });
    return dishOfOwn(recipe, false, foods);
  }, [catalogue, own, recipe]);

  const save = async (): Promise<void> => {
    if (values.servings === null) return setFault('Give the number of servings: 1 to 99.');
    const id: OwnId = owned?.item.id ?? `o:${ids.next()}`;
    const payload = putRecipe({ ...recipe, id }, kept.replaces);
    const found = draftFault(payload);
    if (found !== null) return setFault(found);
    await draft.written();
    const stored = await sync.recordWith((db) => dropDraft(db, `recipe/${props.recipeId}`), {
      day: today,
      kind: 'recipe.put',
      payload,
    });
    if (!stored.ok)
      return setFault('This device could not save the recipe. Nothing you wrote is lost. Try again.');
    if (isComplete(recipe))
      await navigate({ to: '/dashboard/dish/$recipeId', params: { recipeId: id }, search: { portion: 1 } });
    else await navigate({ to: '/dashboard/foods' });
  };

  return (
    <Stack gap="4">
      <PageHeading title="Recipe" eyebrow="Your own">
        {values.name.trim() || 'A new recipe'}
      </PageHeading>
      {draft.unsaved ? (
        <Notice role="status" tone="warning">
          This device cannot store what you type. Save the recipe soon.
        </Notice>
      ) : null}
      <div>
        <Label htmlFor="recipe-name">Name</Label>
        <Input
          id="recipe-name"
          value={values.name}
          maxLength={200}
          onChange={(event) => change({ name: event.target.value })}
        />
      </div>
      <div>
        <Label htmlFor="recipe-ingredients">Ingredients</Label>
        <TextArea
          id="recipe-ingredients"
          rows={8}
          value={values.ingredients}
          aria-describedby="recipe-ingredients-hint"
          placeholder={'2 onions, chopped\n400 g chickpeas\n1 tbsp olive oil'}
          onChange={(event) => change({ ingredients: event.target.value })}
        />
        <Hint id="recipe-ingredients-hint">One per line, typed or pasted, in your own words.</Hint>
      </div>
      {library.ask === null ? null : (
        <Button look="outline" alignSelf="start" onClick={library.ask}>
          Get the foods for this (0.6 MB)
        </Button>
      )}
      {library.error === null ? null : (
        <Notice role="status">
          The foods load when you are online. Save what you have. Sorrel reads it again when you open it then.
        </Notice>
      )}
      {lines.length === 0 ? null : (
        <Card aria-label="Ingredients we understood" role="region">
          <CardTitle>What we understood</CardTitle>
          <Muted>Tap to change the food or the weight.</Muted>
          <RecipeLines
            lines={lines}
            isReading={isReading}
            library={open}
            own={own}
            onChoose={(text, meaning) => change({ chosen: { ...values.chosen, [text]: meaning } })}
          />
        </Card>
      )}
      <RecipeDetails values={values} found={dish.allergens} onChange={change} />
      {lines.length === 0 || values.servings === null ? null : <RecipeFigures dish={dish} />}
      {fault === null ? null : <FieldError role="alert">{fault}</FieldError>}
      <Button wide disabled={isReading} onClick={() => void save()}>
        {isReading ? <BusyMark /> : null}
        Save recipe
      </Button>
    </Stack>
  );
}
