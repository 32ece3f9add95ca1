import { request } from 'node:http';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { catalogueAssets } from '../../scripts/build/build-catalogue.ts';
import { compileStyles } from '../../scripts/build/compile-styles.ts';
import { launchOptions, SCREENS } from '../../scripts/chromium.ts';

/** What Vite and Vitest need to show the app's screens, from its sources, in Chromium. */

const OF_BACKEND = /^\/(django|v1|media|dev)\//;

/** Passes the backend's calls on, so that the app finds it at its own origin. Its address is known once it listens. */
const backendCalls: Plugin = {
  name: 'sorrel:backend-calls',
  configureServer({ middlewares }) {
    middlewares.use((incoming, outgoing, next) => {
      const { url = '', method, headers } = incoming;
      if (!OF_BACKEND.test(url)) return next();
      const call = request(`${process.env.SCREENS_BACKEND}${url}`, { method, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(outgoing);
      });
      call.on('error', next);
      incoming.pipe(call);
    });
  },
};

const NODE_ENV = { 'process.env.NODE_ENV': JSON.stringify('production') };

/** React as members get it: its build for development needs many times the processor time to draw a screen. */
const releasedReact: Plugin = {
  name: 'sorrel:released-react',
  config: () => ({
    define: NODE_ENV,
    oxc: { jsx: { runtime: 'automatic', development: false } },
    optimizeDeps: {
      include: ['react', 'react-dom/client', 'react/jsx-runtime'],
      rolldownOptions: { transform: { define: NODE_ENV } },
    },
  }),
};

export const screenPlugins = [releasedReact, compileStyles(), catalogueAssets(), backendCalls];

export const screenBrowser = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    // Asked for at the launch: whoever runs other tests needs no browser.
    get launchOptions() {
      return launchOptions();
    },
    contextOptions: { ...SCREENS.phone, reducedMotion: 'reduce', locale: 'en-GB' },
  }),
  viewport: SCREENS.phone.viewport,
  instances: [{ browser: 'chromium' as const }],
};
