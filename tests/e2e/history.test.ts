import { expect, test } from 'vitest';
import { createMemberWithWeek, openMember, sharedServer } from '../support/member-device.ts';

test('the history of the tab does not tell what staff search for and whom they look at', async (context) => {
  const server = await sharedServer();
  const { email, username } = await createMemberWithWeek(server, 'Robinia');
  const staff = await createMemberWithWeek(server, 'Sasha');
  await server.makeAdmin(staff.email);
  const { page } = await openMember(context, 'Sasha', {
    member: staff,
    installsWorker: false,
    screen: 'desktop',
  });
  await page.getByRole('link', { name: 'Members List' }).click();
  const search = page.getByLabel('Search by name or address');
  await search.fill(username);
  await page.keyboard.press('Enter');
  await page.getByText('1 entry').waitFor();
  const view = page.getByRole('link', { name: `View ${username}` });
  await view.click();
  await page.getByText(email).waitFor();
  expect(page.url()).toBe(`${server.origin}/dashboard/details`);
  await page.goBack();
  await view.waitFor();
  expect(await search.inputValue()).toBe(username);
  expect(page.url()).toBe(`${server.origin}/dashboard/members-list`);
  expect(JSON.stringify(await page.evaluate(() => history.state))).not.toContain(username);
  await page.goForward();
  await page.getByText(email).waitFor();
  await page.reload();
  await page.getByText('Choose View next to a person in the list.').waitFor();
});
