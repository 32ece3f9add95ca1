import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build, type Plugin, type ResolvedConfig, runnerImport } from 'vite';

const SCRIPT = 'src/instant/boot.ts';
const FRAME = 'src/instant/frame.tsx';
const PLACE = '<!--instant-->';

type Frame = { renderMemberFrame: () => string };

/** The script as one classic file: as a module it would wait for the document and for the app's own graph. */
async function bundle(config: ResolvedConfig): Promise<string> {
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
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(config.root, SCRIPT), output: { format: 'iife' } },
    },
  });
  const outputs = Array.isArray(built) ? built : [built];
  const [chunk] = outputs.flatMap((each) => ('output' in each ? each.output : []));
  if (chunk?.type !== 'chunk') throw new Error(`${SCRIPT} was built into nothing`);
  return chunk.code;
}

/** Puts into app.html what shows before the app is loaded: the frame as a template, and the script that fills it. */
export function instantStart(): Plugin {
  let config: ResolvedConfig;
  // In development a module, which has no place in the document: it applies the colours alone.
  let script = `<script type="module" src="/${SCRIPT}"></script>`;
  return {
    name: 'sorrel:instant-start',
    configResolved(resolved) {
      config = resolved;
    },
    async buildStart() {
      if (config.command !== 'build') return;
      const code = await bundle(config);
      const hash = createHash('sha256').update(code).digest('base64url').slice(0, 7);
      const fileName = `assets/instant-${hash}.js`;
      this.emitFile({ type: 'asset', fileName, source: code });
      script = `<script src="/${fileName}"></script>`;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        if (!html.includes(PLACE)) return html;
        const { module } = await runnerImport<Frame>(join(config.root, FRAME), { root: config.root });
        const template = `<template id="member-frame">${module.renderMemberFrame()}</template>`;
        return html.replace(PLACE, () => template + script);
      },
    },
  };
}
