import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PublicFile } from '../../domain/public-pages.ts';
import { LandingPage } from './landing-page.tsx';
import { AboutText } from './texts/about-text.tsx';
import { PolicyText } from './texts/policy-text.tsx';
import { TermsText } from './texts/terms-text.tsx';

interface Page {
  readonly title: string;
  readonly description: string;
  readonly content: (year: number) => ReactNode;
  /** The id of the element up to which the document is read before it is painted: what is above it never moves. */
  readonly paintedFrom?: string;
}

const pages: Readonly<Record<PublicFile, Page>> = {
  'index.html': {
    title: 'Sorrel: a week of healthy meals that works without signal',
    description:
      'Explore our healthy and tasty recipes with AI. Sorrel plans your week to your diet and goal, and keeps it on your phone, with or without signal.',
    content: (year) => <LandingPage year={year} />,
    paintedFrom: 'benefits-title',
  },
  'terms.html': {
    title: 'Terms of service - Sorrel',
    description: 'What you can expect from Sorrel and what Sorrel asks from you, in plain words.',
    content: (year) => <TermsText year={year} />,
  },
  'policy.html': {
    title: 'Privacy policy - Sorrel',
    description: 'What Sorrel keeps on your device, what its server stores, and how to take it all back.',
    content: (year) => <PolicyText year={year} />,
  },
  'about.html': {
    title: 'About us - Sorrel',
    description: 'Why Sorrel exists, how its plans are made, and what it will never do.',
    content: (year) => <AboutText year={year} />,
  },
};

export type RenderedPage = { head: string; body: string };

/** One public document as HTML: what goes into its head beside the shared links, and its body. */
export function renderPublicDocument(file: PublicFile, year: number): RenderedPage {
  const { title, description, content, paintedFrom } = pages[file];
  return {
    head: renderToStaticMarkup(
      <>
        <title>{title}</title>
        <meta name="description" content={description} />
        {paintedFrom && <link rel="expect" href={`#${paintedFrom}`} blocking="render" />}
      </>,
    ),
    body: renderToStaticMarkup(content(year)),
  };
}
