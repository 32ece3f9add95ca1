import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { openApiDocument } from './guide/openapi-document.ts';
import { renderGuide } from './guide/render.ts';

const DOCUMENT = new URL('../docs/openapi.json', import.meta.url);
const GUIDE = new URL('../docs/django.md', import.meta.url);

mkdirSync(new URL('.', DOCUMENT), { recursive: true });
writeFileSync(DOCUMENT, `${JSON.stringify(openApiDocument(), null, 2)}\n`);
writeFileSync(GUIDE, renderGuide(readFileSync(GUIDE, 'utf8')));
process.stdout.write('Wrote docs/openapi.json and the examples of docs/django.md.\n');
