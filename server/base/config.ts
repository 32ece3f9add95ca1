import { join } from 'node:path';
import * as v from 'valibot';
import { err, ok, type Result } from '../../src/terms/result.ts';
import { PUSH_KEYS } from './data-folder.ts';
import { databaseProblem, isLoopbackHost, mailProblem, secureProblem } from './neighbours.ts';

export interface AiConfig {
  readonly baseUrl: string;
  readonly apiKey: string | null;
  /** Holds the key instead, as it is at the moment of each question. */
  readonly apiKeyFile: string | null;
  readonly model: string;
}

export interface SmtpConfig {
  readonly url: string;
  readonly from: string;
  /** Holds the password of the address's account, as it is at the moment of each letter. */
  readonly passwordFile: string | null;
}

export interface MetricsConfig {
  readonly host: string;
  readonly port: number;
}

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Null means the embedded database in `dataDir`. */
  readonly databaseUrl: string | null;
  readonly publicUrl: URL | null;
  /** If this and its file are both null in embedded mode, a secret is generated and stored in `dataDir`. */
  readonly sessionSecret: string | null;
  /** The file that holds the session secret instead; it is read once, at the start. */
  readonly sessionSecretFile: string | null;
  /** Null only in embedded mode, where mail goes to the outbox. */
  readonly smtp: SmtpConfig | null;
  readonly ai: AiConfig | null;
  /** Address of the service that knows barcodes; null switches the extension off. */
  readonly foodFactsUrl: string | null;
  /** The file with the keys for push services, made if it is not there; null switches the extension off. */
  readonly pushKeysFile: string | null;
  /** Null where nobody collects metrics. */
  readonly metrics: MetricsConfig | null;
  /** The origin that the built app calls where it is not this server. */
  readonly backendOrigin: string | null;
  /** Demo accounts and /dev/* exist: embedded, on loopback, not published. */
  readonly development: boolean;
}

const KNOWN = new Set([
  'VITE_BACKEND_URL',
  'VITE_AI_PROVIDER_URL',
  'VITE_AI_BETA_HEADER',
  'VITE_USER_NODE_ENV',
  'SMTP_URL',
  'SMTP_PASSWORD_FILE',
  'MAIL_FROM',
  'AI_BASE_URL',
  'AI_API_KEY',
  'AI_API_KEY_FILE',
  'AI_MODEL',
  'FOOD_FACTS_URL',
  'PUSH_KEYS_FILE',
  'METRICS_HOST',
  'METRICS_PORT',
]);
/** In characters, of whatever the sessions are signed with. */
export const SECRET_LENGTH = 32;
const OWN_PREFIX = /^(?:SORREL|VITE|SMTP|MAIL|AI|FOOD|METRICS|PUSH)_/;

/** A sentence about an address that is one. */
type ProblemOf = (address: string) => string | null;

const parseUrl = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null);
const hasProtocol = (text: string, protocols: readonly string[]): boolean => {
  const url = parseUrl(text);
  return url !== null && protocols.includes(url.protocol) && url.hostname !== '';
};
const urlOf = (name: string, protocols: readonly string[], problemOf: ProblemOf = () => null) =>
  v.optional(
    v.pipe(
      v.string(),
      v.rawCheck(({ dataset, addIssue }) => {
        if (!dataset.typed) return;
        const message = hasProtocol(dataset.value, protocols)
          ? problemOf(dataset.value)
          : `${name} must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}.`;
        if (message !== null) addIssue({ message });
      }),
    ),
  );
const web = ['http:', 'https:'];
const portOf = (name: string) => {
  const sentence = `${name} must be a whole number from 0 to 65535.`;
  return v.pipe(v.string(), v.regex(/^\d{1,5}$/, sentence), v.transform(Number), v.maxValue(65535, sentence));
};
const hostOf = (name: string) =>
  v.optional(
    v.pipe(v.string(), v.regex(/^[\w.:-]+$/, `${name} must be a host name or an IP address.`)),
    '127.0.0.1',
  );

const environment = v.object({
  PORT: v.optional(portOf('PORT'), '4173'),
  HOST: hostOf('HOST'),
  METRICS_PORT: v.optional(portOf('METRICS_PORT')),
  METRICS_HOST: hostOf('METRICS_HOST'),
  DATA_DIR: v.optional(v.string(), '.data'),
  DATABASE_URL: urlOf('DATABASE_URL', ['postgres:', 'postgresql:'], databaseProblem),
  PUBLIC_URL: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => {
        const url = parseUrl(text);
        return url !== null && web.includes(url.protocol) && url.pathname === '/' && url.search === '';
      }, 'PUBLIC_URL must be an origin such as https://sorrel.example, without a path.'),
    ),
  ),
  SESSION_SECRET: v.optional(
    v.pipe(
      v.string(),
      v.minLength(SECRET_LENGTH, `SESSION_SECRET must have at least ${SECRET_LENGTH} characters.`),
    ),
  ),
  SESSION_SECRET_FILE: v.optional(v.string()),
  SMTP_URL: urlOf('SMTP_URL', ['smtp:', 'smtps:'], mailProblem),
  MAIL_FROM: v.optional(
    v.pipe(v.string(), v.regex(/^[^\r\n]*[^\s@]+@[^\s@]+$/, 'MAIL_FROM must be an email address.')),
  ),
  AI_BASE_URL: urlOf('AI_BASE_URL', web, secureProblem('AI_BASE_URL')),
  FOOD_FACTS_URL: urlOf('FOOD_FACTS_URL', web, secureProblem('FOOD_FACTS_URL')),
  PUSH_KEYS_FILE: v.optional(v.string()),
  SMTP_PASSWORD_FILE: v.optional(v.string()),
  AI_API_KEY: v.optional(v.string()),
  AI_API_KEY_FILE: v.optional(v.string()),
  AI_MODEL: v.optional(v.string()),
  NODE_TLS_REJECT_UNAUTHORIZED: v.optional(
    v.pipe(
      v.string(),
      v.notValue(
        '0',
        'NODE_TLS_REJECT_UNAUTHORIZED=0 lets anybody answer for a neighbour: name an authority of your own in NODE_EXTRA_CA_CERTS instead.',
      ),
    ),
  ),
  VITE_BACKEND_URL: urlOf('VITE_BACKEND_URL', web),
  NODE_ENV: v.optional(
    v.picklist(
      ['production', 'development', 'test'],
      'NODE_ENV must be "production", "development" or "test".',
    ),
  ),
});

