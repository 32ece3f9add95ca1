import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { REPORT_LINKS_MAX, type ReportLink, type WireReport } from '../../src/contract/report.ts';
import { drawToken, hashOfToken } from '../auth/access-tokens.ts';
import { holdSignIns } from '../auth/sign-ins.ts';
import type { Basics } from '../base/basics.ts';
import { isUuid, uuidOf } from '../base/keys.ts';
import type { Database } from '../database/database.ts';
import { reportLinks, users } from '../database/schema.ts';
import { openReport, sealReport } from './sealed-report.ts';

const DAY_MS = 86_400_000;

type LinkParts = Pick<Basics, 'db' | 'clock'>;
type Row = Pick<typeof reportLinks.$inferSelect, 'id' | 'madeAt' | 'expiresAt'>;

const inWords = ({ id, madeAt, expiresAt }: Row): ReportLink => ({
  id,
  made_at: madeAt.toISOString(),
  until: expiresAt.toISOString(),
});

/** The member's links that still open, newest first. */
export const listLinks = async ({ db, clock }: LinkParts, userId: string): Promise<readonly ReportLink[]> => {
  const { id, madeAt, expiresAt } = reportLinks;
  const rows = await db
    .select({ id, madeAt, expiresAt })
    .from(reportLinks)
    .where(and(eq(reportLinks.userId, userId), gt(expiresAt, new Date(clock()))))
    .orderBy(desc(madeAt), desc(id));
  return rows.map(inWords);
};

/** Makes a link to a report. Null where the member has as many as there may be. Run it in a transaction. */
export const createLink = async (
  tx: Database,
  { clock, randomBytes }: Pick<Basics, 'clock' | 'randomBytes'>,
  userId: string,
  { days, report }: { readonly days: number; readonly report: WireReport },
): Promise<(ReportLink & { readonly secret: string }) | null> => {
  // The row of the member is locked, so that two calls at once do not make one link too many.
  await holdSignIns(tx, userId);
  if ((await listLinks({ db: tx, clock }, userId)).length >= REPORT_LINKS_MAX) return null;
  const secret = drawToken({ randomBytes });
  const now = clock();
  const row = {
    id: uuidOf(randomBytes(16)),
    madeAt: new Date(now),
    expiresAt: new Date(now + days * DAY_MS),
  };
  await tx
    .insert(reportLinks)
    .values({ ...row, userId, secretHash: hashOfToken(secret), report: sealReport(secret, report) });
  return { ...inWords(row), secret };
};

/** Deletes a link of the member with its report; any other id is nothing to them. */
export const deleteLink = async (db: Database, userId: string, id: string): Promise<void> => {
  if (isUuid(id))
    await db.delete(reportLinks).where(and(eq(reportLinks.userId, userId), eq(reportLinks.id, id)));
};

/** The report that a secret opens now; null for any other text. A closed account opens none until it is back. */
export const readLink = async ({ db, clock }: LinkParts, secret: string) => {
  const { secretHash, expiresAt, madeAt, report } = reportLinks;
  const [found] = await db
    .select({ madeAt, expiresAt, report })
    .from(reportLinks)
    .innerJoin(users, eq(users.id, reportLinks.userId))
    .where(
      and(eq(secretHash, hashOfToken(secret)), gt(expiresAt, new Date(clock())), isNull(users.deletedAt)),
    );
  return found === undefined
    ? null
    : {
        made_at: found.madeAt.toISOString(),
        until: found.expiresAt.toISOString(),
        report: openReport(secret, found.report),
      };
};
