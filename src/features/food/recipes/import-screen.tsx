import { chakra, Stack } from '@chakra-ui/react';
import { useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { readRecipePage } from '../../../contract/recipe-import.ts';
import { useOnline, useSession } from '../../../device/hooks/hooks.ts';
import { useStoredDraft } from '../../../device/hooks/stored-draft.ts';
import { usePorts } from '../../../device/ports/ports.tsx';
import type { RecipesRead } from '../../../device/ports/recipe-reader.ts';
import { recipeFailures, sentenceFor } from '../../../domain/error-catalogue.ts';
import { draftOfImported } from '../../../domain/food/own-food/recipe-draft.ts';
import type { ImportedRecipe } from '../../../domain/food/recipe-import/imported-recipe.ts';
import type { ReadFailure } from '../../../domain/food/recipe-import/read-recipe.ts';
import { Hint, Input, Label, TextArea } from '../../../ui/form/control.tsx';
import { BusyMark } from '../../../ui/show/busy-mark.tsx';
import { Button } from '../../../ui/show/button.tsx';
import { Card, CardTitle } from '../../../ui/show/card.tsx';
import { Notice } from '../../../ui/show/notice.tsx';
import { PageHeading } from '../../../ui/show/page-heading.tsx';
import { readKeptDraft } from './recipe-checks.ts';
import { readShared, type Shared } from './shared-search.ts';

const Rows = chakra('ul', { base: { display: 'grid', gap: '2' } });
const TOO_LARGE =
  'This is too large to read on this device. Export fewer recipes at once, or paste one recipe below.';
const NOT_READ = 'We found no recipe in it. Paste the ingredients, one per line, and the steps below them.';

const FAILURES: Partial<Readonly<Record<ReadFailure, string>>> = {
  'no-recipe': NOT_READ,
  'too-large': TOO_LARGE,
};

/** Everything a member brings from elsewhere: a link, a text, a file. Each is shown line by line before it is saved. */
export function ImportScreen({ shared }: { shared: Shared }) {
  const given = readShared(shared);
  const id = useId();
  const { api, recipeReader } = usePorts();
  const navigate = useNavigate();
  const online = useOnline();
  const readsPages = useSession()?.extensions.includes('recipe-import') ?? false;
  const draft = useStoredDraft('recipe/imported', readKeptDraft);
  const [link, setLink] = useState(given.link);
  const [text, setText] = useState(given.text);
  const [busy, setBusy] = useState(false);
  const [words, setWords] = useState<string | null>(null);
  const [several, setSeveral] = useState<readonly ImportedRecipe[]>([]);

  const review = async (recipe: ImportedRecipe): Promise<void> => {
    draft?.change({ draft: draftOfImported(recipe), replaces: null });
    await draft?.written();
    await navigate({ to: '/dashboard/recipe/$recipeId', params: { recipeId: 'imported' } });
  };
  const take = async (read: RecipesRead): Promise<void> => {
    setBusy(false);
    if (!read.ok) return setWords(FAILURES[read.error] ?? recipeFailures[read.error]);
    const [first, ...others] = read.value;
    if (first === undefined) return setWords(NOT_READ);
    if (others.length === 0) await review(first);
    else setSeveral(read.value);
  };
  const begin = (): void => {
    setBusy(true);
    setWords(null);
    setSeveral([]);
  };
  const readLink = async (): Promise<void> => {
    begin();
    const answer = await api.call(readRecipePage, { body: { url: link.trim() } });
    setBusy(false);
    if (answer.ok) await review(answer.value.recipe);
    else if (answer.error.kind === 'rejected') setWords(answer.error.detail);
    else setWords(sentenceFor('readRecipePage', answer.error));
  };
  const readText = async (): Promise<void> => {
    begin();
    await take(await recipeReader.readText(text));
  };
  const readFile = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    begin();
    await take(await recipeReader.readFile(file));
  };

  return (
    <Stack gap="4">
      <PageHeading title="Import a recipe" eyebrow="My food">
        Import a recipe
      </PageHeading>
      {words === null ? null : (
        <Notice role="alert" tone="error">
          {words}
        </Notice>
      )}
      {several.length === 0 ? null : (
        <Card aria-label="Found" role="region">
          <CardTitle>{several.length} recipes found</CardTitle>
          <Rows>
            {several.map((recipe, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two recipes may have one name
              <li key={`${at} ${recipe.name}`}>
                <Button look="outline" wide onClick={() => void review(recipe)}>
                  {recipe.name || 'Recipe without a name'}
                </Button>
              </li>
            ))}
          </Rows>
        </Card>
      )}
      <Card>
        <Stack gap="3">
          <div>
            <Label htmlFor={`${id}-link`}>Link to a recipe</Label>
            <Input
              id={`${id}-link`}
              type="url"
              inputMode="url"
              placeholder="https://"
              value={link}
              disabled={!readsPages}
              onChange={(event) => setLink(event.target.value)}
            />
            <Hint>
              {readsPages
                ? 'The server opens the page and reads the recipe. It sends nothing about you.'
                : 'This server does not open links. Copy the recipe from the page and paste it below.'}
            </Hint>
          </div>
          {readsPages && !online ? (
            <Notice role="status">A link needs a connection. A pasted recipe does not.</Notice>
          ) : null}
          <Button
            disabled={!readsPages || !online || busy || link.trim() === '' || draft === null}
            onClick={() => void readLink()}
          >
            {busy ? <BusyMark /> : null}
            Read the page
          </Button>
        </Stack>
      </Card>
      <Card>
        <Stack gap="3">
          <div>
            <Label htmlFor={`${id}-text`}>Or paste it</Label>
            <TextArea
              id={`${id}-text`}
              rows={6}
              value={text}
              placeholder={'Ingredients\n200 g lentils\n...\nMethod\nRinse the lentils.'}
              onChange={(event) => setText(event.target.value)}
            />
            <Hint>The text of a recipe, or the source of its page. It stays on this device.</Hint>
          </div>
          <Button
            look="outline"
            disabled={busy || text.trim() === '' || draft === null}
            onClick={() => void readText()}
          >
            Read the text
          </Button>
        </Stack>
      </Card>
      <Card>
        <Label htmlFor={`${id}-file`}>Or open a file</Label>
        <Input
          id={`${id}-file`}
          type="file"
          py="3"
          accept=".json,.html,.htm,.txt,.md,.mmf,.paprikarecipe,.paprikarecipes,.zip,application/json,application/zip,text/html,text/plain"
          disabled={busy || draft === null}
          onChange={(event) => void readFile(event.target.files?.[0])}
        />
        <Hint>
          From Paprika, Mealie, Tandoor, Nextcloud, Recipe Keeper or Meal-Master, zipped or not, or a saved
          page. It stays on this device.
        </Hint>
      </Card>
    </Stack>
  );
}
