import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { expectWater, press } from '../support/daily-steps.ts';
import { createMemberWithWeek, openMember } from '../support/member-device.ts';
import { NO_LONGER_THEIRS, signIn } from '../support/member-steps.ts';
import { readRows } from '../support/member-store.ts';
import { enter } from '../support/ready-member.ts';

test('settings are walked by keys; everything is exported; deleting the account takes it off the device, and nothing of another member [4.12]', async (context) => {
  const {
    page,
    server,
    member: stayer,
    ...device
  } = await openMember(context, 'Elder', {
    installsWorker: false,
  });
  await device.context.clearCookies({ name: 'user' });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.getByText('Sign in to refresh').waitFor();
  await press(page, '+500 ml');
  await page.getByText('Sign in to send 1 change and refresh').waitFor();

  const leaver = await createMemberWithWeek(server, 'Dittany');
  await enter(page, leaver);
  await page.goto('/dashboard/profile?tab=nonsense');
  await page.getByRole('tab', { name: 'Profile', selected: true }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('tabpanel', { name: 'Password' }).waitFor();
  expect(new URL(page.url()).searchParams.get('tab')).toBe('password');
  await page.keyboard.press('Home');
  await page.getByText('You: 168 cm, 61 kg').waitFor();
  const take = async (name: string): Promise<string> => {
    const [download] = await Promise.all([page.waitForEvent('download'), press(page, name)]);
    expect(download.suggestedFilename()).toMatch(/^sorrel-.*\.(json|csv)$/);
    return readFile(await download.path(), 'utf8');
  };
  expect(JSON.parse(await take('Export as JSON'))).toMatchObject({
    memberId: leaver.id,
    tables: { profile: [{ profile: { weight: 61 } }] },
  });
  expect(await take('Export as CSV')).toMatch(/^\uFEFF?day,entry,meal,name,amount,unit,kcal\r\n/);

  await page.goto('/dashboard/profile?tab=delete');
  // A fetch that is refused since the account is gone would lock the device before it hears of its deletion.
  await page.waitForLoadState('networkidle');
  await press(page, 'Delete account');
  const path = `/django/api/delete_account/${leaver.id}/`;
  const called = page.waitForRequest((request) => new URL(request.url()).pathname === path);
  device.expectConsole(NO_LONGER_THEIRS);
  await press(page, 'Delete');
  expect((await called).method()).toBe('DELETE');
  expect((await (await called).allHeaders()).authorization).toMatch(/^Bearer /);
  await page.waitForURL(`${server.origin}/`);
  await expect.poll(() => device.context.cookies()).toEqual([]);
  const left = await page.evaluate(async () =>
    [
      ...(await indexedDB.databases()).map(({ name }) => name),
      ...Object.entries(localStorage).flat(),
      ...Object.entries(sessionStorage).flat(),
    ].join(),
  );
  expect(left).not.toContain(leaver.id);
  expect(left).not.toContain(leaver.email);
  expect(await readRows(page, stayer.id, 'outbox')).toHaveLength(1);

  device.expectConsole(/status of 401/);
  await page.goto('/sign-in');
  await signIn(page, leaver);
  await page.getByText('Error! Please check your credentials').waitFor();
  await enter(page, stayer);
  await expect.poll(() => readRows(page, stayer.id, 'outbox')).toEqual([]);
  await expectWater(page, '0.5 L');
});
