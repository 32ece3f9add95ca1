import { hash, verify } from '@node-rs/argon2';
import { limitConcurrency } from '../base/concurrency.ts';
import { siteOf } from '../http/address.ts';

/** Argon2id (the library's default variant). Memory in KiB. */
export interface HashCost {
  readonly memoryCost: number;
  readonly timeCost: number;
}

/** OWASP's first choice for Argon2id with one lane. */
export const SERVICE_COST: HashCost = { memoryCost: 19_456, timeCost: 2 };

/** Work for one network address waits for what that address asked before, not for the others'. */
export interface Hasher {
  hash(text: string, address: string): Promise<string>;
  /** `null` costs as much as a real hash and never matches, so that an answer's time tells nothing. */
  matches(hashed: string | null, text: string, address: string): Promise<boolean>;
}

const PARALLEL_HASHES = 2;

export const createHasher = (cost: HashCost): Hasher => {
  const limited = limitConcurrency(PARALLEL_HASHES);
  let decoy: Promise<string> | null = null;
  const hashText = (text: string, address: string) => limited(() => hash(text, cost), siteOf(address));
  return {
    hash: hashText,
    matches: async (hashed, text, address) => {
      decoy ??= hashText('decoy', '');
      const known = hashed ?? (await decoy);
      const same = await limited(() => verify(known, text), siteOf(address));
      return same && hashed !== null;
    },
  };
};
