import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { build } from 'vite';
import { pruneEarlierAssets, setAsideBuild } from './build/earlier-assets.ts';
import { COMPLETE, DIST, filesUnder, ROOT } from './ensure-built.ts';

/**
 * `npm run build [-- <folder>]`: builds the app, copies index.html to the name that static hosts look for, lays a
 * brotli copy beside every file that it makes smaller and keeps the hashed files of the two releases that were built in the folder before.
 */
const COMPRESSED = /\.(html|js|css|json|svg|webmanifest|txt|bin)$/;

const compress = promisify(brotliCompress);

async function precompress(outDir: string): Promise<void> {
  const served = (await filesUnder(outDir)).filter((file) => !file.includes('/.vite/'));
  for (const file of served.filter((name) => COMPRESSED.test(name))) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    await writeFile(`${file}.br`, await compress(await readFile(file), { params }));
  }
}

// Any other value would bundle React's development build.
process.env.NODE_ENV = 'production';
const outDir = process.argv[2] === undefined ? DIST : resolve(process.argv[2]);
await setAsideBuild(outDir, new Date());
await build({
  root: ROOT,
  build: { outDir, emptyOutDir: false },
  logLevel: process.env.CI === undefined ? 'info' : 'warn',
});
// GitHub Pages, Netlify and others answer unknown paths with this file.
await copyFile(join(outDir, 'index.html'), join(outDir, '404.html'));
await precompress(outDir);
await pruneEarlierAssets(outDir);
await writeFile(join(outDir, COMPLETE), new Date().toISOString());
