import type { Extension } from '../../src/contract/endpoint.ts';
import type { Basics } from '../base/basics.ts';
import type { Database } from '../database/database.ts';
import type { users } from '../database/schema.ts';
import { issueToken } from './access-tokens.ts';
import type { SignIn } from './sign-ins.ts';

const EXTENSIONS: Extension[] = [
  'plan-inputs',
  'own-week',
  'newsletter',
  'journal',
  'idempotency',
  'renewal',
  'sign-out',
  'sessions',
  'calendar',
  'recipe-import',
  'coach-reply',
  'report',
];

/** Services that the operator may have switched on; null where not. */
interface Offered {
  readonly foodFacts: object | null;
  readonly coachStream: object | null;
  readonly push: object | null;
}

/**
 * A new session of a member, as signing in and renewing answer it; rights are those the account has now.
 * `plain` answers what the contract names and nothing more.
 */
export const sessionAnswer = async (
  db: Database,
  parts: Pick<Basics, 'clock' | 'randomBytes'> & Offered,
  user: typeof users.$inferSelect,
  signIn: SignIn,
  plain: boolean,
) => {
  const session = {
    id: user.id,
    access: await issueToken({ ...parts, db }, user.id, signIn),
    membership_type: user.membershipType,
  };
  return plain
    ? session
    : {
        ...session,
        username: user.username,
        isClient: user.isClient,
        extensions: [
          ...EXTENSIONS,
          ...(parts.foodFacts === null ? [] : (['food-lookup'] as const)),
          ...(parts.coachStream === null ? [] : (['coach-stream'] as const)),
          ...(parts.push === null ? [] : (['push'] as const)),
          ...(user.isClient ? [] : (['staff'] as const)),
        ],
      };
};
