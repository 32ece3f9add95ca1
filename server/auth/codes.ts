import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { OTP_LENGTH } from '../../src/domain/constants.ts';
import type { Basics } from '../base/basics.ts';
import { codes, type users } from '../database/schema.ts';
import type { Hasher } from './hasher.ts';

export type CodePurpose = 'verify' | 'reset';

const LIFETIME_MS = 10 * 60_000;
const MAX_TRIES = 5;
const CODES = 10 ** OTP_LENGTH;
/** The largest multiple of a million that four bytes hold: beyond it a remainder would favour small codes. */
const FAIR = Math.floor(2 ** 32 / CODES) * CODES;

const drawCode = (randomBytes: Basics['randomBytes']): string => {
  for (;;) {
    const drawn = Buffer.from(randomBytes(4)).readUInt32BE();
    if (drawn < FAIR) return String(drawn % CODES).padStart(OTP_LENGTH, '0');
  }
};

/** The owner of a code. Registering the address again or changing the password voids the code. */
export type CodeOwner = Pick<typeof users.$inferSelect, 'email' | 'passwordHash'>;

const bound = (purpose: CodePurpose, { email, passwordHash }: CodeOwner, code: string): string =>
  `${purpose} ${email} ${code} ${passwordHash}`;

type CodeParts = Pick<Basics, 'db' | 'clock' | 'randomBytes'> & { readonly hasher: Hasher };

/** A fresh code for one purpose and account; any earlier one is void. */
export const issueCode = async (
  { db, clock, randomBytes, hasher }: CodeParts,
  purpose: CodePurpose,
  owner: CodeOwner,
  address: string,
): Promise<string> => {
  const code = drawCode(randomBytes);
  const fresh = {
    hash: await hasher.hash(bound(purpose, owner, code), address),
    tries: 0,
    expiresAt: new Date(clock() + LIFETIME_MS),
  };
  await db
    .insert(codes)
    .values({ purpose, email: owner.email, ...fresh })
    .onConflictDoUpdate({ target: [codes.purpose, codes.email], set: fresh });
  return code;
};

/**
 * True once per code: the try is counted before the code is compared, and a right code is deleted. What the
 * code opens is changed only where the owner's password is still the same.
 */
export const redeemCode = async (
  { db, clock, hasher }: CodeParts,
  purpose: CodePurpose,
  owner: CodeOwner,
  code: string,
  address: string,
): Promise<boolean> => {
  const mine = and(eq(codes.purpose, purpose), eq(codes.email, owner.email));
  const [row] = await db
    .update(codes)
    .set({ tries: sql`${codes.tries} + 1` })
    .where(and(mine, lt(codes.tries, MAX_TRIES), gt(codes.expiresAt, new Date(clock()))))
    .returning({ hash: codes.hash });
  const right = await hasher.matches(row?.hash ?? null, bound(purpose, owner, code), address);
  if (!right || row === undefined) return false;
  const spent = await db
    .delete(codes)
    .where(and(mine, eq(codes.hash, row.hash)))
    .returning({ purpose: codes.purpose });
  return spent.length === 1;
};
