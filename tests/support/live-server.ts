import { randomInt, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import type { CoachStream } from '../../server/coach/coach-stream.ts';
import { type App, createApp } from '../../server/create-app.ts';
import type { Database } from '../../server/database/database.ts';
import { users } from '../../server/database/schema.ts';
import type { FoodFacts } from '../../server/food-facts/food-facts.ts';
import { createOutboxMailer, type KeptMail, readOutbox } from '../../server/mail/outbox-mailer.ts';
import { createPlannerThread } from '../../server/planning/planner-thread.ts';
import { createReaderThread } from '../../server/recipe-import/reader-thread.ts';
import { createRecipePages } from '../../server/recipe-import/recipe-pages.ts';
import { serveApp } from '../../server/serve.ts';
import type { Web } from '../../server/web/web.ts';
import { openTestDatabase } from './server-database.ts';
import { rememberWeeks, testParts } from './server-parts.ts';

export interface LiveServer {
  /** `http://127.0.0.1:12345` */
  readonly origin: string;
  /** Mail that the server would have sent, newest first. */
  mail(): Promise<readonly KeptMail[]>;
  /** Makes an account staff that may also delete, as `npm run staff -- <email> --admin` does. */
  makeAdmin(email: string): Promise<void>;
  /** The server's database. */
  readonly db: Database;
  /** Ends listening: whoever calls finds nobody. */
  goAway(): Promise<void>;
  /** Listens again, at the same address and with everything it had. */
  comeBack(): Promise<void>;
  /** Serves another build of the app from the next request on, without a moment in which nobody answers. */
  deploy(staticDir: string): void;
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
  /** Epoch milliseconds; left out, the system's clock. */
  readonly clock?: () => number;
  /** Adds routes of its own, for tests that run in a page. */
  readonly addRoutes?: (hono: App['hono'], server: Pick<LiveServer, 'db' | 'makeAdmin'>) => void;
  /** Whether what one network may do counts, true by default. Else each request comes from a network of its own. */
  readonly limitsNetworks?: boolean;
  /** The web whose pages members may import recipes from; left out, every page is the same soup. */
  readonly web?: Web;
  /** Where barcodes are looked up; left out, each of them is an oat drink. */
  readonly foodFacts?: FoodFacts;
  /** The model that answers members; left out, no provider is configured. */
  readonly coachStream?: CoachStream;
}

/** One thread for all servers of this process; tests that ask it for the same week share it. */
const planner = rememberWeeks(createPlannerThread());

/** The real server on a real port: its own database in memory, cheap hashes. */
export const startLiveServer = async (options: LiveServerOptions = {}): Promise<LiveServer> => {
  const {
    quirks,
    allowedOrigins = [],
    staticDir = null,
    backends = [],
    port = 0,
    clock = Date.now,
    addRoutes,
    limitsNetworks = true,
    web,
    foodFacts,
    coachStream = null,
  } = options;
  const { db, close } = await openTestDatabase();
  const { parts } = testParts(db, clock, randomInt(2 ** 32));
  const reader = createReaderThread();
  const recipePages = web === undefined ? parts.recipePages : createRecipePages(web, reader);
  const mailer = createOutboxMailer({ db, clock }, () => undefined);
  const release = (app: string | null) =>
    createApp(
      {
        ...parts,
        mailer,
        planner,
        recipePages,
        foodFacts: foodFacts ?? parts.foodFacts,
        coachStream,
        push: null,
      },
      {
        publicUrl: null,
        backends,
        staticDir: app,
        devPages: quirks === undefined,
        ...(quirks === undefined ? {} : { quirks: { kind: quirks, allowedOrigins } }),
      },
    );
  let current = release(staticDir);
  const releases = [current];
  const makeAdmin = async (email: string): Promise<void> => {
    await db.update(users).set({ isClient: false, isAdmin: true }).where(eq(users.email, email));
  };
  const hono: App['hono'] = new Hono();
  addRoutes?.(hono, { db, makeAdmin });
  const elsewhere = () => ({ incoming: { socket: { remoteAddress: randomUUID() } } });
  hono.all('*', ({ req, env }) =>
    current.hono.fetch(req.raw, limitsNetworks ? env : { ...env, ...elsewhere() }),
  );
  const settled = async (): Promise<void> => {
    await Promise.all(releases.map((each) => each.settled()));
  };
  const listen = (on: number) => serveApp({ hono, settled }, '127.0.0.1', on);
  let listening = await listen(port);
  return {
    origin: `http://127.0.0.1:${listening.port}`,
    mail: () => readOutbox({ db }),
    makeAdmin,
    db,
    goAway: () => listening.stop(),
    comeBack: async () => {
      listening = await listen(listening.port);
    },
    deploy: (app) => {
      current = release(app);
      releases.push(current);
    },
    stop: async () => {
      await listening.stop();
      await reader.close();
      await close();
    },
  };
};
