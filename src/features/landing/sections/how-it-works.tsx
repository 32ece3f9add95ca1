import { KitchenPreview, QuestionPreview, WeekPreview } from './previews.tsx';

const steps = [
  {
    title: 'Tell us about you',
    description: 'Nine short questions: how you eat, how you move, and what you would like to change.',
    Preview: QuestionPreview,
  },
  {
    title: 'Get your week',
    description:
      'Real recipes, set to your energy and protein for each day. Not in the mood? Look at another day.',
    Preview: WeekPreview,
  },
  {
    title: 'Cook it, step by step',
    description: 'Large type for wet hands, amounts for your portions, and one step at a time.',
    Preview: KitchenPreview,
  },
];

export function HowItWorks() {
  return (
    <section className="how" aria-labelledby="how-title">
      <div className="wrap">
        <h2 id="how-title">How our Food recipe works</h2>
        <ol>
          {steps.map(({ title, description, Preview }) => (
            <li key={title}>
              <Preview />
              <h3>{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
