/** The hash of an empty style element: what Emotion inserts before it fills it with rules. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** `backends` are the other origins the built app calls and shows photos from. */
export const contentSecurityPolicy = (backends: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${EMPTY_STYLE}`,
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
    'trusted-types sw',
  ].join('; ');

const UNUSED_FEATURES = ['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'usb'];
const TWO_YEARS = 63_072_000;

export const securityHeaders = (options: {
  readonly backends: readonly string[];
  readonly https: boolean;
}): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': contentSecurityPolicy(options.backends),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  ...(options.https ? { 'Strict-Transport-Security': `max-age=${TWO_YEARS}; includeSubDomains` } : {}),
});
