import { test } from 'vitest';
import { openMember } from '../support/member-device.ts';
for (let i = 0; i < 6; i++)
  test('w' + i, async (context) => {
    const t = process.cpuUsage();
    const s = Date.now();
    const { page } = await openMember(context, 'Ana', { installsWorker: i % 2 === 0 });
    await page.getByRole('region', { name: "Today's meals" }).waitFor();
    const u = process.cpuUsage(t);
    process.stderr.write(`${i} ${Date.now() - s} ms, cpu ${(u.user + u.system) / 1000}\n`);
  });
