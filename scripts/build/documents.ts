import { basename, join } from 'node:path';
import { build, type Plugin, type ResolvedConfig, type Rolldown, runnerImport } from 'vite';

/** Runs before the first frame, with its styles. */
const COLOURS = 'src/instant/colours.ts';
/** Runs after the first frame. */
const BOOT = 'src/instant/boot.ts';
const FRAMES = 'src/instant/frame.tsx';
const HAND_OVER = 'src/instant/hand-over.ts';
const RESTORE = 'src/instant/restore-address.ts';

const INSTANT_PLACE = '<!--instant-->';
const HAND_OVER_PLACE = '<!--hand-over-->';

/** Documents whose first picture must not wait for a second request. */
const DOCUMENTS = ['index.html', 'app.html'];
/** Complete before any script: what only adds to it is loaded after the first paint. */
const COMPLETE = 'index.html';

/** A longer sheet is asked for with the scripts: what is shown before does without it. */
const LONGEST_INLINE = 30_000;

/** A script and its styles as texts, to be put inside a document. */
interface Inlined {
  readonly script: string;
  readonly style: string;
}

type Frames = { renderFrames: () => string };

/** A note that Vite leaves at the end of a sheet. */
const BUNDLER_NOTE = /\/\*\$vite\$.*?\*\//;

/** Builds an early script as a classic one, with its styles: as a module it would wait for the document. */
async function bundleInline(config: ResolvedConfig, entry: string): Promise<Inlined> {
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
      rolldownOptions: { input: join(config.root, entry), output: { format: 'iife' } },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((each) =>
    'output' in each ? each.output : [],
  );
  const script = outputs.find((output) => output.type === 'chunk')?.code;
  const style = outputs.find((output) => output.type === 'asset')?.source ?? '';
  if (script === undefined || typeof style !== 'string')
    throw new Error(`${entry} was built without its script, or with styles that are no text.`);
  return { script: script.trim(), style: style.replace(BUNDLER_NOTE, '').trim() };
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

const STYLESHEET = /<link rel="stylesheet"[^>]*? href="\/(assets\/[^"]+\.css)">/g;

const afterPaint = (scripts: readonly string[]): string => {
  const imports = scripts.map((script) => `import("${script}")`).join(';');
  return `<script>new PerformanceObserver((_,o)=>{o.disconnect();${imports}}).observe({type:"paint",buffered:true})</script>`;
};

const loadAfterPaint = (html: string): string => {
  const scripts = [...html.matchAll(MODULE_SCRIPT)].flatMap(([, script]) => script ?? []);
  const bare = html.replace(MODULE_SCRIPT, '').replace(MODULE_PRELOAD, '');
  return bare.replace('</body>', () => `${afterPaint(scripts)}</body>`);
};

const assetOf = (bundle: Rolldown.OutputBundle, file: string): Rolldown.OutputAsset => {
  const output = bundle[file];
  if (output?.type !== 'asset') throw new Error(`${file} is not an asset of the build.`);
  return output;
};

const textOf = ({ source }: Rolldown.OutputAsset): string =>
  typeof source === 'string' ? source : new TextDecoder().decode(source);

const takeInline = (bundle: Rolldown.OutputBundle): void => {
  const inlined = new Set<string>();
  const take = (file: string): string => {
    inlined.add(file);
    return textOf(assetOf(bundle, file)).trim();
  };
  for (const name of DOCUMENTS.filter((each) => bundle[each] !== undefined)) {
    const document = assetOf(bundle, name);
    const html = textOf(document).replace(STYLESHEET, (tag, file: string) =>
      textOf(assetOf(bundle, file)).length <= LONGEST_INLINE ? `<style>${take(file)}</style>` : tag,
    );
    document.source = name === COMPLETE ? loadAfterPaint(html) : html;
  }
  const documents = Object.values(bundle).filter(({ fileName }) => fileName.endsWith('.html'));
  for (const file of inlined) {
    const isNamed = (output: Rolldown.OutputAsset | Rolldown.OutputChunk): boolean =>
      output.type === 'asset' && textOf(output).includes(`/${file}`);
    if (!documents.some(isNamed)) delete bundle[file];
  }
};

/**
 * Makes documents that begin by themselves:
 *
 * - app.html paints its first frame without any request. All requests and the markup of the next frames are moved into a
 *   `template` element, which the browser does not load from. `src/instant` takes them out after the first frame.
 * - Short styles of the documents that start a visit stand inside them. The server allows them by their hashes in the
 *   Content Security Policy.
 * - Every path opens on a host that only serves files and answers unknown paths with index.html: that document redirects
 *   to the right one, which restores the address. In development the server sends the right document.
 */
export function documents(): Plugin {
  let config: ResolvedConfig;
  let scripts: Record<'colours' | 'boot' | 'handOver' | 'restore', Inlined> | null = null;

  const withHandOver = (html: string, filename: string): string => {
    if (scripts === null) return html;
    const { script } = basename(filename) === 'index.html' ? scripts.handOver : scripts.restore;
    return html.replace(HAND_OVER_PLACE, () => `<script>${script}</script>`);
  };

  const withFrames = async (html: string): Promise<string> => {
    if (!html.includes(INSTANT_PLACE)) return html;
    // In development the app's tags stay in place, and only the script with the colours is added.
    if (scripts === null)
      return html.replace(INSTANT_PLACE, `<script type="module" src="/${COLOURS}"></script>`);
    const { colours, boot } = scripts;
    const { module } = await runnerImport<Frames>(join(config.root, FRAMES), { root: config.root });
    const later = requestsOf(html) + module.renderFrames();
    return html
      .replace(LINK, '')
      .replace(MODULE_SCRIPT, '')
      .replace(INSTANT_PLACE, () => `<style>${colours.style}</style><script>${colours.script}</script>`)
      .replace(
        '</body>',
        () => `<template id="later">${later}</template><script>${boot.script}</script></body>`,
      );
  };

  return {
    name: 'sorrel:documents',
    enforce: 'post',
    configResolved(resolved) {
      config = resolved;
    },
    async buildStart() {
      if (config.command !== 'build') return;
      const bundle = (entry: string): Promise<Inlined> => bundleInline(config, entry);
      scripts = {
        colours: await bundle(COLOURS),
        boot: await bundle(BOOT),
        handOver: await bundle(HAND_OVER),
        restore: await bundle(RESTORE),
      };
      if (scripts.colours.style === '') throw new Error(`${COLOURS} was built without its styles.`);
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { filename }) => withFrames(withHandOver(html, filename)),
    },
    generateBundle: {
      order: 'post',
      handler: (_options, bundle) => takeInline(bundle),
    },
  };
}
