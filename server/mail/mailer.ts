import type { Result } from '../../src/terms/result.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Mailer {
  /** The error is for the log; it holds nothing of the mail. */
  send(mail: Mail): Promise<Result<null, { readonly reason: string }>>;
}
