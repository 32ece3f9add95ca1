import { Art } from '../art.tsx';

export function ReadyBanner() {
  return (
    <section className="ready" aria-labelledby="ready-title">
      <div className="wrap">
        <span className="ready-foods" aria-hidden="true">
          <Art name="carrot" width={96} eager />
          <Art name="tomato" width={96} eager />
          <Art name="avocado" width={96} eager />
          <Art name="lemon" width={96} eager />
        </span>
        <h2 id="ready-title">Ready to get started?</h2>
        <p>Two minutes of questions, then a week of dinners.</p>
        <a className="button button-light" href="/sign-in" data-get-started="">
          Get Started
        </a>
      </div>
    </section>
  );
}
