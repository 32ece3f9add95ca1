import { readFileSync, writeFileSync } from 'node:fs';
import { withAuthorisation } from './authorisation-table.ts';

/** `npx tsx tests/security/write-matrix.ts` puts the table into the document. */
const DOCUMENT = new URL('../../docs/security.md', import.meta.url);
writeFileSync(DOCUMENT, withAuthorisation(readFileSync(DOCUMENT, 'utf8')));
