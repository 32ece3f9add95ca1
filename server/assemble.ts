import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { loadCookbook } from '../catalogue/load.ts';
import { err, ok, type Result } from '../src/terms/result.ts';
import { createHasher, SERVICE_COST } from './auth/hasher.ts';
import { createSpentLimits } from './auth/rate-limits.ts';
import { type Config, SECRET_LENGTH } from './base/config.ts';
import { clusterFolder, lockDataFolder, readSecrets, type Secrets } from './base/data-folder.ts';
import { createKeys } from './base/keys.ts';
import { readSecret } from './base/secret-file.ts';
import { noAssistant } from './coach/coach.ts';
import { createCoachStream } from './coach/coach-stream.ts';
import { createOpenAiCoach } from './coach/openai-compatible.ts';
import { createProvider } from './coach/provider.ts';
import type { Connections, OpenDatabase } from './database/database.ts';
import { openEmbeddedFolder, openPostgres } from './database/open.ts';
import { createFoodFacts } from './food-facts/food-facts.ts';
import type { Mail } from './mail/mailer.ts';
import { createOutboxMailer } from './mail/outbox-mailer.ts';
import { createSmtpMailer } from './mail/smtp-mailer.ts';
import { createMetrics } from './metrics/metrics.ts';
import { createPlannerThread } from './planning/planner-thread.ts';
import { readPushKeys } from './push/push-keys.ts';
import { createPushSender } from './push/push-sender.ts';
import { createReaderThread } from './recipe-import/reader-thread.ts';
import { createRecipePages } from './recipe-import/recipe-pages.ts';
import type { Parts } from './routes/parts.ts';
import { createSystemWeb } from './web/web.ts';

export interface Assembled {
  readonly parts: Parts;
  readonly database: Connections;
  /** Null where the server has a database and a secret of its own. */
  readonly secrets: Secrets | null;
  close(): Promise<void>;
}

interface Storage {
  readonly database: OpenDatabase & Connections;
  readonly sessionSecret: string;
  readonly secrets: Secrets | null;
  readonly release: () => void;
}

/** The session secret of the settings. Null where they name none, and the embedded server has its own. */
const namedSecret = async ({
  sessionSecret,
  sessionSecretFile: file,
}: Config): Promise<Result<string | null, string>> => {
  if (file === null) return ok(sessionSecret);
  try {
    const secret = await readSecret(file);
    return secret.length < SECRET_LENGTH
      ? err(`The secret in ${file} (SESSION_SECRET_FILE) must have at least ${SECRET_LENGTH} characters.`)
      : ok(secret);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason';
    return err(`The file ${file} (SESSION_SECRET_FILE) cannot be read (${reason}).`);
  }
};

const openStorage = async (config: Config, log: Logger): Promise<Result<Storage, string>> => {
  const { databaseUrl, dataDir } = config;
  const named = await namedSecret(config);
  if (!named.ok) return named;
  const sessionSecret = named.value;
  if (databaseUrl !== null && sessionSecret !== null) {
    const database = await openPostgres(databaseUrl, (error) =>
      log.error({ err: error }, 'database connection lost'),
    );
    return ok({ database, sessionSecret, secrets: null, release: () => undefined });
  }
  const lock = lockDataFolder(dataDir);
  if (!lock.ok) return lock;
  const release = lock.value;
  const secrets = readSecrets(dataDir);
  if (!secrets.ok) {
    release();
    return secrets;
  }
  const embedded = await openEmbeddedFolder(clusterFolder(dataDir)).catch((error: unknown) => {
    log.error({ err: error }, 'the embedded database cannot be opened');
    return null;
  });
  if (embedded === null) {
    release();
    return err(
      `The database in the data folder ${dataDir} cannot be opened and may be damaged. Put it back from a backup: npm run restore -- <folder of the backup> --replace`,
    );
  }
  const database = { ...embedded, connections: () => ({}) };
  return ok({
    database,
    sessionSecret: sessionSecret ?? secrets.value.sessionSecret,
    secrets: secrets.value,
    release,
  });
};

/** Whom a push service may write to about what this server sends. */
const contactOf = ({ publicUrl, smtp }: Config): string => {
  if (publicUrl?.protocol === 'https:') return publicUrl.origin;
  const address = /[^\s<>@]+@[^\s<>@]+/.exec(smtp?.from ?? '')?.[0];
  return `mailto:${address ?? 'sorrel@localhost'}`;
};

/** The server's real parts, as configured. The error is a sentence to print. */
export const assemble = async (
  config: Config,
  log: Logger,
  printMail: (mail: Mail) => void,
): Promise<Result<Assembled, string>> => {
  let storage: Result<Storage, string>;
  try {
    storage = await openStorage(config, log);
  } catch (error) {
    return err(`The database cannot be opened: ${error instanceof Error ? error.message : 'unknown reason'}`);
  }
  if (!storage.ok) return storage;
  const { database, sessionSecret, secrets, release } = storage.value;
  const pushKeys = config.pushKeysFile === null ? ok(null) : readPushKeys(config.pushKeysFile);
  if (!pushKeys.ok) {
    await database.close();
    release();
    return pushKeys;
  }
  const web = createSystemWeb();
  const planner = createPlannerThread();
  const reader = createReaderThread();
  const clock = Date.now;
  const { db } = database;
  const metrics = createMetrics();
  return ok({
    secrets,
    database,
    parts: {
      db,
      clock,
      randomBytes,
      keys: createKeys(sessionSecret),
      spentLimits: createSpentLimits(),
      hasher: createHasher(SERVICE_COST),
      mailer:
        config.smtp === null ? createOutboxMailer({ db, clock }, printMail) : createSmtpMailer(config.smtp),
      coach: config.ai === null ? noAssistant : createOpenAiCoach(config.ai, { log, metrics }),
      coachStream: config.ai === null ? null : createCoachStream(createProvider(config.ai), { log, metrics }),
      planner,
      recipePages: createRecipePages(web, reader),
      foodFacts: config.foodFactsUrl === null ? null : createFoodFacts(config.foodFactsUrl, log),
      push:
        pushKeys.value === null
          ? null
          : createPushSender({ keys: pushKeys.value, contact: contactOf(config), web, clock, log }),
      catalogue: loadCookbook(),
      log,
      metrics,
    },
    close: async () => {
      await planner.close();
      await reader.close();
      await database.close();
      release();
    },
  });
};
