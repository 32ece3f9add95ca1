import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openApiDocument } from '../../../server/guide/openapi-document.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';

it('names every call, and the committed document is the current one', () => {
  const text = JSON.stringify(openApiDocument());
  for (const { path } of Object.values(endpoints)) expect(text).toContain(JSON.stringify(path));
  const committed = readFileSync(new URL('../../../docs/openapi.json', import.meta.url), 'utf8');
  expect(JSON.parse(committed)).toEqual(JSON.parse(text));
});
