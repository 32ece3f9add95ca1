import { Art } from '../art.tsx';
import { services } from '../content.ts';

export function Services() {
  return (
    <section className="services wrap" aria-labelledby="services-title">
      <h2 id="services-title">We also offer unique services for your events</h2>
      <ul>
        {services.map(({ title, description, image, tint }) => (
          <li key={title} className="card">
            <span className={`service-picture tint-${tint}`}>
              <Art name={image.src} alt={image.alt} width={320} height={180} />
            </span>
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
