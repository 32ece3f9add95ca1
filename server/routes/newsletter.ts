import { ok } from '../../src/terms/result.ts';
import { canonicalEmail } from '../auth/accounts.ts';
import { newsletterLimits } from '../auth/limits.ts';
import { consume } from '../auth/rate-limits.ts';
import { newsletterAddresses } from '../database/schema.ts';
import type { HandlersOf } from '../http/call.ts';
import type { Parts } from './parts.ts';

export const newsletterHandlers = (parts: Parts): HandlersOf<'subscribeNewsletter'> => ({
  subscribeNewsletter: async ({ body, address }) => {
    const limited = await consume(parts, newsletterLimits(address));
    if (!limited.ok) return limited;
    await parts.db
      .insert(newsletterAddresses)
      .values({ email: canonicalEmail(body.email), addedAt: new Date(parts.clock()) })
      .onConflictDoNothing();
    return ok({ detail: 'This address is on the newsletter list.' });
  },
});
