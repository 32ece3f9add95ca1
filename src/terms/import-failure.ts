/** Why a web page gave no recipe. */
export const IMPORT_FAILURES = [
  'not-allowed',
  'not-found',
  'refused',
  'paywall',
  'needs-browser',
  'no-recipe',
  'too-large',
  'too-slow',
  'not-a-page',
  'unreachable',
] as const;
export type ImportFailure = (typeof IMPORT_FAILURES)[number];
