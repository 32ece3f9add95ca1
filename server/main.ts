import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { assemble } from './assemble.ts';
import { type Config, readConfig } from './base/config.ts';
import { createLogger } from './base/logger.ts';
import { type AppSettings, createApp } from './create-app.ts';
import { demoAccounts, ensureDemoAccounts } from './dev/demo.ts';
import { serveMetrics } from './metrics/serve-metrics.ts';
import { startReminders } from './push/reminders.ts';
import { serveApp } from './serve.ts';
import { sweep } from './sweep.ts';

const HOUR_MS = 60 * 60_000;
/** Sooner than a supervisor kills what is left: containers are given ten seconds. */
const STOPS_WITHIN_MS = 9_000;
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

// Health data: what this process writes is for its own account alone.
process.umask(0o077);

const config = ((): Config => {
  const read = readConfig(process.env);
  return read.ok ? read.value : refuseToStart(read.error);
})();
const quirks = readQuirks();
const log = createLogger(config.development ? 'warn' : 'info');

/** Closes what was opened so far. */
let shutDown = async (): Promise<void> => undefined;
let isStopping = false;
const stop = async (code: number): Promise<void> => {
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => process.exit(code || 1), STOPS_WITHIN_MS).unref();
  try {
    await shutDown();
  } catch (error) {
    log.error({ err: error }, 'could not close in order');
    process.exit(1);
  }
  process.exit(code);
};
/** Nobody knows what a failure that nobody expected has left behind: it ends the process, to be started anew. */
const fail = (error: unknown): void => {
  log.fatal({ err: error }, 'unexpected failure');
  void stop(1);
};
// Rejections that nobody handles come here as well.
process.on('uncaughtException', fail);

const assembled = await assemble(config, log, ({ to, subject, text }) =>
  say(`\nMail to ${to}: ${subject}\n${text}\n`),
);
if (!assembled.ok) refuseToStart([assembled.error]);
else {
  const { parts, database, secrets, close } = assembled.value;
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
  const cannotListen =
    (prefix: '' | 'METRICS_', host: string, port: number) =>
    async (error: unknown): Promise<never> => {
      await close();
      const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason';
      return refuseToStart([
        `Cannot listen on ${host}:${port} (${reason}). Set ${prefix}PORT or ${prefix}HOST to something else.`,
      ]);
    };
  const { host, port, metrics } = config;
  const measuring =
    metrics === null
      ? null
      : await serveMetrics(metrics, parts.metrics.registry, database).catch(
          cannotListen('METRICS_', metrics.host, metrics.port),
        );
  const listening = await serveApp(app, host, port).catch(cannotListen('', host, port));

  const address = addressOf(config, listening.port);
  if (measuring !== null) say(`Metrics: http://${metrics?.host}:${measuring.port}/metrics`);
  say(`Sorrel is ready: ${address}`);
  if (config.development) say(`Mail that would be sent: ${address}/dev/mail`);
  for (const { label, email, password } of demo ?? []) say(`${label}: ${email} with password ${password}`);

  const sweeping = setInterval(() => void sweep(parts), HOUR_MS);
  const reminders = startReminders(parts);
  shutDown = async () => {
    clearInterval(sweeping);
    await reminders.stop();
    await listening.stop();
    measuring?.stop();
    await close();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0));
}
