import { Art } from '../art.tsx';
import { benefits } from '../content.ts';

export function Benefits() {
  return (
    <section className="benefits wrap" aria-labelledby="benefits-title">
      <h2 id="benefits-title" className="visually-hidden">
        What you get
      </h2>
      <ul>
        {benefits.map(({ title, description, art, tint }) => (
          <li key={title}>
            <span className={`dish dish-large tint-${tint}`}>
              <Art name={art} width={36} eager />
            </span>
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
