import { contact } from '../content.ts';
import { TextPage } from './text-page.tsx';

export function AboutText({ year }: { year: number }) {
  return (
    <TextPage
      title="About us"
      intro="Sorrel is a cookbook that knows your week. It was made for a person with wet hands, one free thumb and bad signal."
      year={year}
    >
      <h2>Why it exists</h2>
      <p>
        Most diet apps stop working where you need them: in cellars, in supermarkets, on trains. And many of
        them sound like a gym. We wanted something calmer that works there too: a good plan, a list, and the
        next step in large letters.
      </p>

      <h2>How a plan is made</h2>
      <p>
        From your answers we work out your energy and protein with formulas that dietitians publish and use.
        Then we look for a week of real recipes that fits, leaves out what you cannot eat and does not repeat
        itself. Figures come from food composition tables, not from guesses. Plans never go below a safe
        minimum. When that minimum decides, Sorrel says so.
      </p>

      <h2>What it will never do</h2>
      <ul>
        <li>Shame you. There are no broken streaks here, and you can hide the numbers.</li>
        <li>Talk to a child about losing weight.</li>
        <li>Show advertising, follow you around, or sell what you eat.</li>
        <li>Hold your data back. It is yours to export and to erase.</li>
        <li>Play doctor. For anything medical, please ask a person who is one.</li>
      </ul>

      <h2>Offline first</h2>
      <p>
        After one visit, your meals, recipes, amounts and list are on your device. What you enter without a
        connection is kept and sent later, once. How we treat it is written in the{' '}
        <a href="/policy">privacy policy</a>.
      </p>

      <h2>Thanks</h2>
      <p>
        The food pictures are Fluent Emoji by Microsoft (MIT License). The letters are Figtree by Erik Kennedy
        and Young Serif by Bastien Sozeau (SIL Open Font License).
      </p>

      <h2>Say hello</h2>
      <p>
        {contact.mail}, {contact.phone}, {contact.location}. These are sample details. They do not work yet.
      </p>

      <p>
        <a className="button" href="/sign-in" data-get-started="">
          Get Started
        </a>
      </p>
    </TextPage>
  );
}
