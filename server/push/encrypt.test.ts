import { expect, it } from 'vitest';
import { createBrowser, provesSender } from '../../tests/support/push-service.ts';
import { encryptMessage } from './encrypt.ts';
import { createPushKeys, proofFor } from './push-keys.ts';

it('gives the example of RFC 8291, appendix A', () => {
  const sealed = encryptMessage(
    'When I grow up, I want to be a watermelon',
    {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
    0,
    {
      privateKey: Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'),
      salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
    },
  );
  expect(sealed.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

it('is read by the browser alone, and every message is as long as every other', async () => {
  const browser = await createBrowser();
  const [short, long] = ['{}', JSON.stringify({ kind: 'lunch', day: '2026-11-26' })].map((text) =>
    encryptMessage(text, browser),
  );
  expect(await browser.read(long as Buffer)).toBe('{"kind":"lunch","day":"2026-11-26"}');
  expect(await browser.read(short as Buffer)).toBe('{}');
  expect(short?.length).toBe(long?.length);
  await expect((await createBrowser()).read(long as Buffer)).rejects.toThrow();
});

it('proves who sends, to the push service that it is for', async () => {
  const keys = createPushKeys();
  const now = Date.parse('2026-11-26T10:00:00Z');
  const header = proofFor('https://push.example.net', keys, 'mailto:a@b.example', now);
  expect(await provesSender(keys, header, 'https://push.example.net', now)).toBe(true);
  expect(await provesSender(keys, header, 'https://other.example', now)).toBe(false);
  expect(await provesSender(createPushKeys(), header, 'https://push.example.net', now)).toBe(false);
});
