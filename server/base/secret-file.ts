import { readFile } from 'node:fs/promises';

/** A secret that whoever runs the server may replace at any time: read anew whenever it is needed. */
export const readSecret = async (file: string): Promise<string> => (await readFile(file, 'utf8')).trim();
