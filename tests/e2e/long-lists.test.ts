import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DIST } from '../../scripts/ensure-built.ts';
import { chatMessages, users } from '../../server/database/schema.ts';
import { openDevice } from '../support/browser.ts';
import { wake } from '../support/daily-steps.ts';
import { type LiveServer, startLiveServer } from '../support/live-server.ts';
import { caller, createReadyMember, enter } from '../support/ready-member.ts';

const MESSAGES = 10_000;
const ROWS_AT_ONCE = 1_000;
/** Three pages of sixty. */
const MOST_DRAWN = 180;
const MOST_NODES = 2_500;
const MOST_READ = 4_000;

let server: LiveServer;
beforeAll(async () => {
  server = await startLiveServer({ staticDir: DIST });
});
afterAll(() => server.stop());

interface Said {
  readonly id: string;
  readonly role: 'user' | 'assistant';
  readonly text: string;
  /** Epoch seconds. */
  readonly at: number;
}

const said = Array.from({ length: MESSAGES }, (_, place): Said => {
  const role = place % 2 === 0 ? 'user' : 'assistant';
  return { id: randomUUID(), role, text: `Message ${place + 1}.`, at: 1_700_000_000 + place };
});

async function keepOnServer(userId: string): Promise<void> {
  const rows = said.map(({ at, ...message }) => ({ ...message, userId, createdAt: new Date(at * 1000) }));
  for (let first = 0; first < rows.length; first += ROWS_AT_ONCE)
    await server.db.insert(chatMessages).values(rows.slice(first, first + ROWS_AT_ONCE));
}

/** Runs in the page: the same conversation as this device would have it. */
async function keepOnDevice(messages: readonly Said[]): Promise<void> {
  const [found] = (await indexedDB.databases()).filter(({ name }) => name?.startsWith('sorrel-member-'));
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(found?.name ?? '');
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const write = db.transaction('messages', 'readwrite');
  for (const [place, message] of messages.entries())
    write.objectStore('messages').put({ ...message, serverId: message.id, position: place + 1 });
  await new Promise((resolve, reject) => {
    write.oncomplete = resolve;
    write.onerror = () => reject(write.error);
  });
  db.close();
}

/** How many messages this device has. */
const messagesKept = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const [found] = (await indexedDB.databases()).filter(({ name }) => name?.startsWith('sorrel-member-'));
    const opening = indexedDB.open(found?.name ?? '');
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const counting = db.transaction('messages').objectStore('messages').count();
    return new Promise<number>((resolve, reject) => {
      counting.onsuccess = () => resolve(counting.result);
      counting.onerror = () => reject(counting.error);
    }).finally(() => db.close());
  });

/** Runs in the page before its scripts: counts the messages that are read off the disk. */
function countMessagesRead(): void {
  const counted = { rows: 0 };
  Object.assign(window, { counted });
  const count = (request: IDBRequest<unknown>, store: string): void => {
    if (store !== 'messages') return;
    request.addEventListener('success', () => {
      if (request.result !== null) counted.rows += Array.isArray(request.result) ? request.result.length : 1;
    });
  };
  for (const [kind, storeOf] of [
    [IDBObjectStore.prototype, (store: IDBObjectStore) => store.name],
    [IDBIndex.prototype, (index: IDBIndex) => index.objectStore.name],
  ] as const)
    for (const name of ['getAll', 'openCursor', 'get'] as const) {
      const read = kind[name] as (...asked: unknown[]) => IDBRequest<unknown>;
      Object.assign(kind, {
        [name](this: IDBObjectStore & IDBIndex, ...asked: unknown[]) {
          const request = read.apply(this, asked);
          count(request, storeOf(this));
          return request;
        },
      });
    }
}

const conversation = (page: Page): Locator => page.getByRole('region', { name: 'Conversation' });
const bubbles = (page: Page): Locator => conversation(page).getByRole('listitem');
const message = (page: Page, place: number): Locator =>
  bubbles(page).filter({ hasText: new RegExp(`: Message ${place}\\.`) });

/** Waits until a message is within the box that scrolls. */
const expectInView = (page: Page, place: number): Promise<void> =>
  expect
    .poll(async () => {
      const [box, shown] = [await conversation(page).boundingBox(), await message(page, place).boundingBox()];
      if (box === null || shown === null) return false;
      return shown.y + shown.height > box.y && shown.y < box.y + box.height;
    })
    .toBe(true);

/** The first bubble in view and how far below the box's upper edge it stands. */
const inView = (page: Page) =>
  conversation(page).evaluate((box) => {
    const edge = box.getBoundingClientRect().top;
    const first = [...box.querySelectorAll('li')].find((row) => row.getBoundingClientRect().bottom > edge);
    const words = /Message \d+\./.exec(first?.textContent ?? '')?.[0] ?? '';
    return {
      place: Number(/\d+/.exec(words)?.[0]),
      offset: (first?.getBoundingClientRect().top ?? 0) - edge,
    };
  });

