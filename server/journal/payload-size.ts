import type { WireOperation } from '../../src/contract/journal.ts';

/** What an operation holds, in bytes. */
export const bytesOf = ({ payload }: WireOperation): number => Buffer.byteLength(JSON.stringify(payload));
