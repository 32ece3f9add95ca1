import { chakra, Stack } from '@chakra-ui/react';
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Pencil from 'lucide-react/icons/pencil';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import type { OpenLibrary } from '../../../device/api/library.ts';
import { foodIndexOf } from '../../../domain/food/library/food-index.ts';
import { searchFoods } from '../../../domain/food/library/search.ts';
import type { LineFood, OwnThings } from '../../../domain/food/own-food/own-food.ts';
import {
  type DraftLine,
  describeLibraryFood,
  describeOwnFood,
  type LineMeaning,
  NO_INGREDIENT,
} from '../../../domain/food/own-food/recipe-draft.ts';
import { Input, Label } from '../../../ui/form/control.tsx';
import { NumberInput } from '../../../ui/form/number-input.tsx';
import { Sheet } from '../../../ui/overlay/sheet.tsx';
import { Button } from '../../../ui/show/button.tsx';

const Rows = chakra('ul', { base: { display: 'grid' } });
const Row = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    width: '100%',
    minH: '56px',
    py: '2',
    textAlign: 'start',
    borderTop: '1px solid var(--line)',
    '& > svg': { flex: 'none' },
  },
});
const Words = chakra('span', { base: { flex: '1', minW: 0, lineHeight: 1.35, overflowWrap: 'anywhere' } });
const Note = chakra('span', { base: { display: 'block', color: 'muted', fontSize: 'sm' } });
const Heading = chakra('p', { base: { fontWeight: 650, flex: '1', minW: 0, overflowWrap: 'anywhere' } });
const Quiet = chakra('p', { base: { color: 'muted', fontSize: 'sm' } });

const amountInWords = (grams: number): string =>
  grams === 0 ? 'to taste' : `${grams < 10 ? Math.round(grams * 10) / 10 : Math.round(grams)} g`;

const lineNote = (line: DraftLine, isReading: boolean): string => {
  if (!line.isIngredient) return 'No ingredient';
  if (line.food === null && isReading) return 'Looking for it...';
  if (line.food === null)
    return line.described === null
      ? 'No food found: tap to choose one'
      : `Is it ${line.described.name}? Tap to confirm`;
  const name = line.described?.name ?? line.food;
  if (line.grams === null) return `${name}: how much? Tap to enter`;
  const amount = amountInWords(line.grams);
  return line.isGuess ? `${name}, about ${amount}: please check` : `${name}, ${amount}`;
};

function LineMark({ line }: { line: DraftLine }) {
  if (!line.isIngredient) return null;
  if (line.food === null || line.grams === null)
    return <CircleAlert size={20} color="var(--tomato)" aria-hidden="true" />;
  return line.isGuess ? (
    <CircleHelp size={20} color="var(--amber-ink)" aria-hidden="true" />
  ) : (
    <Check size={20} color="var(--leaf)" aria-hidden="true" />
  );
}

/** The ingredient lines with what each was understood as. A tap changes one. */
export function RecipeLines(props: {
  lines: readonly DraftLine[];
  /** The foods are still being opened. */
  isReading: boolean;
  library: OpenLibrary | null;
  own: OwnThings;
  onChoose: (text: string, meaning: LineMeaning) => void;
}) {
  const [open, setOpen] = useState<number | null>(null);
  const line = open === null ? undefined : props.lines[open];
  return (
    <>
      <Rows aria-label="Ingredients we understood">
        {props.lines.map((each, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same
          <li key={`${at} ${each.text}`}>
            <Row type="button" aria-haspopup="dialog" onClick={() => setOpen(at)}>
              <LineMark line={each} />
              {each.isIngredient ? (
                <Words>
                  {each.text}
                  <Note>{lineNote(each, props.isReading)}</Note>
                </Words>
              ) : (
                <Heading>{each.text}</Heading>
              )}
              <Pencil size={16} color="var(--muted)" aria-hidden="true" />
            </Row>
          </li>
        ))}
      </Rows>
      {line === undefined ? null : (
        <LineSheet
          line={line}
          library={props.library}
          own={props.own}
          onClose={() => setOpen(null)}
          onChoose={(meaning) => {
            props.onChoose(line.text, meaning);
            setOpen(null);
          }}
        />
      )}
    </>
  );
}

const NOTHING_RECENT: ReadonlySet<string> = new Set();
const GRAMS = { min: 0, max: 9999, decimals: 1 } as const;

/** Finds the food of a line by name: the member's own first, then the library's. */
const useFoodSearch = (
  text: string,
  library: OpenLibrary | null,
  { foods }: OwnThings,
): readonly LineFood[] => {
  const own = useMemo(() => {
    const standing = [...foods.values()].filter(({ isRemoved }) => !isRemoved);
    return foodIndexOf(
      standing.map(({ item }) => ({ id: item.id, name: item.name, terms: [], everyday: 99 })),
    );
  }, [foods]);
  return useMemo(() => {
    if (text.trim().length < 2) return [];
    const places = { own, library: library?.index ?? own, recent: NOTHING_RECENT };
    return searchFoods(text, places).flatMap((id) => {
      const mine = foods.get(id);
      if (mine !== undefined) return [describeOwnFood(mine.item)];
      const food = library?.library.food(id) ?? null;
      return food === null ? [] : [describeLibraryFood(food)];
    });
  }, [text, own, library, foods]);
};

function LineSheet(props: {
  line: DraftLine;
  library: OpenLibrary | null;
  own: OwnThings;
  onChoose: (meaning: LineMeaning) => void;
  onClose: () => void;
}) {
  const { line, onChoose } = props;
  const id = useId();
  const [food, setFood] = useState<LineFood | null>(line.described);
  const [grams, setGrams] = useState<number | null>(line.grams);
  const [text, setText] = useState('');
  const found = useFoodSearch(useDeferredValue(text), props.library, props.own);
  const isSame = food?.id === line.described?.id;
  return (
    <Sheet title={line.text} onClose={props.onClose}>
      <Stack gap="4">
        <p>
          <strong>{food?.name ?? 'No food yet'}</strong>
        </p>
        <NumberInput
          label="Grams"
          value={grams}
          rule={GRAMS}
          refusal="Give the weight in grams: 0 to 9999."
          onChange={setGrams}
          onClear={() => setGrams(null)}
        />
        <div>
          <Label htmlFor={id}>Another food</Label>
          <Input
            id={id}
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            placeholder="Onion, rice, olive oil..."
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        <Rows aria-label="Found foods">
          {found.map((each) => (
            <li key={each.id}>
              <Row type="button" aria-pressed={each.id === food?.id} onClick={() => setFood(each)}>
                <Words>{each.name}</Words>
                {each.id === food?.id ? <Check size={20} color="var(--leaf)" aria-hidden="true" /> : null}
              </Row>
            </li>
          ))}
        </Rows>
        {props.library === null ? (
          <Quiet>The foods are not on this device yet. They load when you are online.</Quiet>
        ) : null}
        <Button
          disabled={food === null || grams === null}
          onClick={() =>
            onChoose({
              isIngredient: true,
              food: food?.id ?? line.food,
              grams,
              measure: isSame && grams === line.grams ? line.measure : null,
              described: food,
              isGuess: false,
            })
          }
        >
          Use this
        </Button>
        <Button look="quiet" onClick={() => onChoose(NO_INGREDIENT)}>
          This line is not an ingredient
        </Button>
      </Stack>
    </Sheet>
  );
}
