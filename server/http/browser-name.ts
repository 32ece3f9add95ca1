/** The first that fits counts: most browsers also name those that they want to be taken for. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;
const SYSTEMS = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['CrOS', 'ChromeOS'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'Mac'],
  ['Linux', 'Linux'],
] as const;

const UNKNOWN = 'A browser';

const wordFor = (header: string, words: readonly (readonly [string, string])[]): string | null =>
  words.find(([mark]) => header.includes(mark))?.[1] ?? null;

/** The common name of a request's browser: "Firefox on Android". Nothing else of the header is stored. */
export const browserName = (userAgent: string): string => {
  const browser = wordFor(userAgent, BROWSERS) ?? UNKNOWN;
  const system = wordFor(userAgent, SYSTEMS);
  return system === null ? browser : `${browser} on ${system}`;
};
