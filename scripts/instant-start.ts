import { join } from 'node:path';
import { type Plugin, type ResolvedConfig, runnerImport } from 'vite';
import { bundleInline, type Inlined } from './bundle-inline.ts';

/** Before the first frame, with its styles; and what comes after it. */
const COLOURS = 'src/instant/colours.ts';
const BOOT = 'src/instant/boot.ts';
const FRAMES = 'src/instant/frame.tsx';
const PLACE = '<!--instant-->';

type Frames = { renderFrames: () => string };

interface Start {
  readonly colours: Inlined;
  readonly boot: Inlined;
}

/** All but those that ask for nothing. */
const LINK = /\s*<link\s(?!rel="icon" href="data:|rel="expect")[^>]*>/g;
const MODULE_SCRIPT = /\s*<script type="module"[^>]*? src="([^"]+)"><\/script>/g;
const MODULE_PRELOAD = /<link rel="modulepreload"[^>]*? href="([^"]+)">/g;

const filesOf = (html: string, tags: RegExp): readonly string[] =>
  [...html.matchAll(tags)].flatMap(([, file]) => file ?? []);

/**
 * The document's preloads in the order of their use: first what is shown, then scripts. A file that the app's first
 * script imports gets a script element of its own before it, so that its code runs in a separate task.
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
      if (config.command !== 'build') return;
      start = { colours: await bundleInline(config, COLOURS), boot: await bundleInline(config, BOOT) };
      if (start.colours.style === '') throw new Error(`${COLOURS} was built without its styles.`);
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        if (!html.includes(PLACE)) return html;
        // In development the app's tags stay where they are, and the colours are all that comes before it.
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
