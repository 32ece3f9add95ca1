import { expect, test } from 'vitest';
import { DIST } from '../../scripts/ensure-built.ts';
import { openDevice } from '../support/browser.ts';
import { startLiveServer } from '../support/live-server.ts';
import { signIn } from '../support/member-steps.ts';
import { createReadyMember, enter } from '../support/ready-member.ts';

/** A photo that is drawn only at the word of the test. */
const HELD_DRAWING = `
  const held = new Promise((resolve) => { window.letDraw = resolve; });
  const draw = createImageBitmap;
  window.createImageBitmap = (file) => held.then(() => draw(file)).finally(() => { window.drawn = true; });
`;

test('a photo that was chosen before somebody else signed in is not sent as theirs', async (context) => {
  const server = await startLiveServer({ staticDir: DIST });
  context.onTestFinished(() => server.stop());
  const ana = await createReadyMember(server, 'Anise');
  const ben = await createReadyMember(server, 'Borage');
  const { page, ...device } = await openDevice(context, { origin: server.origin, installsWorker: false });
  const sent: string[] = [];
  device.context.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(request.postDataBuffer()?.toString('latin1') ?? '');
  });
  await page.addInitScript({ content: HELD_DRAWING });
  await enter(page, ana);
  await page.goto('/dashboard/profile');
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 40, height: 40 } });
  await page.getByLabel('Choose a photo').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  await page.getByRole('button', { name: 'Upload' }).click();

  const other = await device.context.newPage();
  await other.goto('/sign-in');
  await signIn(other, ben);
  await other.waitForURL('**/dashboard');
  await page.getByText(ben.username).first().waitFor();
  await page.evaluate('letDraw()');
  await expect.poll(() => page.evaluate('window.drawn')).toBe(true);
  // A photo would go before it.
  await page.getByLabel('Location').fill('Borage Row');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('status').getByText('Profile updated').waitFor();
  expect(sent).toEqual([expect.stringContaining('Borage Row')]);
});
