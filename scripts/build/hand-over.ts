import { basename } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { bundleInline } from './bundle-inline.ts';

const HAND_OVER = 'src/instant/hand-over.ts';
const RESTORE = 'src/instant/restore-address.ts';
const PLACE = '<!--hand-over-->';

/**
 * Makes every path of the build open on a host that only serves files and answers unknown paths with index.html: that
 * document redirects to the right one, which restores the address. In development the server sends the right document.
 */
export function handOver(): Plugin {
  let config: ResolvedConfig;
  let scripts: { readonly index: string; readonly others: string } | null = null;
  return {
    name: 'sorrel:hand-over',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async buildStart() {
      const [index, others] = await Promise.all([
        bundleInline(config, HAND_OVER),
        bundleInline(config, RESTORE),
      ]);
      scripts = { index: index.script, others: others.script };
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { filename }) {
        if (scripts === null || !html.includes(PLACE)) return html;
        const script = basename(filename) === 'index.html' ? scripts.index : scripts.others;
        return html.replace(PLACE, () => `<script>${script}</script>`);
      },
    },
  };
}
