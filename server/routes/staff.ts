import { eq } from 'drizzle-orm';
import { isLocalDay, localDayAt } from '../../src/domain/calendar/days.ts';
import { err, ok, type Result } from '../../src/terms/result.ts';
import { closeAccount, reopenAccount } from '../auth/accounts.ts';
import { isUuid } from '../base/keys.ts';
import type { Database } from '../database/database.ts';
import { profiles, type StaffAction } from '../database/schema.ts';
import type { HandlersOf, Member } from '../http/call.ts';
import type { Commit } from '../http/commit.ts';
import { invalid, notFound, type Refusal, refuse } from '../http/refusal.ts';
import { logStaff } from '../staff/log.ts';
import { changeMembership, type FoundMember, findMember, readMembers } from '../staff/members.ts';
import { readSummary } from '../staff/summary.ts';
import type { Parts } from './parts.ts';

const FIRST_DAY = '2000-01-01';

type StaffCalls =
  | 'listMembers'
  | 'getMember'
  | 'updateMember'
  | 'deleteMember'
  | 'restoreMember'
  | 'getStaffSummary';

interface StaffCall {
  readonly member: Member;
  readonly params: Readonly<Record<string, string>>;
  readonly commit: Commit;
}

/** The role is checked before any of these runs, as the entries of the contract say. */
export const staffHandlers = ({ clock }: Pick<Parts, 'clock'>): HandlersOf<StaffCalls> => {
  /** Finds, changes and logs in one transaction; answers the account as it is afterwards. */
  const onMember = (
    { member, params, commit }: StaffCall,
    action: StaffAction,
    change: (tx: Database, found: FoundMember, at: Date) => Promise<Result<null, Refusal>>,
  ): Promise<Result<FoundMember['account'], Refusal>> =>
    commit(async (tx) => {
      const memberId = params.memberId ?? '';
      const found = isUuid(memberId) ? await findMember(tx, memberId, 'change') : null;
      if (found === null) return err(notFound);
      const at = new Date(clock());
      const changed = await change(tx, found, at);
      if (!changed.ok) return changed;
      await logStaff(tx, { staffId: member.id, action, subjectId: memberId, at });
      const after = await findMember(tx, memberId, 'read');
      return after === null ? err(notFound) : ok(after.account);
    });

  return {
    listMembers: ({ member, body, commit }) =>
      commit(async (tx) => {
        await logStaff(tx, { staffId: member.id, action: 'members.list', at: new Date(clock()) });
        return ok(await readMembers(tx, body));
      }),

    getMember: (call) => onMember(call, 'member.view', async () => ok(null)),

    updateMember: ({ body, ...call }) =>
      onMember(call, 'member.edit', async (tx, { account, deletedAt }, at) => {
        if (deletedAt !== null) return refuse(409, 'This account is deleted. Restore it first.');
        const { name, address, membership } = body;
        if (account.has_profile) {
          await tx
            .update(profiles)
            .set({ name, location: address, updatedAt: at })
            .where(eq(profiles.userId, account.id));
        } else if (name !== account.name || address !== '') {
          return invalid({ name: ['This member has no profile yet. Only the membership can change.'] });
        }
        if (membership !== account.membership) await changeMembership(tx, account.id, membership, at);
        return ok(null);
      }),

    deleteMember: (call) =>
      onMember(call, 'member.delete', async (tx, { account, deletedAt }, at) => {
        if (deletedAt === null) await closeAccount(tx, account.id, at);
        return ok(null);
      }),

    restoreMember: (call) =>
      onMember(call, 'member.restore', async (tx, { account, deletedAt }) => {
        if (deletedAt !== null) await reopenAccount(tx, account.id, deletedAt);
        return ok(null);
      }),

    getStaffSummary: async ({ member, query, commit }) => {
      const start = query.start ?? '';
      const today = localDayAt(clock(), 0);
      if (!isLocalDay(start) || start < FIRST_DAY || start > today) {
        return invalid({ start: ['The period must start on a day that has begun, written YYYY-MM-DD.'] });
      }
      return commit(async (tx) => {
        await logStaff(tx, { staffId: member.id, action: 'summary.view', at: new Date(clock()) });
        return ok(await readSummary(tx, start, today));
      });
    },
  };
};
