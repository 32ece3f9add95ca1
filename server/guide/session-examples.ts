const SESSION_ID = '5c1f0a52-7a3e-4b0a-9a53-2f6d8f1d9c11';
const OVER = { detail: 'What you chose is signed out.' };

/** Examples of listing sign-ins, and of ending one with the password. */
export const sessionExamples = (password: string) => ({
  listSessions: {
    answer: {
      sessions: [
        {
          id: SESSION_ID,
          browser: 'Firefox on Android',
          signed_in_at: '2026-11-20T18:04:12.000Z',
          used_on: '2026-11-21',
          remembered: true,
          current: true,
        },
      ],
    },
  },
  endOneSession: { body: { session: SESSION_ID, password }, answer: OVER },
  endOtherSessions: { body: { password }, answer: OVER },
});
