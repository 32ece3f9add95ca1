import { expect, it } from 'vitest';
import { askAll, authority, ELSEWHERE, SAID, SECRET } from '../../support/ask-tls-neighbours.ts';
import { createAuthority, selfSigned } from '../../support/certificates.ts';

it.each([
  ['once they are asked to', false],
  ['at once', true],
])('neighbours that encrypt %s and prove their names are asked', async (_, encryptsAtOnce) => {
  const { asked, heard } = await askAll(authority.certify(ELSEWHERE), encryptsAtOnce);
  const [database, mail, provider] = heard;
  expect(asked).toMatchObject({ mail: 'sent', coach: 'Drink a glass of water.', log: '' });
  expect(asked.database).toContain('28P01');
  expect(database).toContain(SECRET);
  expect(mail).toContain(Buffer.from(`\0sorrel\0${SECRET}`).toString('base64'));
  expect(provider).toContain(`Bearer ${SECRET}`);
});

it.each([
  ['a stranger vouches for', createAuthority('Stranger').certify(ELSEWHERE), 'UNABLE_TO_VERIFY'],
  ['vouch for themselves', selfSigned(ELSEWHERE), 'DEPTH_ZERO_SELF_SIGNED_CERT'],
  ['prove another name', authority.certify('elsewhere.example'), 'ERR_TLS_CERT_ALTNAME_INVALID'],
  ['do not encrypt', null, '.*does not support SSL'],
])('neighbours that %s are told nothing', async (_, shown, reason) => {
  const { asked, heard } = await askAll(shown);
  expect(asked.database).toMatch(new RegExp(`^unavailable: ${reason}`));
  expect(asked.mail).toMatch(/^(?:ESOCKET|ETLS)$/);
  expect(asked.coach).toContain('The AI coach cannot be reached just now');
  expect(asked.log).toContain('"msg":"AI provider failed"');
  expect(asked.log).not.toMatch(SAID);
  for (const each of heard) expect(each).not.toMatch(SAID);
});
