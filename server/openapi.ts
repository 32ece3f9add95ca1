import { writeFileSync } from 'node:fs';
import { openApiDocument } from './openapi-document.ts';

const DOCUMENT = new URL('../docs/openapi.json', import.meta.url);

writeFileSync(DOCUMENT, `${JSON.stringify(openApiDocument(), null, 2)}\n`);
process.stdout.write('Wrote docs/openapi.json.\n');
