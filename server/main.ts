import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { assemble } from './assemble.ts';
import { type Config, readConfig } from './config.ts';
import { type AppSettings, createApp } from './create-app.ts';
import { demoAccounts, ensureDemoAccounts } from './dev/demo.ts';
import { createLogger } from './logger.ts';
import { type Listening, serveApp } from './serve.ts';
import { sweep } from './sweep.ts';

const HOUR_MS = 60 * 60_000;
const STATIC_DIR = fileURLToPath(new URL('../dist', import.meta.url));

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const refuseToStart = (sentences: readonly string[]): never => {
  for (const sentence of sentences) process.stderr.write(`${sentence}\n`);
  process.exit(1);
};

/** `--quirks=django` behaves as plain Django does, for pages of every `--allow-origin`. */
const readQuirks = (): Pick<AppSettings, 'quirks'> => {
  const { values } = parseArgs({
    options: { quirks: { type: 'string' }, 'allow-origin': { type: 'string', multiple: true } },
  });
  if (values.quirks === undefined) return {};
  if (values.quirks !== 'django') return refuseToStart(['The only quirks known are --quirks=django.']);
  return { quirks: { kind: values.quirks, allowedOrigins: values['allow-origin'] ?? [] } };
};

const addressOf = ({ host, publicUrl }: Config, port: number): string => {
  if (publicUrl !== null) return publicUrl.origin;
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
};

const config = ((): Config => {
  const read = readConfig(process.env);
  return read.ok ? read.value : refuseToStart(read.error);
})();
const quirks = readQuirks();
const log = createLogger(config.development ? 'warn' : 'info');

const assembled = await assemble(config, log, ({ to, subject, text }) =>
  say(`\nMail to ${to}: ${subject}\n${text}\n`),
);
if (!assembled.ok) refuseToStart([assembled.error]);
else {
  const { parts, secrets, close } = assembled.value;
  const demo = config.development && secrets !== null ? demoAccounts(secrets) : null;
  if (demo !== null) await ensureDemoAccounts(parts, demo);
  await sweep(parts);

  const app = createApp(parts, {
    publicUrl: config.publicUrl,
    backends: config.backendOrigin === null ? [] : [config.backendOrigin],
    staticDir: STATIC_DIR,
    devPages: config.development,
    ...quirks,
  });
  const listening = await serveApp(app, config.host, config.port).catch(
    async (error: unknown): Promise<Listening> => {
      await close();
      const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason';
      return refuseToStart([
        `Cannot listen on ${config.host}:${config.port} (${reason}). Set PORT or HOST to something else.`,
      ]);
    },
  );

  const address = addressOf(config, listening.port);
  say(`Sorrel is ready: ${address}`);
  if (config.development) say(`Mail that would be sent: ${address}/dev/mail`);
  for (const { label, email, password } of demo ?? []) say(`${label}: ${email} with password ${password}`);

  const sweeping = setInterval(() => {
    sweep(parts).catch((error: unknown) => log.error({ err: error }, 'sweep failed'));
  }, HOUR_MS);
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    clearInterval(sweeping);
    await listening.stop();
    await close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
}
