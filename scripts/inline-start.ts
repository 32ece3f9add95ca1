import type { Plugin, Rolldown } from 'vite';

/** Where the first picture must not wait for a second request. */
const DOCUMENTS = ['index.html', 'app.html'];
/** Complete before any script: what only adds to it is loaded after the first paint. */
const COMPLETE = 'index.html';

/** A longer sheet comes after what is shown first; scripts wait for it, the first paint does not. */
const LONGEST_INLINE = 30_000;

const STYLESHEET = /<link rel="stylesheet"[^>]*? href="\/(assets\/[^"]+\.css)">/g;
const CLASSIC_SCRIPT = /<script src="\/(assets\/[^"]+\.js)"><\/script>/g;
const MODULE_SCRIPT = /\s*<script type="module"[^>]*? src="(\/assets\/[^"]+\.js)"><\/script>/g;
const MODULE_PRELOAD = /\s*<link rel="modulepreload"[^>]*>/g;

const afterPaint = (scripts: readonly string[]): string => {
  const imports = scripts.map((script) => `import("${script}")`).join(';');
  return `<script>new PerformanceObserver((_,o)=>{o.disconnect();${imports}}).observe({type:"paint",buffered:true})</script>`;
};

const modulesOf = (html: string): readonly string[] =>
  [...html.matchAll(MODULE_SCRIPT)].flatMap(([, script]) => script ?? []);

const preloadOf = (script: string): string =>
  `<link rel="modulepreload" fetchpriority="low" crossorigin href="${script}">`;

/**
 * What is shown first comes first: its font before the app's scripts, and a frame of it before they run. A page that
 * nobody sees paints nothing and does not wait for it.
 */
const startBehindPicture = (html: string): string => {
  const scripts = modulesOf(html);
  const start = `{const start=()=>{${scripts.map((script) => `import("${script}")`).join(';')}};document.hidden?start():requestAnimationFrame(()=>setTimeout(start))}`;
  return html
    .replace(MODULE_PRELOAD, (tag) => tag.replace('<link', '<link fetchpriority="low"'))
    .replace(MODULE_SCRIPT, (_tag, script: string) => preloadOf(script))
    .replace('</body>', () => `<script>${start}</script></body>`);
};

const loadAfterPaint = (html: string): string => {
  const scripts = modulesOf(html);
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

/**
 * Puts the styles and the classic scripts of the documents that start a visit inside them. The server allows
 * them by their hashes in the Content Security Policy.
 */
export function inlineStart(): Plugin {
  return {
    name: 'sorrel:inline-start',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const inlined = new Set<string>();
        const take = (file: string): string => {
          inlined.add(file);
          return textOf(assetOf(bundle, file)).trim();
        };
        for (const name of DOCUMENTS.filter((each) => bundle[each] !== undefined)) {
          const later: string[] = [];
          const document = assetOf(bundle, name);
          const html = textOf(document)
            .replace(STYLESHEET, (tag, file: string) => {
              if (textOf(assetOf(bundle, file)).length <= LONGEST_INLINE)
                return `<style>${take(file)}</style>`;
              later.push(tag);
              return '';
            })
            .replace(CLASSIC_SCRIPT, (_tag, file: string) => `<script>${take(file)}</script>`);
          const styled = html.replace('</body>', () => `${later.join('')}</body>`);
          document.source = name === COMPLETE ? loadAfterPaint(styled) : startBehindPicture(styled);
        }
        const documents = Object.values(bundle).filter(({ fileName }) => fileName.endsWith('.html'));
        for (const file of inlined) {
          const isNamed = (output: Rolldown.OutputAsset | Rolldown.OutputChunk): boolean =>
            output.type === 'asset' && textOf(output).includes(`/${file}`);
          if (!documents.some(isNamed)) delete bundle[file];
        }
      },
    },
  };
}
