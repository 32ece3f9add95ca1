import { expect, it } from 'vitest';
import { askAll, authority, ELSEWHERE, SAID, SECRET } from '../../support/ask-tls-neighbours.ts';
import { selfSigned } from '../../support/certificates.ts';

it('neighbours that encrypt at once and prove their names are asked', async () => {
  const { asked, heard } = await askAll(authority.certify(ELSEWHERE), true);
  const [database, mail, provider] = heard;
  expect(asked).toMatchObject({ mail: 'sent', coach: 'Drink a glass of water.', log: '' });
  expect(asked.database).toContain('28P01');
  expect(database).toContain(SECRET);
  expect(mail).toContain(Buffer.from(`\0sorrel\0${SECRET}`).toString('base64'));
  expect(provider).toContain(`Bearer ${SECRET}`);
});

it.each([
  ['vouch for themselves', selfSigned(ELSEWHERE), /^unavailable: DEPTH_ZERO_SELF_SIGNED_CERT/],
  [
    'prove another name',
    authority.certify('elsewhere.example'),
    /^unavailable: ERR_TLS_CERT_ALTNAME_INVALID/,
  ],
  ['do not encrypt', null, /^unavailable: .*does not support SSL/],
])('neighbours that %s are told nothing', async (_, shown, reason) => {
  const { asked, heard } = await askAll(shown);
  expect(asked.database).toMatch(reason);
  expect(asked.mail).toMatch(/^(?:ESOCKET|ETLS)$/);
  expect(asked.coach).toContain('The AI coach cannot be reached just now');
  expect(asked.log).toContain('"msg":"AI provider failed"');
  expect(asked.log).not.toMatch(SAID);
  for (const each of heard) expect(each).not.toMatch(SAID);
});
