import { beforeEach, expect, test, vi } from 'vitest';
import { createStorage } from '../../../../tests/support/unit/fake-browser.ts';
import { RENEWAL_KEY, RENEWAL_LOCK } from '../../../app/session/renewal.ts';
import { forgetDevice as call } from '../../../contract/account/renewal.ts';
import { forgetDevice } from './forget-device.ts';

type Reply = () => Promise<Response>;

const forgotten: Reply = async () => Response.json({ detail: 'This device is forgotten.' });

let page: EventTarget;
let items: Map<string, string>;
let online: boolean;
let asked: [string, RequestInit][];
let locks: string[];
let reply: Reply;

beforeEach(() => {
  page = new EventTarget();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  items = new Map([[RENEWAL_KEY, '1 ']]);
  online = true;
  asked = [];
  locks = [];
  reply = forgotten;
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('navigator', {
    get onLine() {
      return online;
    },
    locks: {
      request: (name: string, job: () => Promise<void>) => {
        locks.push(name);
        return job();
      },
    },
  });
  vi.stubGlobal('localStorage', createStorage(items));
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    asked.push([url, init]);
    return reply();
  });
});

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('a public page after a logout without a network gives the device’s cookie back, as the app would', async () => {
  forgetDevice();
  await settled();
  const { method, path, credentials } = call;
  expect(asked).toEqual([[path, expect.objectContaining({ method, credentials, redirect: 'manual' })]]);
  expect([items.size, locks]).toEqual([0, [RENEWAL_LOCK]]);
});

test('a public page after a logout without a network does so when the network comes back', async () => {
  online = false;
  forgetDevice();
  await settled();
  expect(asked).toEqual([]);
  online = true;
  page.dispatchEvent(new Event('online'));
  await settled();
  expect(items.size).toBe(0);
});

test('a public page after a logout without a network tries again where the first request after that still fails', async () => {
  reply = () => Promise.reject(new TypeError('Failed to fetch'));
  forgetDevice();
  await settled();
  reply = forgotten;
  await vi.advanceTimersByTimeAsync(10_000);
  await settled();
  expect([asked.length, items.size]).toEqual([2, 0]);
});

test.each<[string, Reply]>([
  ['the network ends', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server is busy', async () => Response.json({ detail: 'Later.' }, { status: 503 })],
  ['a portal answers', async () => new Response('<html></html>')],
  ['it is led elsewhere', async () => Response.error()],
])('a public page after a logout without a network keeps asking where %s', async (_, answer) => {
  reply = answer;
  forgetDevice();
  await settled();
  expect([asked.length, items.size]).toEqual([1, 1]);
});

test.each([
  ['of a member who is still remembered', '1 7'],
  ['that is not there', null],
])('a public page after a logout without a network leaves a cookie alone %s', async (_, held) => {
  items.clear();
  if (held !== null) items.set(RENEWAL_KEY, held);
  forgetDevice();
  await settled();
  expect(asked).toEqual([]);
});
