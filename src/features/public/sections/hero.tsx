import { Art, type ArtName } from '../art.tsx';

const aroundThePlate: readonly ArtName[] = [
  'tomato',
  'broccoli',
  'avocado',
  'lemon',
  'bell-pepper',
  'carrot',
];

export function Hero() {
  return (
    <section className="hero wrap" aria-labelledby="hero-title">
      <div className="hero-words">
        <h1 id="hero-title">Take Control of Your Diet and Transform Your Lifestyle</h1>
        <p className="lead">
          <span>Explore our healthy and tasty recipes with AI</span>. A week that hits your numbers, in your
          pocket, with or without signal.
        </p>
        <p className="hero-action">
          <a className="button" href="/sign-in" data-get-started="">
            Get Started
          </a>
          <a className="button button-outline" href="/onboarding">
            Try it first
          </a>
          <span className="hint">Free. No card. You can try it without an account.</span>
        </p>
      </div>
      <div className="hero-panel">
        <div className="stage" aria-hidden="true">
          <div className="plate" />
          {aroundThePlate.map((name) => (
            <Art key={name} className={`food food-${name}`} name={name} width={64} eager />
          ))}
          <Art className="bowl" name="green-salad" width={160} eager />
        </div>
        <p className="tonight">
          <span className="dish tint-amber">
            <Art name="curry-rice" width={32} eager />
          </span>
          <span>
            <strong>Tonight: chickpea curry</strong>
            <br />
            598 kcal · 35 min · ready offline
          </span>
        </p>
      </div>
    </section>
  );
}
