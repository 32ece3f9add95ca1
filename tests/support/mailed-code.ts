import type { CodePurpose } from '../../server/auth/codes.ts';
import { codeLetter } from '../../server/mail/letters.ts';
import type { Mail } from '../../server/mail/mailer.ts';

/** Reads the mail the server sent, newest first. */
export type ReadMail = () => Promise<readonly Mail[]> | readonly Mail[];

const PATIENCE_MS = 30_000;

/** The newest code for a purpose; waits for its letter, which a server may send after it has answered. */
export async function mailedCode(
  readMail: ReadMail,
  email: string,
  purpose: CodePurpose = 'verify',
): Promise<string> {
  const { subject } = codeLetter(purpose, email, '');
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const letter = (await readMail()).find((mail) => mail.to === email && mail.subject === subject);
    const code = /\b\d{6}\b/.exec(letter?.text ?? '')?.[0];
    if (code !== undefined) return code;
    if (Date.now() > deadline) throw new Error(`No code was mailed to ${email} (${purpose}).`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
