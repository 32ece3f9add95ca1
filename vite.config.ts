import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { catalogueAssets } from './scripts/build/build-catalogue.ts';
import { readBuildSettings } from './scripts/build/build-settings.ts';
import { chunkOf } from './scripts/build/chunk-groups.ts';
import { compileStyles } from './scripts/build/compile-styles.ts';
import { documents } from './scripts/build/documents.ts';
import { outboxWorker } from './scripts/build/outbox-worker.ts';
import { plainGlobals } from './scripts/build/plain-globals.ts';
import { precacheRevisions } from './scripts/build/precache-revisions.ts';
import { prerenderLanding } from './scripts/build/prerender-landing.ts';
import { webManifest } from './scripts/build/web-manifest.ts';

const BACKEND_PATHS = ['/django', '/v1', '/media', '/dev', '/healthz'];

/** Workbox refuses single files above this; the whole precache is held to 3.5 MB by a test. */
const LARGEST_PRECACHED_FILE_BYTES = 1_000_000;

function plugins(): PluginOption[] {
  return [
    tanstackRouter({
      target: 'react',
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/route-tree.gen.ts',
      quoteStyle: 'single',
      semicolons: true,
      addExtensions: '.tsx',
      autoCodeSplitting: true,
    }),
    react(),
    compileStyles(),
    plainGlobals(),
    prerenderLanding(),
    documents(),
    catalogueAssets(),
    outboxWorker(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'sw.ts',
      injectRegister: false,
      registerType: 'prompt',
      includeManifestIcons: false,
      manifest: webManifest(),
      injectManifest: {
        rollupFormat: 'iife',
        globPatterns: ['**/*.{html,js,css,json,woff2,svg,webmanifest,bin}', 'icons/icon-192.png'],
        globIgnores: ['sw.js', 'sw-outbox.js', '.vite/**', 'screenshots/**', 'assets/library-*.json'],
        dontCacheBustURLsMatching: /^assets\//,
        maximumFileSizeToCacheInBytes: LARGEST_PRECACHED_FILE_BYTES,
      },
      integration: {
        beforeBuildServiceWorker({ injectManifest }) {
          injectManifest.manifestTransforms = [precacheRevisions(injectManifest.globDirectory)];
          // The web manifest, which the pattern finds; here it has another hash than other files.
          injectManifest.additionalManifestEntries = [];
        },
      },
    }),
  ];
}

export default defineConfig(({ mode }) => {
  readBuildSettings(loadEnv(mode, import.meta.dirname));
  const backend = `http://127.0.0.1:${process.env.BACKEND_PORT ?? '4173'}`;
  return {
    plugins: plugins(),
    // The same library in the syntax of the browsers that this build is for.
    resolve: { alias: [{ find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' }] },
    worker: { format: 'es' },
    build: {
      target: ['chrome111', 'firefox114', 'safari16.4'],
      manifest: true,
      sourcemap: false,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: ['index.html', 'app.html'],
        // Short names, as the worker carries the list of all of them.
        output: {
          entryFileNames: 'assets/[name]-[hash:7].js',
          // Icons of many screens together: a chunk for each would be a request for each.
          codeSplitting: {
            groups: [
              { name: chunkOf(import.meta.dirname), debugName: 'first screens' },
              { name: 'icons', test: /lucide-react.dist.esm.icons/, minShareCount: 5 },
            ],
            includeDependenciesRecursively: false,
          },
          chunkFileNames: 'assets/[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:7][extname]',
        },
      },
    },
    server: {
      proxy: Object.fromEntries(BACKEND_PATHS.map((path) => [path, backend])),
    },
  };
});
