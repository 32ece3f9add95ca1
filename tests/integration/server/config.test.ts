import { expect, it } from 'vitest';
import { type Config, readConfig } from '../../../server/base/config.ts';

const SERVICE = {
  DATABASE_URL: 'postgres://sorrel:pw@db.example/sorrel?sslmode=verify-full',
  SESSION_SECRET: 'x'.repeat(32),
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'Sorrel <hello@sorrel.example>',
  PUBLIC_URL: 'https://sorrel.example',
};

const accepted = (env: Record<string, string>): Config => {
  const read = readConfig(env);
  if (!read.ok) throw new Error(read.error.join(' '));
  return read.value;
};
const refused = (env: Record<string, string>): readonly string[] => {
  const read = readConfig(env);
  return read.ok ? [] : read.error;
};

it('an embedded server needs no setting at all', () => {
  expect(accepted({ PATH: '/bin', PORT: '' })).toEqual({
    port: 4173,
    host: '127.0.0.1',
    dataDir: '.data',
    databaseUrl: null,
    publicUrl: null,
    sessionSecret: null,
    sessionSecretFile: null,
    smtp: null,
    ai: null,
    foodFactsUrl: null,
    pushKeysFile: '.data/push-keys.json',
    metrics: null,
    backendOrigin: null,
    development: true,
  });
});

it.each([{ HOST: '0.0.0.0' }, { PUBLIC_URL: 'https://sorrel.example' }])(
  'an embedded server has no demo account and no /dev pages with %o',
  (env) => {
    expect(accepted(env as unknown as Record<string, string>).development).toBe(false);
  },
);

it('an embedded server accepts the settings of the build', () => {
  const env = {
    VITE_BACKEND_URL: 'https://api.example/',
    VITE_AI_PROVIDER_URL: '',
    VITE_AI_BETA_HEADER: 'x',
  };
  expect(accepted(env).backendOrigin).toBe('https://api.example');
});

it('a service takes all its settings', () => {
  const config = accepted(SERVICE);
  expect(config.development).toBe(false);
  expect(config.smtp).toEqual({ url: SERVICE.SMTP_URL, from: SERVICE.MAIL_FROM, passwordFile: null });
});

it('a service takes the file of a secret instead of the secret', () => {
  const { SESSION_SECRET: _, ...rest } = SERVICE;
  expect(accepted({ ...rest, SESSION_SECRET_FILE: 'f' }).sessionSecretFile).toBe('f');
  expect(refused({ ...SERVICE, SESSION_SECRET_FILE: 'f' })).toEqual([
    'SESSION_SECRET and SESSION_SECRET_FILE say the same: set one of them.',
  ]);
});

it.each(['SESSION_SECRET', 'SMTP_URL', 'MAIL_FROM', 'PUBLIC_URL'] as const)(
  'a service does not start without %s',
  (name) => {
    const { [name]: _, ...rest } = SERVICE;
    expect(refused(rest)).toEqual([
      `${name} is missing: it is needed with DATABASE_URL or NODE_ENV=production.`,
    ]);
  },
);

it('a service needs them with NODE_ENV=production too', () => {
  expect(refused({ NODE_ENV: 'production' })).toHaveLength(4);
});

const OTHER_DATABASE =
  'DATABASE_URL names another machine, so it must say sslmode=verify-full: nothing less checks whom it reaches.';
const OTHER_MAIL =
  'SMTP_URL names another machine, so it takes nothing behind a question mark: its encryption is settled.';
const OTHER_COACH = 'AI_BASE_URL names another machine, so it must start with https://.';

it.each([
  'db.example/sorrel',
  '10.0.0.7/sorrel?sslmode=disable',
  'db.example/sorrel?sslmode=prefer',
  'db.example/sorrel?sslmode=require',
  'db.example/sorrel?sslmode=verify-ca',
  'db.example/sorrel?sslmode=no-verify',
  'db.example/sorrel?ssl=true',
  'db.example/sorrel?sslmode=verify-full&sslmode=disable',
  'localhost/sorrel?host=db.example',
  'localhost/sorrel?hostaddr=10.0.0.7',
  'localhost.example/sorrel',
  '127.0.0.1.example/sorrel',
  '[fd00::7]/sorrel',
])('a neighbour on another machine keeps no database without a check of its certificate: %s', (rest) => {
  expect(refused({ ...SERVICE, DATABASE_URL: `postgres://sorrel:pw@${rest}` })).toEqual([OTHER_DATABASE]);
});

