import { isAppPath } from './app-paths.ts';
import { type PublicFile, publicDocuments } from './public-pages.ts';

/** Returns the built document that opens a path; any unknown path gets the landing page. */
export const documentFor = (pathname: string): PublicFile | 'app.html' =>
  isAppPath(pathname) ? 'app.html' : (publicDocuments[pathname] ?? 'index.html');
