import { createHash } from 'node:crypto';

/** The hash of an empty style element: what Emotion inserts before it fills it with rules. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Inline scripts and styles of the built documents, as sources of the policy. */
export interface InlineSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const hashesOf = (documents: readonly string[], element: RegExp): string[] => {
  const texts = documents.flatMap((html) => [...html.matchAll(element)].map(([, text = '']) => text));
  return [...new Set(texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`))];
};

export const inlineSources = (documents: readonly string[]): InlineSources => ({
  scripts: hashesOf(documents, /<script>(.*?)<\/script>/gs),
  styles: hashesOf(documents, /<style>(.*?)<\/style>/gs),
});

/** `backends` are the other origins the built app calls and shows photos from. */
export const contentSecurityPolicy = (backends: readonly string[], inline: InlineSources): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...inline.scripts].join(' '),
    ["style-src 'self'", EMPTY_STYLE, ...inline.styles].join(' '),
    ["img-src 'self' blob: data:", ...backends].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...backends].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types sw parse-page',
  ].join('; ');

/** The scanner of barcodes needs the camera. */
const OWN_FEATURES = ['camera'];
const UNUSED_FEATURES = ['display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'usb'];
const TWO_YEARS = 63_072_000;

export const securityHeaders = (options: {
  readonly backends: readonly string[];
  readonly inline: InlineSources;
  readonly https: boolean;
}): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': contentSecurityPolicy(options.backends, options.inline),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': [
    ...OWN_FEATURES.map((feature) => `${feature}=(self)`),
    ...UNUSED_FEATURES.map((feature) => `${feature}=()`),
  ].join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  ...(options.https ? { 'Strict-Transport-Security': `max-age=${TWO_YEARS}; includeSubDomains` } : {}),
});
