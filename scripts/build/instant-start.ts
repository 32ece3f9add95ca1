import { join } from 'node:path';
import { type Plugin, type ResolvedConfig, runnerImport } from 'vite';
import { bundleInline, type Inlined } from './bundle-inline.ts';

/** Runs before the first frame, with its styles. */
const COLOURS = 'src/instant/colours.ts';
/** Runs after the first frame. */
const BOOT = 'src/instant/boot.ts';
const FRAMES = 'src/instant/frame.tsx';
const PLACE = '<!--instant-->';

type Frames = { renderFrames: () => string };

interface Start {
  readonly colours: Inlined;
  readonly boot: Inlined;
}

/** Matches the `link` elements that make the browser fetch something. */
const LINK = /\s*<link\s(?!rel="icon" href="data:|rel="expect")[^>]*>/g;
const MODULE_SCRIPT = /\s*<script type="module"[^>]*? src="([^"]+)"><\/script>/g;
const MODULE_PRELOAD = /<link rel="modulepreload"[^>]*? href="([^"]+)">/g;

const filesOf = (html: string, tags: RegExp): readonly string[] =>
  [...html.matchAll(tags)].flatMap(([, file]) => file ?? []);

/**
 * Returns the document's requests in the order of their use: styles and fonts first, then scripts. Every file that the
 * app's first script imports gets a script element before it, so that its code runs in a task of its own.
 */
function requestsOf(html: string): string {
  const links = [...html.matchAll(LINK)]
    .map(([tag]) => tag.trim())
    .filter((tag) => !tag.match(MODULE_PRELOAD));
  const files = [...filesOf(html, MODULE_PRELOAD), ...filesOf(html, MODULE_SCRIPT)];
  const preloads = files.map((file) => `<link rel="modulepreload" fetchpriority="low" href="${file}">`);
  const scripts = files.map((file) => `<script type="module" src="${file}"></script>`);
  return [...links, ...preloads, ...scripts].join('');
}

/**
 * Lets app.html paint its first frame without any request. All requests and the markup of the next frames are moved
 * into a `template` element, which the browser does not load from. `src/instant` takes them out after the first frame.
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
      if (config.command !== 'build') return;
      start = { colours: await bundleInline(config, COLOURS), boot: await bundleInline(config, BOOT) };
      if (start.colours.style === '') throw new Error(`${COLOURS} was built without its styles.`);
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        if (!html.includes(PLACE)) return html;
        // In development the app's tags stay in place, and only the script with the colours is added.
        if (start === null) return html.replace(PLACE, `<script type="module" src="/${COLOURS}"></script>`);
        const { colours, boot } = start;
        const { module } = await runnerImport<Frames>(join(config.root, FRAMES), { root: config.root });
        const later = requestsOf(html) + module.renderFrames();
        return html
          .replace(LINK, '')
          .replace(MODULE_SCRIPT, '')
          .replace(PLACE, () => `<style>${colours.style}</style><script>${colours.script}</script>`)
          .replace(
            '</body>',
            () => `<template id="later">${later}</template><script>${boot.script}</script></body>`,
          );
      },
    },
  };
}
