import {
  addressOfMeal,
  readSnapshotMeals,
  type SnapshotMeal,
  TODAY_KEY,
} from '../device/plan/today-snapshot.ts';
import { PENDING_SIGN_OUT_KEY } from '../device/session/pending-sign-out.ts';
import {
  REMEMBERED_KEY,
  readRemembered,
  readUserCookie,
  type Session,
  sessionOf,
} from '../device/session/session.ts';
import { localDayAt } from '../domain/calendar/days.ts';
import { SLOT_LABELS } from '../domain/food/catalogue/slot-labels.ts';
import { capitalised, greetingAt } from '../domain/greeting.ts';
import { mealClock } from '../domain/kitchen/cooking/meal-times.ts';
import type { LocalDay } from '../terms/local-day.ts';
import { hasMemberFrame, mealsPageAt } from './places.ts';

function fillRow(row: Element, meal: SnapshotMeal, day: LocalDay): void {
  const { slot, dish, art } = meal;
  row.querySelector('a')?.setAttribute('href', addressOfMeal(meal, day));
  row.querySelector('span')?.setAttribute('data-slot', slot);
  const picture = row.querySelector('img');
  if (art === null) picture?.remove();
  else picture?.setAttribute('src', art);
  row.querySelector('small')?.append(SLOT_LABELS[slot]);
  row.querySelector('.today-dish')?.append(dish);
  row.querySelector('time')?.append(mealClock(slot));
}

/** Fills the frame's list, which comes with one empty row, or takes it away. What is kept becomes text and nothing else. */
function listMeals(frame: Element, meals: readonly SnapshotMeal[] | null, day: LocalDay): void {
  const list = frame.querySelector('.today');
  const empty = list?.querySelector('li');
  for (const meal of meals ?? []) {
    const row = empty?.cloneNode(true);
    if (!(row instanceof Element)) return;
    fillRow(row, meal, day);
    empty?.before(row);
  }
  (meals === null ? list : empty)?.remove();
}

/** The session as the app's own guard reads it. Null while a sign-out is pending: it is finished first. */
const currentSession = (): Session | null =>
  localStorage.getItem(PENDING_SIGN_OUT_KEY) === null
    ? sessionOf(readRemembered(localStorage.getItem(REMEMBERED_KEY)), readUserCookie(document.cookie))
    : null;

function greet(frame: HTMLElement, username: string, hour: number): void {
  const fill = (part: string, text: string): void =>
    frame.querySelector(`[data-fill=${part}]`)?.replaceChildren(text);
  const name = capitalised(username || 'there');
  fill('greeting', `${greetingAt(hour)}, ${name}`);
  fill('initial', name.slice(0, 1));
}

/** The frame of the member's pages with today's meals, filled in; null on other pages and without a member. */
export function frameFor(drawn: ParentNode): HTMLElement | null {
  const frame = drawn.querySelector<HTMLElement>('.instant-frame');
  const session = frame !== null && hasMemberFrame(location.pathname) ? currentSession() : null;
  if (frame === null || session === null) return null;
  const now = new Date();
  greet(frame, session.username, now.getHours());
  for (const link of frame.querySelectorAll('a'))
    if (link.getAttribute('href') === location.pathname + location.search)
      link.setAttribute('aria-current', 'page');
  const today = localDayAt(now.getTime(), -now.getTimezoneOffset());
  const page = mealsPageAt(location);
  if (page !== null) frame.dataset.page = page;
  const kept = localStorage.getItem(TODAY_KEY);
  listMeals(frame, page === null ? null : readSnapshotMeals(kept, session.memberId, today), today);
  return frame;
}
