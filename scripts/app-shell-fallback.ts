import type { Plugin } from 'vite';
import { isAppPath } from '../src/domain/app-paths.ts';

/** In `npm run dev`, the app's own paths get app.html, as the server and the worker do with the build. */
export function appShellFallback(): Plugin {
  return {
    name: 'sorrel:app-shell-fallback',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        if (isAppPath(pathname)) request.url = '/app.html';
        next();
      });
    },
  };
}
