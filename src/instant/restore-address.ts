/**
 * Runs first in every document but index.html: puts back the address that `hand-over.ts` wrote into the fragment. With
 * the origin in front of it, whatever stands there can only be a path of this site.
 */
if (location.hash.startsWith('#/')) history.replaceState(null, '', location.origin + location.hash.slice(1));
