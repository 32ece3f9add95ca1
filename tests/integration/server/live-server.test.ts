import { expect, it } from 'vitest';
import { startLiveServer } from '../../support/live-server.ts';

it('answers on a port of its own, keeps its mail readable, plans on its own thread', async () => {
  const server = await startLiveServer();
  const send = async (method: string, path: string, body: object, token?: string): Promise<Response> =>
    fetch(server.origin + path, {
      method,
      headers: {
        'Content-Type': 'application/json',
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
  const email = 'ada@example.org';
  const account = { email, password: 'Sorrel-42x' };
  const flags = { isClient: true, isSuperAdmin: false, isAdmin: false };
  await send('POST', '/django/api/register', { username: 'ada', ...account, ...flags });
  const [mail] = await server.mail();
  const shown = await (await fetch(`${server.origin}/dev/mail`)).text();
  expect(shown).toContain(mail?.subject);
  const otp = /\d{6}/.exec(mail?.text ?? '')?.[0];
  await send('PUT', `/django/api/verify_otp/${encodeURIComponent(email)}/`, { otp });
  const login = await send('POST', '/django/api/login', account);
  const { id, access } = (await login.json()) as { id: string; access: string };
  const facts = { weight: 72, height: 170, age: 31, bmi: 24.9, target_weight: 65 };
  const words = { name: 'Ada', location: '', bio: '', gender: 'Female', fitness_goal: 'Maintain Weight' };
  const kinds = { activity_level: 'sedentary', fitness_level: 'Expert', diet_type: 'vegan' };
  const units = { height_uom: 'cm', weight_uom: 'kg' };
  await send(
    'POST',
    '/django/user/create/profile/',
    { user: id, ...facts, ...words, ...kinds, ...units },
    access,
  );
  const readPlan = async () =>
    (await (
      await fetch(`${server.origin}/django/nutrition/meal/${id}`, {
        headers: { Authorization: `Bearer ${access}` },
      })
    ).json()) as readonly object[];
  await expect.poll(readPlan, { timeout: 30_000, interval: 100 }).toHaveLength(1);
  await server.stop();
  await expect(fetch(`${server.origin}/healthz`)).rejects.toThrow();
});
