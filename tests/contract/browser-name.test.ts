import { expect, it } from 'vitest';
import { browserName } from '../../server/http/browser-name.ts';

it.each([
  ['Mozilla/5.0 (Android 15; Mobile; rv:147.0) Gecko/147.0 Firefox/147.0', 'Firefox on Android'],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', 'Chrome on Linux'],
  ['Mozilla/5.0 (X11; CrOS x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', 'Chrome on ChromeOS'],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 OPR/120.0',
    'Opera on Windows',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36',
    'Samsung Internet on Android',
  ],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) CriOS/140.0 Safari/604.1', 'Chrome on iPhone'],
  ['Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) Version/18.1 Safari/604.1', 'Safari on iPad'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.1 Safari/605.1.15', 'Safari on Mac'],
  ['', 'A browser'],
  ['<b>Ada’s phone</b>', 'A browser'],
  ['curl/8.5 Linux', 'A browser on Linux'],
])('%s is "%s"', (header, name) => {
  expect(browserName(header)).toBe(name);
});
