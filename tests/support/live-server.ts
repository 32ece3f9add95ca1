import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { createApp } from '../../server/create-app.ts';
import { users } from '../../server/database/schema.ts';
import { createOutboxMailer, type KeptMail, readOutbox } from '../../server/mail/outbox-mailer.ts';
import { createPlannerThread } from '../../server/planning/planner-thread.ts';
import { serveApp } from '../../server/serve.ts';
import { openTestDatabase } from './server-database.ts';
import { testParts } from './server-parts.ts';

export interface LiveServer {
  /** `http://127.0.0.1:12345` */
  readonly origin: string;
  /** Mail that the server would have sent, newest first. */
  mail(): Promise<readonly KeptMail[]>;
  /** Makes an account staff that may also delete, as `npm run staff -- <email> --admin` does. */
  makeAdmin(email: string): Promise<void>;
  stop(): Promise<void>;
}

export interface LiveServerOptions {
  /** 0, the default, takes any free port. */
  readonly port?: number;
  /** Behave as plain Django does, for pages of `allowedOrigins`. */
  readonly quirks?: 'django';
  readonly allowedOrigins?: readonly string[];
  /** The built app to serve; left out, only the backend answers. */
  readonly staticDir?: string;
  /** Other origins that the served app may call. */
  readonly backends?: readonly string[];
}

/** The real server on a real port: its own database in memory, the system's clock, cheap hashes. */
export const startLiveServer = async (options: LiveServerOptions = {}): Promise<LiveServer> => {
  const { quirks, allowedOrigins = [], staticDir = null, backends = [], port = 0 } = options;
  const { db, close } = await openTestDatabase();
  const planner = createPlannerThread();
  const { parts } = testParts(db, Date.now, randomInt(2 ** 32));
  const mailer = createOutboxMailer({ db, clock: Date.now }, () => undefined);
  const app = createApp(
    { ...parts, mailer, planner },
    {
      publicUrl: null,
      backends,
      staticDir,
      devPages: quirks === undefined,
      ...(quirks === undefined ? {} : { quirks: { kind: quirks, allowedOrigins } }),
    },
  );
  const listening = await serveApp(app, '127.0.0.1', port);
  return {
    origin: `http://127.0.0.1:${listening.port}`,
    mail: () => readOutbox({ db }),
    makeAdmin: async (email) => {
      await db.update(users).set({ isClient: false, isAdmin: true }).where(eq(users.email, email));
    },
    stop: async () => {
      await listening.stop();
      await planner.close();
      await close();
    },
  };
};
