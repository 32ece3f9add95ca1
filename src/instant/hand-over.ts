import { documentFor } from '../domain/documents.ts';

/**
 * Runs in the head of index.html. A host that only serves files answers with it whatever path is asked for, so it
 * leads on to the document that opens the path. That one takes the address from the fragment (`restore-address.ts`).
 */

const { pathname, search, hash } = location;
const wanted = documentFor(pathname);
if (wanted !== 'index.html') {
  // The browser goes on drawing this document until the other one arrives.
  document.documentElement.hidden = true;
  location.replace(`/${wanted}#${pathname}${search}${hash}`);
}
