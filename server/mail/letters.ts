import type { CodePurpose } from '../auth/codes.ts';
import type { Mail } from './mailer.ts';

const SUBJECTS: Readonly<Record<CodePurpose, string>> = {
  verify: 'Your Sorrel verification code',
  reset: 'Your Sorrel password reset code',
};
const REASONS: Readonly<Record<CodePurpose, string>> = {
  verify: 'Enter it to confirm your email address.',
  reset: 'Enter it to choose a new password.',
};

export const codeLetter = (purpose: CodePurpose, to: string, code: string): Mail => ({
  to,
  subject: SUBJECTS[purpose],
  text: [
    `Your code is ${code}`,
    '',
    `${REASONS[purpose]} It works once and for ten minutes.`,
    'If you did not ask for it, you can ignore this message.',
  ].join('\n'),
});
