import { expect, it } from 'vitest';
import { startLiveServer } from '../../support/live-server.ts';

it('signs up, verifies and signs in over a real port', async () => {
  const t = performance.now();
  const server = await startLiveServer();
  const t1 = performance.now();
  const post = (path: string, body: unknown, method = 'POST') => fetch(server.origin + path, { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
  const r = await post('/django/api/register', { username: 'ada', email: 'Ada@example.org', password: 'Sorrel-42x', isClient: false, isSuperAdmin: true, isAdmin: true });
  const j = await r.json();
  const mail = await server.mail();
  const code = /\d{6}/.exec(mail[0]?.text ?? '')?.[0];
  const vr = await post(`/django/api/verify_otp/${encodeURIComponent('Ada@example.org')}/`, { otp: code }, 'PUT');
  const l = await (await post('/django/api/login', { email: 'ada@example.org', password: 'Sorrel-42x' })).json();
  const auth = { Authorization: `Bearer ${l.access}`, 'Content-Type': 'application/json' };
  const none = await fetch(`${server.origin}/django/user/profiles/${l.id}/`, { headers: auth });
  const made = await fetch(`${server.origin}/django/user/create/profile/`, { method: 'POST', headers: auth, body: JSON.stringify({ user: l.id, name: 'Ada', gender: 'Female', fitness_goal: 'Weight Loss', bmi: 24, location: 'x, y', weight: 72, height: 170, age: 30, activity_level: 'lightly active', fitness_level: 'Beginner', bio: '', diet_type: 'vegetarian', height_uom: 'cm', weight_uom: 'kg', target_weight: 65 }) });
  const first = await (await fetch(`${server.origin}/django/nutrition/meal/${l.id}`, { headers: auth })).json();
  let plan: any = [];
  while (plan.length === 0) { plan = await (await fetch(`${server.origin}/django/nutrition/meal/${l.id}`, { headers: auth })).json(); await new Promise(r => setTimeout(r, 100)); }
  const t2 = performance.now();
  const budget = await (await fetch(`${server.origin}/django/today-nutrition-budget/${l.id}/?day=${new Date().toISOString().slice(0, 10)}`, { headers: auth })).json();
  const chat = await (await fetch(`${server.origin}/django/assistant/${l.id}/chat/`, { method: 'POST', headers: auth, body: JSON.stringify({ message: 'What do I eat today?' }) })).json();
  process.stdout.write(JSON.stringify({ t: t1 - t, plan: t2 - t1, r: r.status, j, vr: vr.status, l, none: none.status, made: made.status, first, budget, chat, mail, headers: Object.fromEntries(made.headers) }, null, 1) + JSON.stringify(plan).slice(0, 3000));
  await server.stop();
  expect(1).toBe(1);
});
