/** The prerendered documents: complete pages that need no script to be read. */
export type PublicFile = 'index.html' | 'terms.html' | 'policy.html' | 'about.html';

/** The document that answers each public path. Any path that is neither here nor the app's own gets index.html. */
export const publicDocuments: Readonly<Record<string, PublicFile>> = {
  '/': 'index.html',
  '/terms': 'terms.html',
  '/terms-of-service': 'terms.html',
  '/policy': 'policy.html',
  '/en': 'about.html',
};
