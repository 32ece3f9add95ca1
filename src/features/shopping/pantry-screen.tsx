import { chakra, Flex, Stack } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import ListChecks from 'lucide-react/icons/list-checks';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { type HouseholdState, useHousehold } from '../../device/hooks/plan/use-household.ts';
import { useLog } from '../../device/hooks/use-log.ts';
import { type Household, type PlannedLine, untakenMeals } from '../../device/plan/read/shopping-view.ts';
import type { ShopThing } from '../../domain/kitchen/shopping/shop-things.ts';
import type { Catalogue } from '../../terms/food.ts';
import { UndoBar } from '../../ui/overlay/undo-bar.tsx';
import { Button, ButtonLink } from '../../ui/show/button.tsx';
import { EmptyState } from '../../ui/show/empty-state.tsx';
import { Notice } from '../../ui/show/notice.tsx';
import { PageHeading } from '../../ui/show/page-heading.tsx';
import { Skeleton } from '../../ui/show/skeleton.tsx';
import { AisleTitle, Surface } from './aisle-card.tsx';
import { AmountSheet } from './amount-sheet.tsx';
import { FrozenCard } from './frozen-card.tsx';
import { countFact, enoughFact } from './list-facts.ts';
import { missingStaples, searchable, shelvesOf } from './pantry-view.ts';
import { ShelfCard } from './shelf-card.tsx';
import { ThingSearch } from './thing-search.tsx';
import { UntakenCard } from './untaken-card.tsx';

const Muted = chakra('p', { base: { color: 'muted', fontSize: 'sm', mb: '3' } });

/** The cupboard's usual things that the plan needs: one tap says that there is enough. */
function StaplesCard(props: { lines: readonly PlannedLine[]; onEnough: (line: PlannedLine) => void }) {
  if (props.lines.length === 0) return null;
  return (
    <Surface aria-label="Staples" pb="4">
      <AisleTitle>Already in the cupboard?</AisleTitle>
      <Muted>One tap, and the list leaves it out for this week.</Muted>
      <Flex gap="2" flexWrap="wrap">
        {props.lines.map((line) => (
          <Button
            key={line.thing.id}
            look="outline"
            size="sm"
            borderRadius="full"
            aria-label={`Enough ${line.thing.name} at home`}
            onClick={() => props.onEnough(line)}
          >
            <Plus size={16} aria-hidden="true" />
            {line.thing.name}
          </Button>
        ))}
      </Flex>
    </Surface>
  );
}

const Areas = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    alignItems: 'start',
    gridTemplateAreas: { base: '"side" "shelves"', md: '"shelves side"' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
  },
});

/** The pantry with amounts. */
export function PantryScreen() {
  const state = useHousehold();
  return (
    <Stack gap="4">
      <PageHeading title="Pantry" eyebrow="What is at home">
        Pantry
      </PageHeading>
      {state === undefined ? (
        <Stack gap="4" aria-hidden="true">
          <Skeleton height="120px" borderRadius="lg" />
          <Skeleton height="320px" borderRadius="lg" />
        </Stack>
      ) : state.known === null ? (
        <Notice role="status" tone="warning">
          The foods are not on this device yet. They load when you are online.
        </Notice>
      ) : (
        <Shelves state={state} {...state.known} />
      )}
    </Stack>
  );
}

function Shelves(props: { state: HouseholdState; household: Household; catalogue: Catalogue }) {
  const { household, catalogue } = props;
  const { today, member } = props.state;
  const plan = member?.plan ?? null;
  const { things, stock } = household;
  const log = useLog();
  const [opened, setOpened] = useState<ShopThing | null>(null);
  const shelves = shelvesOf(things, stock);
  const gramsOf = ({ id }: ShopThing): number => stock.get(id) ?? 0;

  const count = (thing: ShopThing, grams: number): Promise<boolean> =>
    log.record([countFact(thing.id, grams, today)], {
      words: grams === 0 ? `${thing.name}: used up` : `${thing.name}: counted`,
      opposite: [countFact(thing.id, gramsOf(thing), today)],
    });

  return (
    <>
      <Areas data-amounts>
        <Stack gap="4" gridArea="side">
          <Surface aria-label="Add" pb="4">
            <ThingSearch
              choices={searchable(things, catalogue)}
              noteOf={(thing) => (stock.has(thing.id) ? 'at home' : null)}
              onPick={setOpened}
            />
          </Surface>
          <UntakenCard
            meals={untakenMeals(household, catalogue, today)}
            planId={plan?.planId ?? null}
            catalogue={catalogue}
            today={today}
            log={log}
          />
          <FrozenCard member={member} catalogue={catalogue} today={today} log={log} />
          <StaplesCard
            lines={missingStaples(household, catalogue, today)}
            onEnough={(line) =>
              void log.record([enoughFact(line, 0, today)], {
                words: `${line.thing.name}: enough at home`,
                opposite: [countFact(line.thing.id, 0, today)],
              })
            }
          />
          {plan?.source === 'plain' ? (
            <Notice role="status" tone="info">
              This plan does not say what is in its dishes, so the list cannot leave out what is at home.
            </Notice>
          ) : null}
          <ButtonLink asChild look="outline" wide>
            <Link to="/dashboard/shopping">
              <ListChecks size={20} aria-hidden="true" />
              Shopping list
            </Link>
          </ButtonLink>
        </Stack>
        <Stack gap="4" gridArea="shelves">
          {shelves.length === 0 ? (
            <Surface>
              <EmptyState title="Nothing counted yet">
                What you tick on the shopping list comes here by itself, and what you cook goes out again.
              </EmptyState>
            </Surface>
          ) : null}
          {shelves.map((shelf) => (
            <ShelfCard
              key={shelf.name}
              shelf={shelf}
              onOpen={({ thing }) => setOpened(thing)}
              onUsedUp={({ thing }) => void count(thing, 0)}
            />
          ))}
        </Stack>
      </Areas>
      <UndoBar log={log} />
      {opened === null ? null : (
        <AmountSheet
          thing={opened}
          grams={gramsOf(opened)}
          onSet={(grams) => count(opened, grams)}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
