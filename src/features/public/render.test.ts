import { describe, expect, it } from 'vitest';
import { type PublicFile, publicDocuments } from '../../domain/public-pages.ts';
import { renderPublicDocument } from './render.tsx';

const files = [...new Set(Object.values(publicDocuments))];
const landing = renderPublicDocument('index.html', 2026).body;

function textOf(html: string): string {
  return html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ');
}

it('the landing page has four service cards and three testimonials, each marked as a sample [2.6 9.20]', () => {
  const services = landing.slice(landing.indexOf('services-title'), landing.indexOf('testimonials-title'));
  expect(services.match(/<li/g)).toHaveLength(4);
  expect(landing.match(/<blockquote>/g)).toHaveLength(3);
  expect(landing.match(/class="sample-mark">Sample</g)).toHaveLength(3);
});

it('the landing page leads without a script: Get Started to sign-in, More About Us to /en, social icons home [2.7]', () => {
  expect(landing.match(/href="\/sign-in" data-get-started/g)).toHaveLength(2);
  expect(landing).toMatch(/href="\/en">More About Us</);
  expect(landing).toMatch(/href="\/terms-of-service"/);
  const social = landing.slice(landing.indexOf('class="social"'));
  expect(social.slice(0, social.indexOf('</ul>')).match(/<a href="\/"/g)).toHaveLength(4);
});

it('the landing page keeps an entered address out of any URL when there is no script', () => {
  expect(landing).toMatch(/<form class="newsletter"[^>]* method="dialog"/);
  expect(landing).toMatch(/placeholder="Your email here"/);
});

describe.each(files)('%s', (file: PublicFile) => {
  const { head, body } = renderPublicDocument(file, 2026);

  it('has its own title and description and one heading of the first level', () => {
    const others = files
      .filter((other) => other !== file)
      .map((other) => renderPublicDocument(other, 2026).head);
    expect(head).toMatch(/^<title>[^<]*Sorrel[^<]*<\/title><meta name="description" content="[^"]{40,}"\/>/);
    expect(others).not.toContain(head);
    expect(body.match(/<h1/g)).toHaveLength(1);
  });

  it('is painted once what it waits for is read, and that is there', () => {
    for (const [, id] of head.matchAll(/<link rel="expect" href="#([^"]*)"/g))
      expect(body).toContain(`id="${id}"`);
  });

  it('stays inside a strict content security policy', () => {
    expect(body).not.toMatch(/\sstyle=|<style|<script|\son[a-z]+=|javascript:/i);
    expect(body).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
  });
});

it('says what people need to know in the texts', () => {
  const terms = textOf(renderPublicDocument('terms.html', 2026).body);
  const policy = textOf(renderPublicDocument('policy.html', 2026).body);
  expect(terms).toContain('not medical advice');
  for (const topic of [
    'What stays on your device',
    'What the server stores',
    'how to delete',
    'no tracking',
  ]) {
    expect(policy).toContain(topic);
  }
});
