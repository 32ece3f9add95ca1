import { join } from 'node:path';
import { build, type Plugin, type ResolvedConfig, runnerImport } from 'vite';

const SCRIPT = 'src/instant/boot.ts';
const FRAMES = 'src/instant/frame.tsx';
const PLACE = '<!--instant-->';

type Frames = { renderFrames: () => string };

interface Start {
  readonly script: string;
  readonly style: string;
}

/** What Vite leaves at the end of a sheet. */
const BUNDLER_NOTE = /\/\*\$vite\$.*?\*\//;

/** The first script as a classic one, with its styles: as a module it would wait for the document. */
async function bundle(config: ResolvedConfig): Promise<Start> {
  const built = await build({
    configFile: false,
    root: config.root,
    mode: config.mode,
    envDir: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      target: config.build.target,
      write: false,
      reportCompressedSize: false,
      cssCodeSplit: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(config.root, SCRIPT), output: { format: 'iife' } },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((each) =>
    'output' in each ? each.output : [],
  );
  const script = outputs.find((output) => output.type === 'chunk')?.code;
  const style = outputs.find((output) => output.type === 'asset')?.source;
  if (script === undefined || typeof style !== 'string')
    throw new Error(`${SCRIPT} was built without its script or its styles.`);
  return { script: script.trim(), style: style.replace(BUNDLER_NOTE, '').trim() };
}

/** All but those that ask for nothing. */
const LINK = /\s*<link\s(?!rel="icon" href="data:|rel="expect")[^>]*>/g;
const MODULE_SCRIPT = /\s*<script type="module"[^>]*? src="([^"]+)"><\/script>/g;
const MODULE_PRELOAD = '<link rel="modulepreload" crossorigin';

const preloadOf = ([, script = '']: RegExpExecArray): string => `${MODULE_PRELOAD} href="${script}">`;

/** What the document asks for, in the order in which it is wanted: what is shown first comes before the scripts. */
function requestsOf(html: string): string {
  const links = [...html.matchAll(LINK)].map(([tag]) => tag.trim());
  const scripts = [...html.matchAll(MODULE_SCRIPT)];
  const preloads = [...links, ...scripts.map(preloadOf)].map((tag) =>
    tag.replace(MODULE_PRELOAD, `${MODULE_PRELOAD} fetchpriority="low"`),
  );
  return [...preloads, ...scripts.map(([tag]) => tag.trim())].join('');
}

/**
 * Lets app.html paint its first frame with nothing but itself: everything that would be fetched, the next frames and
 * their styles wait in a template, where the browser leaves them alone until `src/instant` takes them out.
 */
export function instantStart(): Plugin {
  let config: ResolvedConfig;
  let start: Start | null = null;
  return {
    name: 'sorrel:instant-start',
    configResolved(resolved) {
      config = resolved;
    },
    async buildStart() {
      if (config.command === 'build') start = await bundle(config);
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        if (!html.includes(PLACE)) return html;
        // In development the app's tags stay where they are, and the colours are all that comes before it.
        if (start === null) return html.replace(PLACE, `<script type="module" src="/${SCRIPT}"></script>`);
        const { script, style } = start;
        const { module } = await runnerImport<Frames>(join(config.root, FRAMES), { root: config.root });
        const later = requestsOf(html) + module.renderFrames();
        return html
          .replace(LINK, '')
          .replace(MODULE_SCRIPT, '')
          .replace(PLACE, () => `<style>${style}</style><script>${script}</script>`)
          .replace('</body>', () => `<template id="later">${later}</template></body>`);
      },
    },
  };
}
