import { chakra, Stack } from '@chakra-ui/react';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { useId, useState } from 'react';
import { dayOfPlan } from '../../../device/db/device-plan.ts';
import { useCatalogue, useLive, useSession, useToday } from '../../../device/hooks/hooks.ts';
import { useMemberPlan } from '../../../device/hooks/plan/use-member-plan.ts';
import { readCalendarReminders } from '../../../device/plan/read/calendar-reminders.ts';
import { usePorts } from '../../../device/ports/ports.tsx';
import { addDays } from '../../../domain/calendar/days.ts';
import type { CalendarEvent } from '../../../domain/reminders/calendar-event.ts';
import { calendarEvents } from '../../../domain/reminders/calendar-events.ts';
import { SLOTS } from '../../../terms/food.ts';
import { saveFile } from '../../../ui/browser/save-file.ts';
import { Button } from '../../../ui/show/button.tsx';
import { Card, CardTitle } from '../../../ui/show/card.tsx';
import type { Words } from '../words.ts';
import { WordsNotice } from '../words-notice.tsx';
import { CalendarFeed } from './calendar-feed.tsx';
import { timeZoneHere } from './time-zone-here.ts';

const Note = chakra('p', { base: { color: 'muted', fontSize: 'sm', maxWidth: '60ch' } });

const DAYS_AHEAD = 7;
const NOT_HERE: Words = {
  tone: 'error',
  text: 'That part of the app is not on this device yet. Connect once, then try again.',
};
const SAVED: Words = {
  tone: 'success',
  text: 'The file is in your downloads. Open it to add the entries to your calendar. A newer file changes them.',
};

/** The events of the next days, as the member has planned them, and their reminders; null before there is a plan. */
const useCalendarEvents = (): readonly CalendarEvent[] | null => {
  const today = useToday();
  const member = useMemberPlan();
  const reminders = useLive(readCalendarReminders, [today]);
  const { catalogue } = useCatalogue();
  if (member === undefined || member === null || catalogue === null || reminders === undefined) return null;
  const dates = Array.from({ length: DAYS_AHEAD }, (_, ahead) => addDays(today, ahead));
  const planned = dates.flatMap((date) =>
    SLOTS.flatMap((slot) =>
      (dayOfPlan(member.plan, date)?.slots[slot] ?? []).map(({ name, detail }) => ({
        date,
        slot,
        name,
        recipeId: detail?.recipeId ?? null,
      })),
    ),
  );
  return calendarEvents({ planned, dishes: catalogue.dishes, reminders, from: today });
};

/** The week's meals, what to begin ahead of them and reminders, as a file for the phone's calendar. */
function CalendarFile() {
  const id = useId();
  const { clock } = usePorts();
  const events = useCalendarEvents();
  const [words, setWords] = useState<Words | null>(null);

  const save = async (all: readonly CalendarEvent[]): Promise<void> => {
    const writer = await import('../../../domain/reminders/calendar-text.ts').catch(() => null);
    if (writer === null) return setWords(NOT_HERE);
    const text = writer.calendarText(all, {
      now: clock.now(),
      timeZone: timeZoneHere(),
      changes: 0,
    });
    saveFile(`sorrel-meals-${clock.today()}.ics`, new Blob([text], { type: 'text/calendar' }));
    setWords(SAVED);
  };

  return (
    <Card aria-labelledby={id}>
      <CardTitle id={id} mb="2">
        Meals in your calendar
      </CardTitle>
      <Stack gap="4">
        <Note>
          Seven days of meals at their usual times, what to start early ("Soak the beans"), and the reminders
          you switched on. It has names and times, no figures. It works without a connection.
        </Note>
        {events === null || events.length === 0 ? (
          <Note>There is no plan on this device yet.</Note>
        ) : (
          <Button look="outline" alignSelf="flex-start" onClick={() => void save(events)}>
            <CalendarDays size={18} aria-hidden="true" />
            Save a calendar file
          </Button>
        )}
        <WordsNotice words={words} />
      </Stack>
    </Card>
  );
}

/** The file that this device writes, and where the backend has them, feeds that calendars subscribe to. */
export function CalendarCard() {
  const hasFeeds = useSession()?.extensions.includes('calendar') ?? false;
  return (
    <>
      <CalendarFile />
      {hasFeeds ? <CalendarFeed /> : null}
    </>
  );
}
