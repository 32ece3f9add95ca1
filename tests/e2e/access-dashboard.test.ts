import { expect, test } from 'vitest';
import { faultsOnTheWay } from '../support/axe-walk.ts';
import { sticksOutWithLargeText } from '../support/large-text.ts';
import { QUICK_LOOKS } from '../support/look.ts';
import { MEMBER_PAGES, STAFF_PAGES } from '../support/member-pages.ts';
import { createReadyMember, enter } from '../support/ready-member.ts';
import { walkOverview, walkPages } from '../support/walk-screens.ts';

test('axe finds nothing on any page of the dashboard, light on a phone and dark on a desktop, and text at 200 % fits the phone [2.23]', async (context) => {
  const cutOff: string[] = [];
  const faults = await faultsOnTheWay(context, QUICK_LOOKS, async (page, server, see) => {
    const member = await createReadyMember(server, 'Rowan');
    await server.makeAdmin(member.email);
    await enter(page, member);
    const look = async (screen: string): Promise<void> => {
      await see(screen);
      cutOff.push(...(await sticksOutWithLargeText(page)).map((what) => `${screen}: ${what}`));
    };
    await walkOverview(page, look);
    const dish = await page.locator('a[href^="/dashboard/dish/"]').first().getAttribute('href');
    const place = dish?.replace('/dashboard/dish/', '') ?? '';
    await walkPages(page, [...MEMBER_PAGES, ...STAFF_PAGES, `dish/${place}`, `kitchen/${place}`], look);
  });
  expect(faults).toEqual([]);
  expect(cutOff).toEqual([]);
}, 600_000);
