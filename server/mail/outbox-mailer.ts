import { desc } from 'drizzle-orm';
import { ok } from '../../src/terms/result.ts';
import type { Basics } from '../base/basics.ts';
import { mailOutbox } from '../database/schema.ts';
import type { Mail, Mailer } from './mailer.ts';

export interface KeptMail extends Mail {
  /** ISO 8601. */
  readonly at: string;
}

const SHOWN = 100;

/** Keeps mail in the database and hands it to `print`: for a server that sends none. */
export const createOutboxMailer = (
  { db, clock }: Pick<Basics, 'db' | 'clock'>,
  print: (mail: Mail) => void,
): Mailer => ({
  send: async (mail) => {
    await db.insert(mailOutbox).values({ ...mail, at: new Date(clock()) });
    print(mail);
    return ok(null);
  },
});

/** Newest first. */
export const readOutbox = async ({ db }: Pick<Basics, 'db'>): Promise<readonly KeptMail[]> => {
  const rows = await db.select().from(mailOutbox).orderBy(desc(mailOutbox.seq)).limit(SHOWN);
  return rows.map(({ to, subject, text, at }) => ({ to, subject, text, at: at.toISOString() }));
};
