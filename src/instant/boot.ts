import { readKeptMeals, TODAY_KEY } from '../data/kept-today.ts';
import { LEAVING_KEY } from '../data/leaving.ts';
import { REMEMBERED_KEY, readRemembered, readUserCookie, sessionOf } from '../data/session.ts';
import { localDayAt } from '../domain/calendar/days.ts';
import { capitalised, greetingAt } from '../domain/greeting.ts';
import { readTheme, THEME_KEY } from '../domain/theme.ts';
import { showTheme } from '../ui/show-theme.ts';
import { hasMemberFrame, mealsPageAt } from './places.ts';
import { rememberTaps } from './taps.ts';
import { listMeals } from './todays-meals.ts';

/**
 * Runs before anything of app.html is painted, as a script of its own: colours, the frame and today's meals stand on
 * the screen while the app still loads. It asks whom the device knows as the app's own guard does.
 */

/** Nobody where a departure was cut short: it is finished before anything else. */
const session =
  localStorage.getItem(LEAVING_KEY) === null
    ? sessionOf(readRemembered(localStorage.getItem(REMEMBERED_KEY)), readUserCookie(document.cookie))
    : null;

function drawFrame(username: string): HTMLElement | null {
  const template = document.querySelector<HTMLTemplateElement>('#member-frame');
  const frame = template?.content.querySelector<HTMLElement>('.instant-frame')?.cloneNode(true);
  if (!(frame instanceof HTMLElement)) return null;
  const fill = (part: string, text: string): void =>
    frame.querySelector(`[data-fill=${part}]`)?.replaceChildren(text);
  const name = capitalised(username || 'there');
  fill('greeting', `${greetingAt(new Date().getHours())}, ${name}`);
  fill('initial', name.slice(0, 1));
  for (const link of frame.querySelectorAll('a'))
    if (link.getAttribute('href') === location.pathname + location.search)
      link.setAttribute('aria-current', 'page');
  return frame;
}

showTheme(readTheme(localStorage.getItem(THEME_KEY)));
const frame = session !== null && hasMemberFrame(location.pathname) ? drawFrame(session.username) : null;
if (session !== null && frame !== null) {
  const now = new Date();
  const today = localDayAt(now.getTime(), -now.getTimezoneOffset());
  const page = mealsPageAt(location);
  if (page !== null) frame.dataset.page = page;
  const kept = localStorage.getItem(TODAY_KEY);
  listMeals(frame, page === null ? null : readKeptMeals(kept, session.memberId, today), today);
  rememberTaps(frame);
  document.currentScript?.before(frame);
}
