import { chakra, Flex, Grid, Stack } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash';
import { useId, useState } from 'react';
import { mealsChange } from '../../../device/plan/meals-change.ts';
import { usePorts } from '../../../device/ports/ports.tsx';
import { weekTabs } from '../../../domain/calendar/week-tabs.ts';
import { SLOT_LABELS } from '../../../domain/food/catalogue/slot-labels.ts';
import { newestSeen, type Owned, type OwnRecipe, putRecipe } from '../../../domain/food/own-food/own-food.ts';
import { fitsSlot } from '../../../domain/plan/rules/eligibility.ts';
import { type Dish, SLOTS, type Slot } from '../../../terms/food.ts';
import type { JournalFact } from '../../../terms/journal.ts';
import type { LocalDay } from '../../../terms/local-day.ts';
import { Label, Select } from '../../../ui/form/control.tsx';
import { Button, ButtonLink } from '../../../ui/show/button.tsx';
import { Card, CardTitle } from '../../../ui/show/card.tsx';
import { Notice } from '../../../ui/show/notice.tsx';
import type { Week } from '../use-week.ts';

const Muted = chakra('p', { base: { color: 'muted', fontSize: 'sm' } });

/** The site of a web address; null for one that leads nowhere: another program may have written it. */
const siteOf = (address: string | null): string | null => {
  try {
    return address === null ? null : new URL(address).hostname;
  } catch {
    return null;
  }
};

/** Things the member can do with a recipe of their own: change it, plan it, remove it. */
export function OwnRecipeCard(props: {
  owned: Owned<OwnRecipe>;
  dish: Dish;
  /** Null before there is a plan. */
  week: Week | null;
  today: LocalDay;
}) {
  const { owned, dish, week, today } = props;
  const { sync } = usePorts();
  const [failed, setFailed] = useState(false);
  const record = async (...facts: readonly JournalFact[]): Promise<void> =>
    setFailed(!(await sync.record(...facts)).ok);
  const { item, version } = owned;
  const site = siteOf(item.source);
  const put = (): void => void record({ day: today, kind: 'recipe.put', payload: putRecipe(item, version) });
  return (
    <Card aria-label="Your recipe" role="region">
      <Stack gap="3">
        <CardTitle>Your recipe</CardTitle>
        {failed ? (
          <Notice role="alert" tone="error">
            This device could not keep that. Please try again.
          </Notice>
        ) : null}
        {owned.isRemoved ? (
          <>
            <Muted>You removed it. Where it is planned it stays.</Muted>
            <Button look="outline" size="sm" alignSelf="start" onClick={put}>
              Bring it back
            </Button>
          </>
        ) : (
          <>
            {owned.overwritten.length > 0 ? (
              <OtherVersion owned={owned} today={today} record={record} />
            ) : null}
            {dish.withheld === 'incomplete' ? (
              <Notice role="status" tone="warning">
                Some lines have no food or weight yet, so it cannot be planned.
              </Notice>
            ) : week === null ? null : (
              <PlanIt dish={dish} week={week} today={today} />
            )}
            <Flex gap="2" flexWrap="wrap">
              <ButtonLink asChild look="outline" size="sm">
                <Link to="/dashboard/recipe/$recipeId" params={{ recipeId: item.id }}>
                  <Pencil size={16} aria-hidden="true" />
                  Edit
                </Link>
              </ButtonLink>
              <Button
                look="quiet"
                size="sm"
                onClick={() =>
                  void record({
                    day: today,
                    kind: 'recipe.remove',
                    payload: { recipe: item.id, replaces: version },
                  })
                }
              >
                <Trash2 size={16} aria-hidden="true" />
                Remove
              </Button>
            </Flex>
            {item.source === null || site === null ? null : (
              <Muted>
                From{' '}
                <a href={item.source} target="_blank" rel="noreferrer">
                  {site}
                </a>
              </Muted>
            )}
          </>
        )}
      </Stack>
    </Card>
  );
}

/** Two devices changed it: the later version counts, the other is offered as a copy. */
function OtherVersion(props: {
  owned: Owned<OwnRecipe>;
  today: LocalDay;
  record: (...facts: readonly JournalFact[]) => Promise<void>;
}) {
  const { owned, today, record } = props;
  const { ids } = usePorts();
  const settled: JournalFact = {
    day: today,
    kind: 'recipe.put',
    payload: putRecipe(owned.item, newestSeen(owned)),
  };
  const copies = (): readonly JournalFact[] =>
    owned.overwritten.map(({ item: other }) => {
      const copy = { ...other, id: `o:${ids.next()}` as const, name: `${other.name} (other version)` };
      return { day: today, kind: 'recipe.put', payload: putRecipe(copy, null) };
    });
  return (
    <Stack gap="2">
      <Notice role="status" tone="warning">
        Another device changed this recipe too. This is the later version.
      </Notice>
      <Flex gap="2" flexWrap="wrap">
        <Button look="outline" size="sm" onClick={() => void record(...copies(), settled)}>
          Keep the other as a copy
        </Button>
        <Button look="quiet" size="sm" onClick={() => void record(settled)}>
          This one is right
        </Button>
      </Flex>
    </Stack>
  );
}

function PlanIt({ dish, week, today }: { dish: Dish; week: Week; today: LocalDay }) {
  const id = useId();
  const days = weekTabs(today).filter(({ date }) => date >= today && week.viewOf(date) !== null);
  const slots = SLOTS.filter((slot) => fitsSlot(dish, slot));
  const [date, setDate] = useState(days[1]?.date ?? days[0]?.date ?? today);
  const [slot, setSlot] = useState<Slot | undefined>(slots.at(-1));
  const [words, setWords] = useState<string | null>(null);
  const { planId } = week.member.plan;
  if (planId === null || days.length === 0) return null;
  if (slot === undefined) return <Muted>Say in “Edit” which meals it suits, then it can be planned.</Muted>;
  const plan = async (): Promise<void> => {
    const label = SLOT_LABELS[slot];
    const day = days.find((each) => each.date === date)?.label ?? date;
    const meals = [{ recipe: dish.id, portion: 1 }];
    const change = mealsChange(week.member, planId, [{ date, slot, meals }], `${dish.name} planned`);
    const kept = await week.record(change.facts);
    setWords(kept ? `Planned: ${label}, ${day}.` : 'This device could not keep that. Please try again.');
  };
  return (
    <Stack gap="2">
      <Grid templateColumns="1fr 1fr" gap="2">
        <div>
          <Label htmlFor={`${id}-day`}>Day</Label>
          <Select id={`${id}-day`} value={date} onChange={(event) => setDate(event.target.value)}>
            {days.map((day) => (
              <option key={day.date} value={day.date}>
                {day.label}
              </option>
            ))}
          </Select>
        </div>
        <div>
          <Label htmlFor={`${id}-slot`}>Meal</Label>
          <Select
            id={`${id}-slot`}
            value={slot}
            onChange={(event) => setSlot(SLOTS.find((each) => each === event.target.value))}
          >
            {slots.map((each) => (
              <option key={each} value={each}>
                {SLOT_LABELS[each]}
              </option>
            ))}
          </Select>
        </div>
      </Grid>
      <Button onClick={() => void plan()}>
        <CalendarPlus size={18} aria-hidden="true" />
        Plan it
      </Button>
      {words === null ? null : <Notice role="status">{words}</Notice>}
    </Stack>
  );
}
