import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openApiDocument } from '../../../server/openapi-document.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';

it('names every call, and the committed document is the current one', () => {
  const text = JSON.stringify(openApiDocument());
  for (const { path } of Object.values(endpoints)) expect(text).toContain(JSON.stringify(path));
  const committed = readFileSync(new URL('../../../docs/openapi.json', import.meta.url), 'utf8');
  expect(JSON.parse(committed)).toEqual(JSON.parse(text));
});

it('stands in the guide for backends with every call, its method and its extension', () => {
  const guide = readFileSync(new URL('../../../docs/django.md', import.meta.url), 'utf8');
  const sections = guide.split(/^## /m);
  const missing = Object.values(endpoints).filter(({ name, method, path, extension }) => {
    const heading = extension === null ? 'The calls' : `Extension \`${extension}\``;
    const section = sections.find((each) => each.startsWith(heading)) ?? '';
    return !section.includes(`| \`${name}\` | ${method} | \`${path}`);
  });
  expect(missing.map(({ name }) => name)).toEqual([]);
});
