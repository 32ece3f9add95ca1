import { chakra, Flex, Stack } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import Package from 'lucide-react/icons/package';
import Share2 from 'lucide-react/icons/share-2';
import { useState } from 'react';
import { lastDayOf as lastPlannedDay } from '../../device/db/device-plan.ts';
import { type HouseholdState, useHousehold } from '../../device/hooks/plan/use-household.ts';
import { useLog } from '../../device/hooks/use-log.ts';
import {
  plainView,
  type Row,
  type ShoppingView,
  shoppingView,
  untakenMeals,
} from '../../device/plan/read/shopping-view.ts';
import { usePorts } from '../../device/ports/ports.tsx';
import { shortDate } from '../../domain/calendar/day-words.ts';
import type { LocalDay } from '../../terms/local-day.ts';
import { type ShareOutcome, shareText } from '../../ui/browser/share-text.ts';
import { UndoBar } from '../../ui/overlay/undo-bar.tsx';
import { Bar } from '../../ui/show/bar.tsx';
import { Button, ButtonLink } from '../../ui/show/button.tsx';
import { EmptyState } from '../../ui/show/empty-state.tsx';
import { PageHeading } from '../../ui/show/page-heading.tsx';
import { Skeleton } from '../../ui/show/skeleton.tsx';
import { AddedCard } from './added-card.tsx';
import { AisleCard, Surface } from './aisle-card.tsx';
import { DaysChoice, lastDayOf } from './days-choice.tsx';
import { HomeCard } from './home-card.tsx';
import { lineUses } from './line-uses.ts';
import { addFact, countFact, enoughFact, tapFact } from './list-facts.ts';
import { listText } from './list-text.ts';
import type { ListDays } from './shopping-search.ts';
import { TickedCard } from './ticked-card.tsx';
import { UntakenCard } from './untaken-card.tsx';

const NEWS: Readonly<Record<ShareOutcome, string>> = {
  copied: 'Copied as text',
  failed: 'This browser cannot share or copy',
};

/** The open lines as text, to a message or a note. */
function ShareList({ text }: { text: string | null }) {
  const [outcome, setOutcome] = useState<ShareOutcome | null>(null);
  return (
    <>
      <Button
        look="outline"
        size="sm"
        disabled={text === null}
        onClick={() => {
          if (text !== null) void shareText(text).then(setOutcome);
        }}
      >
        <Share2 size={18} aria-hidden="true" />
        Share
      </Button>
      <span role="status">{outcome === null ? null : NEWS[outcome]}</span>
    </>
  );
}

/** "Sat 21 Nov to Fri 27 Nov" */
const rangeInWords = (first: LocalDay, last: LocalDay): string =>
  first === last ? shortDate(first) : `${shortDate(first)} to ${shortDate(last)}`;

const Areas = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    alignItems: 'start',
    gridTemplateAreas: { base: '"top" "list" "rest"', md: '"list top" "list rest"' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
    gridTemplateRows: { md: 'auto 1fr' },
  },
});
/** Aisle beside aisle where there is room. */
const Lists = chakra('div', {
  base: {
    columnCount: { base: 1, xl: 2 },
    columnGap: '4',
    '& > *': { breakInside: 'avoid', mb: '4' },
    '& > *:last-child': { mb: 0 },
  },
});
const Count = chakra('p', { base: { fontWeight: 650, fontVariantNumeric: 'tabular-nums' } });

/** The shopping list: what to buy, what is bought, and what is at home already. */
export function ShoppingScreen(props: { days: ListDays; onDays: (days: ListDays) => void }) {
  const state = useHousehold();
  return (
    <Stack gap="4">
      <PageHeading title="Shopping list">Shopping list</PageHeading>
      {state === undefined ? (
        <Stack gap="4" aria-hidden="true">
          <Skeleton height="150px" borderRadius="lg" />
          <Skeleton height="380px" borderRadius="lg" />
        </Stack>
      ) : (
        <List {...props} state={state} />
      )}
    </Stack>
  );
}

