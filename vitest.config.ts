import { defineConfig } from 'vitest/config';
import { enginesToTest } from './scripts/suites/find-engines.ts';
import { LongestFirst } from './tests/support/longest-first.ts';
import { screenBrowser, screenPlugins } from './tests/support/screen-project.ts';

const LONG_TESTS = '**/*.long.test.ts';
/** Unit tests stand beside what they prove. */
const CODE = '{catalogue,scripts,server,src,sw}';
/** Longer than the twenty seconds for which a page that is left holds what it was sending, where no key makes it safe. */
const POLL_TIMEOUT_MS = 30_000;

interface Suite {
  readonly name: string;
  readonly include?: string[];
  readonly exclude?: string[];
  readonly globalSetup?: string[];
  readonly testTimeout?: number;
  readonly order?: number;
  /**
   * Its files run one after the other in two processes that last: modules, a server's database, a browser take
   * seconds to start, so they are shared (tests/support). The order of the files is no matter.
   */
  readonly lasting?: boolean;
}

function suite(wanted: Suite) {
  const {
    name,
    include,
    exclude = [LONG_TESTS],
    testTimeout = 30_000,
    order = 0,
    lasting = false,
    ...rest
  } = wanted;
  return {
    test: {
      name,
      include: include ?? [`tests/${name}/**/*.test.{ts,tsx}`],
      exclude,
      testTimeout,
      hookTimeout: Math.max(testTimeout, 180_000),
      setupFiles: [lasting ? 'tests/support/unit-setup.ts' : 'tests/support/setup.ts'],
      maxWorkers: 2,
      isolate: !lasting,
      sequence: { groupOrder: order },
      expect: { poll: { timeout: POLL_TIMEOUT_MS } },
      ...rest,
    },
  };
}

const screens = {
  plugins: screenPlugins,
  optimizeDeps: { entries: ['src/route-tree.gen.ts'] },
  test: {
    ...suite({ name: 'screens', testTimeout: 180_000 }).test,
    globalSetup: ['tests/support/screen-server.ts'],
    setupFiles: ['tests/support/setup.ts', 'tests/support/screen-setup.ts'],
    isolate: false,
    css: true,
    browser: screenBrowser,
  },
};

const BUILT = ['tests/support/built-app.ts'];

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      suite({ name: 'architecture' }),
      // Some plan a dozen weeks, a second each on a quiet machine.
      suite({
        name: 'unit',
        include: [`${CODE}/**/*.test.{ts,tsx}`],
        lasting: true,
        testTimeout: 120_000,
      }),
      suite({
        name: 'contract',
        include: ['tests/{contract,security}/**/*.test.ts'],
        testTimeout: 180_000,
        lasting: true,
      }),
      suite({ name: 'integration', testTimeout: 120_000, lasting: true }),
      suite({ name: 'chaos', testTimeout: 180_000 }),
      screens,
      suite({ name: 'build', testTimeout: 30_000, globalSetup: BUILT, order: 1 }),
      suite({ name: 'e2e', testTimeout: 180_000, globalSetup: BUILT, order: 2, lasting: true }),
      suite({
        name: 'engines',
        include: enginesToTest().map((engine) => `tests/engines/${engine.toLowerCase()}.test.ts`),
        testTimeout: 180_000,
        globalSetup: BUILT,
        order: 2,
      }),
      suite({
        name: 'long',
        include: [`tests/{contract,integration,security}/${LONG_TESTS}`, `${CODE}/${LONG_TESTS}`],
        exclude: [],
        testTimeout: 7_200_000,
        order: 3,
      }),
      suite({
        name: 'long-browser',
        include: [`tests/{build,e2e,engines,screens}/${LONG_TESTS}`],
        exclude: [],
        globalSetup: BUILT,
        testTimeout: 7_200_000,
        order: 4,
      }),
    ],
  },
});
