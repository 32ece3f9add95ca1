import { mkdirSync, writeFileSync } from 'node:fs';
import { openApiDocument } from './openapi-document.ts';

const FILE = new URL('../docs/openapi.json', import.meta.url);

mkdirSync(new URL('.', FILE), { recursive: true });
writeFileSync(FILE, `${JSON.stringify(openApiDocument(), null, 2)}\n`);
process.stdout.write('Wrote docs/openapi.json.\n');
