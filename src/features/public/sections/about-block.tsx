import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import { Art, type ArtName } from '../art.tsx';
import { contact } from '../content.ts';

const table: readonly ArtName[] = ['spaghetti', 'glass-of-milk', 'pot-of-food', 'bread', 'strawberry'];

export function AboutBlock() {
  return (
    <section className="about wrap" aria-labelledby="about-title">
      <div className="table" aria-hidden="true">
        {table.map((name) => (
          <span key={name} className={`setting setting-${name}`}>
            <Art name={name} width={96} />
          </span>
        ))}
      </div>
      <div className="about-words">
        <h2 id="about-title">We provide healthy food for your family</h2>
        <p>
          Not in boxes at your door, but as good plain recipes with amounts that fit each of you. Sorrel plans
          a week of meals, writes the list, and helps you while you cook.
        </p>
        <p>Everything you need for the week lives on your own phone. What you eat is never sold to anyone.</p>
        <p>
          <a className="text-link" href="/en">
            More About Us
          </a>
        </p>
        <address className="contact card">
          <h3>Talk to us</h3>
          <ul>
            <li>
              <Phone aria-hidden="true" size={20} />
              <a href={`tel:${contact.phone.replaceAll(' ', '')}`}>{contact.phone}</a>
            </li>
            <li>
              <Mail aria-hidden="true" size={20} />
              <a href={`mailto:${contact.mail}`}>{contact.mail}</a>
            </li>
            <li>
              <MapPin aria-hidden="true" size={20} />
              <span>{contact.location}</span>
            </li>
          </ul>
          <p className="hint">Sample contact details. They do not work yet.</p>
        </address>
      </div>
    </section>
  );
}