test('a conversation of ten thousand messages opens at its end, scrolls to its beginning and never draws it all', async (context) => {
  const member = await createReadyMember(server, 'Lena');
  await keepOnServer(member.id);
  const { page, ...device } = await openDevice(context, { origin: server.origin, installsWorker: false });
  // The file that the page stands on while its data is laid down has no icon.
  device.expectConsole(/favicon\.ico/);
  await device.context.addInitScript(countMessagesRead);
  await enter(page, member);
  await page.goto('/robots.txt');
  await page.evaluate(keepOnDevice, said);
  const asked = page.waitForResponse('**/v1/threads/**');
  await page.goto('/dashboard/ai-chat');
  await expectInView(page, MESSAGES);
  await expect.poll(() => bubbles(page).count()).toBe(60);
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(MOST_NODES);
  await asked;
  expect(await page.evaluate(() => Reflect.get(window, 'counted').rows)).toBeLessThan(MOST_READ);

  for (let pages = 1; pages <= 4; pages += 1) {
    const first = MESSAGES - 60 * pages + 1;
    await conversation(page).evaluate((box) => box.scrollTo(0, 300));
    const before = await inView(page);
    await message(page, first - 60).waitFor({ state: 'attached' });
    await expect
      .poll(async () => {
        const { place, offset } = await inView(page);
        return place === before.place && Math.abs(offset - before.offset) < 3;
      })
      .toBe(true);
    await expect.poll(() => bubbles(page).count()).toBeLessThanOrEqual(MOST_DRAWN);
  }

  await conversation(page).focus();
  await page.keyboard.press('Home');
  await expectInView(page, 1);
  await expect.poll(() => bubbles(page).count()).toBeLessThanOrEqual(MOST_DRAWN);
  await message(page, 180).scrollIntoViewIfNeeded();
  await message(page, 240).waitFor({ state: 'attached' });
  await expectInView(page, 180);
  await expect.poll(() => bubbles(page).count()).toBeLessThanOrEqual(MOST_DRAWN);

  const before = await inView(page);
  await caller(server)(
    'POST',
    `/django/assistant/${member.id}/chat/`,
    { message: 'Elsewhere?' },
    member.access,
  );
  await wake(page);
  await expect.poll(() => messagesKept(page)).toBe(MESSAGES + 2);
  expect(await inView(page)).toEqual(before);
  await conversation(page).focus();
  await page.keyboard.press('End');
  await bubbles(page).filter({ hasText: 'You: Elsewhere?' }).waitFor();
  await bubbles(page).last().filter({ hasText: 'Coach: ' }).waitFor();

  await page.keyboard.press('Home');
  await expectInView(page, 1);
  await page.getByPlaceholder('Enter your question...').fill('And at the end?');
  await page.keyboard.press('Enter');
  await bubbles(page).filter({ hasText: 'You: And at the end?' }).waitFor();
  await page.getByRole('status').filter({ hasText: 'Coach: ' }).waitFor();
  await bubbles(page).last().filter({ hasText: 'Coach: ' }).waitFor();
  const fromEnd = () =>
    conversation(page).evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight);
  await expect.poll(fromEnd).toBeLessThan(2);
  await expect.poll(() => bubbles(page).count()).toBeLessThanOrEqual(MOST_DRAWN);
});

test('the members list comes from the server twenty at a time', async (context) => {
  const staff = await createReadyMember(server, 'Sasha');
  await server.makeAdmin(staff.email);
  const now = Date.now();
  await server.db.insert(users).values(
    Array.from({ length: 200 }, (_, place) => ({
      id: randomUUID(),
      email: `crowd${place}@example.org`,
      username: `Crowd ${place}`,
      passwordHash: 'none',
      verifiedAt: new Date(now),
      createdAt: new Date(now - place * 1000),
    })),
  );
  const { page } = await openDevice(context, {
    origin: server.origin,
    screen: 'desktop',
    installsWorker: false,
  });
  await enter(page, staff);
  await page.goto('/dashboard/members-list');
  await page.getByLabel('Search by name or address').fill('crowd');
  await page.keyboard.press('Enter');
  await page.getByText('200 entries').waitFor();
  const names = page.getByRole('row').filter({ hasText: 'Crowd' });
  await expect.poll(() => names.count()).toBe(20);
  await page.getByRole('button', { name: 'Page 10' }).click();
  await names.filter({ hasText: 'Crowd 199' }).waitFor();
  await expect.poll(() => names.count()).toBe(20);
});
