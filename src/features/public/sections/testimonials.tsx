import { Art } from '../art.tsx';
import { testimonials } from '../content.ts';

export function Testimonials() {
  return (
    <section className="testimonials wrap" aria-labelledby="testimonials-title">
      <h2 id="testimonials-title">What Our Customers Say</h2>
      <p className="lead">
        Sorrel is new, so these are samples. Words of real people will replace them. We will ask them first.
      </p>
      <ul>
        {testimonials.map(({ title, description, author }) => (
          <li key={title}>
            <figure>
              <blockquote>
                <p className="quote-title">{title}</p>
                <p>{description}</p>
              </blockquote>
              <figcaption>
                <span className="portrait">
                  <Art
                    name={author.profilePhoto.src}
                    alt={author.profilePhoto.alt}
                    width={author.profilePhoto.width}
                    height={author.profilePhoto.height}
                  />
                </span>
                <span>
                  <b>{author.name}</b>
                  <br />
                  <span className="hint">{author.address}</span>
                </span>
                <span className="sample-mark">Sample</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
