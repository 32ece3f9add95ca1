import type { Plugin, Rolldown } from 'vite';

/** Documents whose first picture must not wait for a second request. */
const DOCUMENTS = ['index.html', 'app.html'];
/** Complete before any script: what only adds to it is loaded after the first paint. */
const COMPLETE = 'index.html';

/** A longer sheet is asked for with the scripts: what is shown before does without it. */
const LONGEST_INLINE = 30_000;

const STYLESHEET = /<link rel="stylesheet"[^>]*? href="\/(assets\/[^"]+\.css)">/g;
const MODULE_SCRIPT = /\s*<script type="module"[^>]*? src="(\/assets\/[^"]+\.js)"><\/script>/g;
const MODULE_PRELOAD = /\s*<link rel="modulepreload"[^>]*>/g;

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

/**
 * Puts the short styles of the documents that start a visit inside them. The server allows them by their hashes in
 * the Content Security Policy.
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
      },
    },
  };
}
