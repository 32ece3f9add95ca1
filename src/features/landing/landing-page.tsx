import { ArrowUp, X } from 'lucide-react';
import { AboutBlock } from './sections/about-block.tsx';
import { Benefits } from './sections/benefits.tsx';
import { DownloadStrip } from './sections/download-strip.tsx';
import { Hero } from './sections/hero.tsx';
import { HowItWorks } from './sections/how-it-works.tsx';
import { ReadyBanner } from './sections/ready-banner.tsx';
import { Services } from './sections/services.tsx';
import { SiteFooter } from './sections/site-footer.tsx';
import { SiteHeader } from './sections/site-header.tsx';
import { Testimonials } from './sections/testimonials.tsx';

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
          <b>Page not found.</b> There is nothing at this address, so here is our home page.
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
