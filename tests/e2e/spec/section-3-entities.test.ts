import { afterAll, beforeAll, expect, type TestContext, test } from 'vitest';
import { DIST } from '../../../scripts/ensure-built.ts';
import { openDevice } from '../../support/browser.ts';
import { type LiveServer, startLiveServer } from '../../support/live-server.ts';
import { createReadyMember, enter } from '../../support/ready-member.ts';

let server: LiveServer;
beforeAll(async () => {
  server = await startLiveServer({ staticDir: DIST });
});
afterAll(() => server.stop());

const open = async (context: TestContext, username: string) => {
  const member = await createReadyMember(server, username);
  const device = await openDevice(context, { installsWorker: false, origin: server.origin, screen: 'phone' });
  await enter(device.page, member);
  return { ...device, member };
};

test('session and profile: the cookies and the session keys, and what they hold [3.1 3.2 3.5]', async (context) => {
  const { page, member, ...device } = await open(context, 'Savory');
  const read = async (name: string): Promise<Record<string, unknown>> => {
    const cookie = (await device.context.cookies()).find((each) => each.name === name);
    expect(cookie?.path).toBe('/');
    return JSON.parse(decodeURIComponent(cookie?.value ?? 'null'));
  };
  const user = await read('user');
  expect(user).toMatchObject({ id: member.id, username: 'Savory', isClient: true });
  const keys = await page.evaluate(() => ({ ...sessionStorage }));
  expect(keys).toMatchObject({ user_id: member.id, access_token: user.access });
  await expect.poll(() => read('profile')).toMatchObject({ gender: 'Female', weight: 61, height_uom: 'cm' });
});
