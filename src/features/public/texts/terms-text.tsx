import { contact } from '../content.ts';
import { TextPage } from './text-page.tsx';

export function TermsText({ year }: { year: number }) {
  return (
    <TextPage
      title="Terms of service"
      intro="What you can expect from Sorrel, and what it asks from you. We kept it short."
      changed="21 November 2026"
      year={year}
    >
      <h2>What Sorrel is</h2>
      <p>
        Sorrel plans meals, keeps your shopping list and your notes about food, water and weight, and answers
        questions about them. It runs in your browser and can be installed on your device.
      </p>

      <h2>It is not medical advice</h2>
      <p>
        Plans come from published formulas and from what you tell us. They do not know you the way a doctor or
        a dietitian does. Please ask one before you change how you eat if you are pregnant or breastfeeding,
        if you have diabetes, kidney disease, an eating disorder or any other condition, if you take medicine,
        or if you plan for someone under 18. If you feel unwell, stop and ask for help.
      </p>
      <p>
        Allergies: Sorrel leaves out what you tell it to leave out, but it cannot see into a packet. Read the
        label every time.
      </p>

      <h2>Your account</h2>
      <ul>
        <li>Use an address that is yours and a password that you use nowhere else.</li>
        <li>One account is for one person. A guardian has to agree for anybody under 16.</li>
        <li>A shared device can show your plan to anyone who holds it. Log out before you pass it on.</li>
      </ul>

      <h2>Fair use</h2>
      <p>
        Please do not try to reach other people's data, overload the service or use it to harm anybody. We may
        close an account that does.
      </p>

      <h2>Prices</h2>
      <p>
        Everything that works today works on the Free plan. No card is asked for and nothing renews by itself.
        Reading your plan offline, your own data and its export will never depend on a paid plan.
      </p>

      <h2>Answers from the AI chat</h2>
      <p>
        They are written by a machine and can be wrong. Check anything that matters, and never use them in
        place of medical help.
      </p>

      <h2>What is yours stays yours</h2>
      <p>
        What you enter belongs to you. You allow us to store and process it only to run Sorrel for you. You
        can take a copy with you and delete your account at any time, in Settings.
      </p>

      <h2>What we promise, and what we cannot</h2>
      <p>
        We take care that nothing you enter is lost and that figures are right. We fix what is wrong. We
        cannot promise that the service is always reachable or free of mistakes. Nothing here takes away
        rights that the law of your country gives you.
      </p>

      <h2>Changes and questions</h2>
      <p>
        When these terms change in a way that matters, the app says so before they apply. Questions go to{' '}
        {contact.mail} (a sample address until this copy of Sorrel has an operator). How we treat your data is
        written in the <a href="/policy">privacy policy</a>.
      </p>
    </TextPage>
  );
}
