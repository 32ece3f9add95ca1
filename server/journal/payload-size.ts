import type { WireOperation } from '../../src/contract/journal.ts';

/** Size of an operation's payload, in bytes. */
export const bytesOf = ({ payload }: WireOperation): number => Buffer.byteLength(JSON.stringify(payload));
