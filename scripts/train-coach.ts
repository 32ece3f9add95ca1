import { writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { loadCookbook } from '../catalogue/load.ts';
import { foodPhrases } from '../src/domain/coach/slots/food-phrase.ts';
import { hashOfExamples, readExamples, readFoodNames } from './coach/examples.ts';
import { MIND_FILE } from './coach/mind-file.ts';
import { teach } from './coach/teach.ts';

/** `npm run train:coach` makes the coach's weights of all examples. */
const started = performance.now();
const examples = readExamples();
const packed = teach(examples, {
  hash: hashOfExamples(),
  names: readFoodNames(),
  foods: foodPhrases(loadCookbook()),
});
writeFileSync(MIND_FILE, packed);
const seconds = ((performance.now() - started) / 1000).toFixed(0);
const kilobytes = (brotliCompressSync(packed).length / 1024).toFixed(0);
process.stdout.write(`${examples.length} examples, ${seconds} s, ${kilobytes} kB compressed.\n`);
