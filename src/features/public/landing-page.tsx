import ArrowUp from 'lucide-react/icons/arrow-up';
import X from 'lucide-react/icons/x';
import { Art } from './art.tsx';
import { benefits, services } from './content.ts';
import { AboutBlock } from './sections/about-block.tsx';
import { Hero } from './sections/hero.tsx';
import { KitchenPreview, PhonePreview, QuestionPreview, WeekPreview } from './sections/previews.tsx';
import { SiteFooter } from './sections/site-footer.tsx';
import { SiteHeader } from './sections/site-header.tsx';
import { Testimonials } from './sections/testimonials.tsx';

function DownloadStrip() {
  return (
    <section className="download wrap" aria-labelledby="download-title">
      <div className="download-words">
        <h2 id="download-title">Download our App</h2>
        <p>
          You can install Sorrel from this page, without a store. It is about as big as one photo, and it
          opens without a connection.
        </p>
        <p>
          <a className="button" href="#install-steps" data-install="">
            Install Sorrel
          </a>
        </p>
        <p className="hint" role="status" data-install-status="" />
        <details id="install-steps">
          <summary>Install it by hand in two steps</summary>
          <div data-steps="ios">
            <h3>iPhone and iPad</h3>
            <ol>
              <li>Tap Share in Safari.</li>
              <li>Choose Add to Home Screen.</li>
            </ol>
          </div>
          <div data-steps="menu">
            <h3>Android and computers</h3>
            <ol>
              <li>Open the menu of your browser.</li>
              <li>Choose Install app or Add to Home screen.</li>
            </ol>
          </div>
        </details>
      </div>
      <div className="download-picture">
        <PhonePreview />
      </div>
    </section>
  );
}

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

function HowItWorks() {
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

function Benefits() {
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

function Services() {
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

function ReadyBanner() {
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

export function LandingPage({ year }: { year: number }) {
  return (
    <>
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        <Hero />
        <Benefits />
        <AboutBlock />
        <HowItWorks />
        <Services />
        <Testimonials />
        <ReadyBanner />
        <DownloadStrip />
      </main>
      <SiteFooter year={year} />
      <div className="not-found" role="status" data-not-found="" hidden>
        <p>
          <b>Page not found.</b> There is no page at this address, so here is our home page.
        </p>
        <button type="button" aria-label="Close this note">
          <X aria-hidden="true" size={20} />
        </button>
      </div>
      <button className="to-top" type="button" aria-label="Back to top" data-to-top="" hidden>
        <ArrowUp aria-hidden="true" size={22} />
      </button>
    </>
  );
}
