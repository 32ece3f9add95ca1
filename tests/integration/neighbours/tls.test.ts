import { expect, it } from 'vitest';
import { askAll, authority, ELSEWHERE, SAID, SECRET } from '../../support/ask-tls-neighbours.ts';
import { createAuthority } from '../../support/certificates.ts';

it('neighbours that prove their names are asked', async () => {
  const { asked, heard } = await askAll(authority.certify(ELSEWHERE));
  const [database, mail, provider] = heard;
  expect(asked).toMatchObject({ mail: 'sent', coach: 'Drink a glass of water.', log: '' });
  expect(asked.database).toContain('28P01');
  expect(database).toContain(SECRET);
  expect(mail).toContain(Buffer.from(`\0sorrel\0${SECRET}`).toString('base64'));
  expect(provider).toContain(`Bearer ${SECRET}`);
});

it.each([
  [
    'are vouched for by a stranger',
    createAuthority('Stranger').certify(ELSEWHERE),
    /^unavailable: UNABLE_TO_VERIFY/,
  ],
])('neighbours that %s are told nothing', async (_, shown, reason) => {
  const { asked, heard } = await askAll(shown);
  expect(asked.database).toMatch(reason);
  expect(asked.mail).toMatch(/^(?:ESOCKET|ETLS)$/);
  expect(asked.coach).toContain('The AI coach cannot be reached just now');
  expect(asked.log).toContain('"msg":"AI provider failed"');
  expect(asked.log).not.toMatch(SAID);
  for (const each of heard) expect(each).not.toMatch(SAID);
});
