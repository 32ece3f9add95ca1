import { join } from 'node:path';
import { build, type ResolvedConfig } from 'vite';

/** A script and its styles as texts, to be put inside a document. */
export interface Inlined {
  readonly script: string;
  readonly style: string;
}

/** A note that Vite leaves at the end of a sheet. */
const BUNDLER_NOTE = /\/\*\$vite\$.*?\*\//;

/** Builds an early script as a classic one, with its styles: as a module it would wait for the document. */
export async function bundleInline(config: ResolvedConfig, entry: string): Promise<Inlined> {
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
