import { expect, test } from 'vitest';
import { DIST } from '../../scripts/ensure-built.ts';
import { findAccessFaults } from '../support/axe.ts';
import { openDevice } from '../support/browser.ts';
import { startLiveServer } from '../support/live-server.ts';
import { LOOKS, showIn } from '../support/look.ts';
import { NO_PROFILE_YET } from '../support/member-steps.ts';
import { walkScreens } from '../support/walk-screens.ts';

test('axe finds nothing on any screen, phone and desktop, light and dark', async (context) => {
  const server = await startLiveServer({ staticDir: DIST });
  context.onTestFinished(() => server.stop());
  const { page, expectConsole } = await openDevice(context, { origin: server.origin });
  expectConsole(/status of 404 .*\/no-such-page/);
  expectConsole(NO_PROFILE_YET);
  const faults: string[] = [];

  await walkScreens(page, server.mail, async (screen) => {
    for (const look of LOOKS) {
      await showIn(page, look);
      const found = await findAccessFaults(page);
      faults.push(...found.map((fault) => `${screen}, ${look.screen}, ${look.colorScheme}: ${fault}`));
    }
    await showIn(page, LOOKS[0]);
  });
  expect(faults).toEqual([]);
}, 600_000);