it.each([
  'smtp://mail.example?ignoreTLS=true',
  'smtp://mail.example?requireTLS=false',
  'smtps://mail.example?secure=false',
  'smtps://mail.example/?tls.rejectUnauthorized=false',
])('a neighbour on another machine takes no mail with a word about its encryption: %s', (url) => {
  expect(refused({ ...SERVICE, SMTP_URL: url })).toEqual([OTHER_MAIL]);
});

it('a neighbour on another machine is asked for no advice in plain text', () => {
  expect(refused({ AI_BASE_URL: 'http://ai.example/v1', AI_MODEL: 'm' })).toEqual([OTHER_COACH]);
  expect(refused({ FOOD_FACTS_URL: 'http://foods.example' })).toEqual([
    'FOOD_FACTS_URL names another machine, so it must start with https://.',
  ]);
});

it('a neighbour on another machine is never one whose certificate nobody checks', () => {
  expect(refused({ NODE_TLS_REJECT_UNAUTHORIZED: '0' })).toEqual([
    expect.stringContaining('lets anybody answer for a neighbour'),
  ]);
});

it.each([
  { DATABASE_URL: 'postgres://db.example/sorrel?sslmode=verify-full&sslrootcert=ca.pem' },
  { DATABASE_URL: 'postgres://127.0.0.1/sorrel' },
  { DATABASE_URL: 'postgres://[::1]:5432/sorrel' },
  { DATABASE_URL: 'postgres://%2Frun%2Fpostgresql/sorrel' },
  { DATABASE_URL: 'postgres://localhost/sorrel?host=/run/postgresql' },
  { SMTP_URL: 'smtp://mail.example' },
  { SMTP_URL: 'smtp://localhost:25?ignoreTLS=true' },
  { AI_BASE_URL: 'https://ai.example', AI_MODEL: 'm' },
  { AI_BASE_URL: 'http://localhost:11434', AI_MODEL: 'm' },
  { FOOD_FACTS_URL: 'https://world.openfoodfacts.org' },
  { FOOD_FACTS_URL: 'http://localhost:8080' },
])('takes %o', (env) => {
  expect(refused({ ...SERVICE, ...(env as unknown as Record<string, string>) })).toEqual([]);
});

it.each([
  [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535.'],
  [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535.'],
  [{ HOST: 'a b' }, 'HOST must be a host name or an IP address.'],
  [
    { DATABASE_URL: 'mysql://db' },
    'DATABASE_URL must be an address that starts with postgres:// or postgresql://.',
  ],
  [
    { PUBLIC_URL: 'sorrel.example' },
    'PUBLIC_URL must be an origin such as https://sorrel.example, without a path.',
  ],
  [
    { PUBLIC_URL: 'https://a.example/b' },
    'PUBLIC_URL must be an origin such as https://sorrel.example, without a path.',
  ],
  [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET must have at least 32 characters.'],
  [{ MAIL_FROM: 'a@b.example' }, 'SMTP_URL and MAIL_FROM belong together: set both or neither.'],
  [{ AI_BASE_URL: 'http://localhost:1' }, 'AI_MODEL is missing: it names the model to ask at AI_BASE_URL.'],
  [{ AI_API_KEY: 'k' }, 'AI_BASE_URL is missing: AI_MODEL and AI_API_KEY mean nothing without it.'],
  [
    { AI_API_KEY: 'k', AI_API_KEY_FILE: 'f' },
    'AI_API_KEY and AI_API_KEY_FILE say the same: set one of them.',
  ],
  [
    { SMTP_URL: 'smtps://mail.example', SMTP_PASSWORD_FILE: 'f' },
    'SMTP_PASSWORD_FILE needs the name of an account in SMTP_URL: smtps://account@mail.example.',
  ],
  [{ NODE_ENV: 'prod' }, 'NODE_ENV must be "production", "development" or "test".'],
  [{ VITE_BACKEND: 'x' }, 'VITE_BACKEND is not a setting of Sorrel: check its spelling.'],
  [{ SORREL_PORT: '1' }, 'SORREL_PORT is not a setting of Sorrel: check its spelling.'],
  [{ SMTP_ULR: 'x' }, 'SMTP_ULR is not a setting of Sorrel: check its spelling.'],
])('refuses %o with a sentence', (env, sentence) => {
  expect(refused(env as unknown as Record<string, string>)).toContain(sentence);
});
