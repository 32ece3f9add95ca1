import Bell from 'lucide-react/icons/bell';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ListChecks from 'lucide-react/icons/list-checks';
import Menu from 'lucide-react/icons/menu';
import Plus from 'lucide-react/icons/plus';
import Sun from 'lucide-react/icons/sun';
import { renderToStaticMarkup } from 'react-dom/server';

const ICON = { size: 22, 'aria-hidden': true } as const;

/** The overview's own list with one row to fill; the plan's page shows it without its heading and times. */
function TodayList() {
  return (
    <section className="today" aria-labelledby="today">
      <h2 id="today">Today's meals</h2>
      <ul>
        <li>
          <a className="today-meal" href="/dashboard/diet-plan">
            <span className="today-art" aria-hidden="true">
              <img alt="" width="64" height="64" loading="lazy" />
            </span>
            <span className="today-dish">
              <small />
              <br />
            </span>
            <span className="today-time">
              <time />
            </span>
          </a>
          <span className="today-tick" aria-hidden="true">
            <span />
          </span>
        </li>
      </ul>
    </section>
  );
}

/**
 * The frame of the member's pages as `DashboardShell` draws it, to be shown before that is loaded. Its measures are
 * in `styles/instant.css`; what depends on the member is filled in by `member-frame.ts`. Pictures are lazy: asking
 * for them would hold the meals up. Buttons are disabled, since the menu comes with the app.
 */
function MemberFrame() {
  return (
    <div className="instant-frame">
      <aside className="instant-side">
        <a className="instant-brand" href="/dashboard">
          <img src="/favicon.svg" alt="" width="28" height="28" loading="lazy" />
          Sorrel
        </a>
      </aside>
      <div className="instant-page">
        <header className="instant-top">
          <button type="button" className="instant-round instant-menu" aria-label="Open menu" disabled>
            <Menu {...ICON} />
          </button>
          <div className="instant-greeting">
            <p>Welcome Back!</p>
            <p data-fill="greeting" />
          </div>
          <a
            className="instant-round instant-bell"
            href="/dashboard/notifications"
            aria-label="Notifications"
          >
            <Bell {...ICON} />
          </a>
          <a className="instant-round" href="/dashboard/profile">
            <span className="visually-hidden">Your profile</span>
            <span className="instant-avatar" data-fill="initial" aria-hidden="true" />
          </a>
        </header>
        <main className="instant-main">
          <div className="instant-column">
            <div className="instant-blank instant-heading" />
            <div className="instant-blank instant-tabs" />
            <TodayList />
            <div className="instant-blank" />
            <div className="instant-blank instant-small" />
          </div>
          <div className="instant-column">
            <div className="instant-blank" />
          </div>
        </main>
      </div>
      <nav className="instant-bar" aria-label="Daily">
        <a href="/dashboard">
          <Sun aria-hidden="true" />
          Today
        </a>
        <a href="/dashboard/diet-plan">
          <CalendarDays aria-hidden="true" />
          Plan
        </a>
        <button type="button" data-log="" aria-label="Log food" disabled>
          <Plus aria-hidden="true" />
          Log
        </button>
        <a href="/dashboard/shopping">
          <ListChecks aria-hidden="true" />
          Shopping
        </a>
        <button type="button" disabled>
          <Menu aria-hidden="true" />
          More
        </button>
      </nav>
    </div>
  );
}

/**
 * The first picture for visitors: the shapes stay where they are when the app loads, below the name and the page's
 * heading.
 */
function VisitorFrame() {
  return (
    <div className="visitor-frame">
      <a href="/">
        <img src="/favicon.svg" alt="" width="28" height="28" loading="lazy" />
        Sorrel
      </a>
      <p data-fill="heading" />
      <div className="instant-blank" />
      <div className="instant-blank" />
    </div>
  );
}

/** Both frames, to be kept in a template element. */
export const renderFrames = (): string =>
  renderToStaticMarkup(
    <>
      <MemberFrame />
      <VisitorFrame />
    </>,
  );