/** Reads every variable the server knows; the error holds one sentence per problem. An empty value is an absent one. */
export const readConfig = (
  env: Readonly<Record<string, string | undefined>>,
): Result<Config, readonly string[]> => {
  const present = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const problems = Object.keys(present)
    .filter((name) => OWN_PREFIX.test(name) && !KNOWN.has(name))
    .map((name) => `${name} is not a setting of Sorrel: check its spelling.`);

  const read = v.safeParse(environment, present);
  if (!read.success) return err([...problems, ...read.issues.map((issue) => issue.message)]);
  const { output } = read;

  const service = output.DATABASE_URL !== undefined || output.NODE_ENV === 'production';
  if (service) {
    const named = { ...output, SESSION_SECRET: output.SESSION_SECRET ?? output.SESSION_SECRET_FILE };
    for (const name of ['SESSION_SECRET', 'SMTP_URL', 'MAIL_FROM', 'PUBLIC_URL'] as const) {
      if (named[name] === undefined) {
        problems.push(`${name} is missing: it is needed with DATABASE_URL or NODE_ENV=production.`);
      }
    }
  } else if ((output.SMTP_URL === undefined) !== (output.MAIL_FROM === undefined)) {
    problems.push('SMTP_URL and MAIL_FROM belong together: set both or neither.');
  }
  if (output.SESSION_SECRET !== undefined && output.SESSION_SECRET_FILE !== undefined) {
    problems.push('SESSION_SECRET and SESSION_SECRET_FILE say the same: set one of them.');
  }
  if (output.AI_BASE_URL !== undefined && output.AI_MODEL === undefined) {
    problems.push('AI_MODEL is missing: it names the model to ask at AI_BASE_URL.');
  }
  const key = output.AI_API_KEY ?? output.AI_API_KEY_FILE;
  if (output.AI_API_KEY !== undefined && output.AI_API_KEY_FILE !== undefined) {
    problems.push('AI_API_KEY and AI_API_KEY_FILE say the same: set one of them.');
  }
  if (output.SMTP_PASSWORD_FILE !== undefined && (parseUrl(output.SMTP_URL ?? '')?.username ?? '') === '') {
    problems.push(
      'SMTP_PASSWORD_FILE needs the name of an account in SMTP_URL: smtps://account@mail.example.',
    );
  }
  if (output.AI_BASE_URL === undefined && (output.AI_MODEL ?? key) !== undefined) {
    problems.push('AI_BASE_URL is missing: AI_MODEL and AI_API_KEY mean nothing without it.');
  }
  if (problems.length > 0) return err(problems);

  return ok({
    port: output.PORT,
    host: output.HOST,
    dataDir: output.DATA_DIR,
    databaseUrl: output.DATABASE_URL ?? null,
    publicUrl: output.PUBLIC_URL === undefined ? null : new URL(output.PUBLIC_URL),
    sessionSecret: output.SESSION_SECRET ?? null,
    sessionSecretFile: output.SESSION_SECRET_FILE ?? null,
    smtp:
      output.SMTP_URL === undefined || output.MAIL_FROM === undefined
        ? null
        : {
            url: output.SMTP_URL,
            from: output.MAIL_FROM,
            passwordFile: output.SMTP_PASSWORD_FILE ?? null,
          },
    ai:
      output.AI_BASE_URL === undefined || output.AI_MODEL === undefined
        ? null
        : {
            baseUrl: output.AI_BASE_URL,
            apiKey: output.AI_API_KEY ?? null,
            apiKeyFile: output.AI_API_KEY_FILE ?? null,
            model: output.AI_MODEL,
          },
    foodFactsUrl: output.FOOD_FACTS_URL ?? null,
    pushKeysFile:
      output.PUSH_KEYS_FILE ?? (output.DATABASE_URL === undefined ? join(output.DATA_DIR, PUSH_KEYS) : null),
    metrics:
      output.METRICS_PORT === undefined ? null : { host: output.METRICS_HOST, port: output.METRICS_PORT },
    backendOrigin: output.VITE_BACKEND_URL === undefined ? null : new URL(output.VITE_BACKEND_URL).origin,
    development: !service && isLoopbackHost(output.HOST) && output.PUBLIC_URL === undefined,
  });
};
