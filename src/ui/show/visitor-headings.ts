/** The headings of the pages that visitors begin on, shown before their screens are loaded. */
export const VISITOR_HEADINGS = { '/sign-in': 'Welcome back', '/sign-up': 'Create your account' } as const;
