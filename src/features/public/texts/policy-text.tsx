import { contact } from '../content.ts';
import { TextPage } from './text-page.tsx';

export function PolicyText({ year }: { year: number }) {
  return (
    <TextPage
      title="Privacy policy"
      intro="Your plan is on your device first. The server stores what it needs to make it. It shares nothing except what an outside AI model needs, if one answers the chat, and the reports that you share yourself."
      changed="26 November 2026"
      year={year}
    >
      <h2>In short</h2>
      <ul>
        <li>
          No advertising, no analytics, no tracking. Nothing is sold. Nothing is shared except what the AI
          chat needs and what you share yourself. Both are explained below.
        </li>
        <li>Your browser talks to Sorrel's own server only. Fonts and pictures come from there too.</li>
        <li>You can read, export and delete everything.</li>
      </ul>

      <h2>What stays on your device</h2>
      <p>
        Your week of meals, the list of ingredients, what you ate and drank, your chat and your settings are
        kept in your browser's storage, so that Sorrel works without a connection. Answers about your health,
        and your cycle if you note it, are encrypted there. Your cycle never leaves the device unless you tick
        it in a report that you share by a link, or export it yourself. Cycle notes that an earlier version
        sent because you asked for it stay on the server until you delete your account.
      </p>
      <p>
        Entries made offline wait on the device and are sent when there is a connection again. Another account
        on the same device cannot see or send them.
      </p>

      <h2>What the server stores</h2>
      <ul>
        <li>
          Your username, your email address, and your password in a form that nobody can turn back into it.
        </li>
        <li>
          Your profile: age, height, weight, goal, diet, and name, place, text and photo if you add them.
        </li>
        <li>The questionnaires that you submit about lifestyle, preferences and health.</li>
        <li>Your plans, your messages to the chat, and the entries your devices keep in step.</li>
        <li>The times of reminders, if you want them while the app is closed.</li>
        <li>An email address that you enter for the newsletter, for that purpose alone.</li>
        <li>Short technical logs, without names or health data, to keep the service running and safe.</li>
      </ul>
      <p>
        We use this to plan your meals, to answer you and to sign you in. Staff can see account data such as
        name, address and membership, never your health answers. What they look at and change is logged.
      </p>

      <h2>The AI chat</h2>
      <p>
        Your messages go to Sorrel's server. If the people who run it have connected an outside AI model, the
        server passes on your message and the few before it with their answers, today's meals and calories of
        your plan, and what you logged as eaten and drunk today, so that it can be answered. It adds nothing
        that says who you are, no weight and none of your answers about your health. Please write nothing
        there that you would not want processed that way.
      </p>
      <p>
        Where such a model can look things up, it does so only after you let it help. Your device then tells
        it what it asks for: meals, foods, pantry and shopping list. Your weight, and your answers about
        health, are told only if you switch on each of them; your cycle never is. Below each of its answers
        you can read everything that was shared.
      </p>

      <h2>Reminders of a closed app</h2>
      <p>
        If you switch them on, the server keeps the address that your browser gave for it, the times and days
        you chose, and your time zone. The maker of your browser carries the messages. They are encrypted for
        your device and say what kind of reminder it is, no dish and nothing about your health. Switching them
        off, or logging out, ends that.
      </p>

      <h2>Reports that you share</h2>
      <p>
        A report stays on your device until you make a link to it. Then the server keeps what you ticked,
        encrypted with the link itself, for the 7 or 30 days that you chose. Anyone with the link can read it.
        Revoking the link, or deleting your account, deletes the report at once.
      </p>

      <h2>Your calendar</h2>
      <p>
        If you make a calendar address, anyone who has it can read the names and times of your meals and which
        reminders you switched on, without signing in. Nothing else is in it. Renewing or removing it, or a
        new password, ends the old address.
      </p>

      <h2>Cookies</h2>
      <p>
        Two, both needed: <code>user</code> keeps you signed in and <code>profile</code> remembers your
        profile. Each lasts one hour. A device that you chose to stay signed in on may hold one more for that
        purpose, until you log out. There are no others.
      </p>

      <h2>How long, and how to delete</h2>
      <ul>
        <li>Logging out removes your data from the device.</li>
        <li>
          Settings, then Delete account, removes your account and everything that belongs to it from the
          server and from the device you are holding.
        </li>
        <li>An account that staff close can be restored for 30 days; then it is erased in the same way.</li>
        <li>Copies in backups disappear when the backups do, after 30 days at most.</li>
        <li>Settings also gives you a complete copy of your data as JSON, and your log as CSV.</li>
      </ul>

      <h2>Young people</h2>
      <p>
        Under 16, a guardian has to agree. Nobody under 18 gets a plan to lose weight. Nobody under nine gets
        a plan at all.
      </p>

      <h2>Your rights</h2>
      <p>
        You may ask what we hold, have it corrected, moved or erased, and complain to the authority of your
        country. Write to {contact.mail} (a sample address until this copy of Sorrel has an operator).
      </p>

      <p>
        See also the <a href="/terms">terms of service</a>.
      </p>
    </TextPage>
  );
}
