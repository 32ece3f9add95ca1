import { parentPort } from 'node:worker_threads';
import { readPage } from './page-reader.ts';

parentPort?.on('message', (source: string) => {
  parentPort?.postMessage(readPage(source));
});