function List(props: { days: ListDays; onDays: (days: ListDays) => void; state: HouseholdState }) {
  const { today, member, facts } = props.state;
  const plan = member?.plan ?? null;
  const { ids } = usePorts();
  const log = useLog();
  const known = plan === null || plan.source === 'detailed' ? props.state.known : null;
  const last = lastDayOf(props.days, today, plan === null ? null : lastPlannedDay(plan));
  const view =
    known === null
      ? plainView(plan?.shopping ?? [], facts, today)
      : shoppingView(known.household, facts, known.catalogue, today, last);
  const tap = (row: Row): void => void log.record([tapFact(row, today)]);
  const range = plan?.source === 'detailed' ? rangeInWords(today, last) : null;
  return (
    <>
      <Areas data-amounts>
        <Stack gap="4" gridArea="top">
          <Summary {...props} view={view} range={range} />
          {known === null ? null : (
            <UntakenCard
              meals={untakenMeals(known.household, known.catalogue, today)}
              planId={plan?.planId ?? null}
              catalogue={known.catalogue}
              today={today}
              log={log}
            />
          )}
          <TickedCard lines={view.tickedByName} today={today} log={log} />
        </Stack>
        <Lists gridArea="list">
          {view.aisles.length === 0 ? <NothingToBuy hasPlan={plan !== null} /> : null}
          {view.aisles.map((aisle) => (
            <AisleCard
              key={aisle.name}
              aisle={aisle}
              usesOf={({ meals }) => (known === null ? [] : lineUses(meals, known.catalogue, today))}
              onTick={tap}
              onEnough={(line) => {
                const atHome = known?.household.stock.get(line.thing.id) ?? 0;
                void log.record([enoughFact(line, atHome, today)], {
                  words: `${line.thing.name}: enough at home`,
                  opposite: [countFact(line.thing.id, atHome, today)],
                });
              }}
            />
          ))}
        </Lists>
        <Stack gap="4" gridArea="rest">
          <AddedCard
            rows={view.added}
            onTick={tap}
            onRemove={({ key: item, name, quantity }) =>
              void log.record([addFact({ item, name, quantity }, false, today)], {
                words: `${name} is off the list`,
                opposite: [addFact({ item, name, quantity }, true, today)],
              })
            }
            onAdd={(line) => log.record([addFact({ item: ids.next(), ...line }, true, today)])}
          />
          {view.atHome.length === 0 ? null : <HomeCard rows={view.atHome} />}
        </Stack>
      </Areas>
      <UndoBar log={log} />
    </>
  );
}

function Summary(props: {
  days: ListDays;
  onDays: (days: ListDays) => void;
  view: ShoppingView;
  range: string | null;
}) {
  const { view, range } = props;
  const { done, total } = view;
  return (
    <Surface aria-label="Progress" pb="4">
      <Stack gap="3">
        {range === null ? null : <DaysChoice days={props.days} onChange={props.onDays} />}
        <div>
          <Flex justifyContent="space-between" gap="3" mb="2">
            <Count role="status">
              {done} of {total}
            </Count>
            {range === null ? null : <span>{range}</span>}
          </Flex>
          <Bar tone="leaf" fraction={total === 0 ? 0 : done / total} label="Bought so far" />
        </div>
        <Flex gap="2" flexWrap="wrap" alignItems="center">
          <ShareList text={listText(view, range === null ? 'Shopping list' : `Shopping list, ${range}`)} />
          <ButtonLink asChild look="outline" size="sm">
            <Link to="/dashboard/pantry">
              <Package size={18} aria-hidden="true" />
              Pantry
            </Link>
          </ButtonLink>
        </Flex>
      </Stack>
    </Surface>
  );
}

function NothingToBuy({ hasPlan }: { hasPlan: boolean }) {
  return (
    <Surface>
      {hasPlan ? (
        <EmptyState title="Nothing to buy">You have everything for these days at home.</EmptyState>
      ) : (
        <EmptyState title="No plan yet">
          The list fills itself when your week is here. You can already add your own items.
        </EmptyState>
      )}
    </Surface>
  );
}
