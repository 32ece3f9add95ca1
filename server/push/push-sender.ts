import https, { type RequestOptions } from 'node:https';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { mayBePublic, publicAddressesOf, serverNameOf } from '../web/public-host.ts';
import type { Web } from '../web/web.ts';
import { type BrowserKeys, encryptMessage } from './encrypt.ts';
import { type PushKeys, proofFor } from './push-keys.ts';

/** A browser's address with its keys. */
export interface PushTarget extends BrowserKeys {
  readonly endpoint: string;
}

/** `gone`: the browser has ended the subscription. `failed`: this message is lost, the next may arrive. */
export type PushOutcome = 'sent' | 'gone' | 'failed';

/** Sends to browsers. Tests bring a web of their own. */
export interface PushSender {
  readonly publicKey: string;
  /** Hands one message to the browser's push service, which keeps it for `ttlSeconds`. It is tried once. */
  send(target: PushTarget, message: string, ttlSeconds: number): Promise<PushOutcome>;
}

interface SenderConfig {
  readonly keys: PushKeys;
  /** Whom a push service may write to: `mailto:` or an https address. */
  readonly contact: string;
  readonly web: Web;
  readonly clock: () => number;
  readonly log: Pick<Logger, 'warn'>;
}

const TIMEOUT_MS = 10_000;
/** A proof is good for twelve hours; this one is used for one, and services with one key are few. */
const PROOF_MS = 60 * 60_000;
const SERVICES_MAX = 100;
/** As long as a service asks for, and no longer than this. */
const PAUSE_MAX_SECONDS = 60 * 60;
const PAUSE_SECONDS = 60;

/** The address of a push service: https at its usual port, without a user, at a host that may be public. */
export const readEndpoint = (text: string): URL | null => {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const isPlain = url.port === '' && url.username === '' && url.password === '' && url.hash === '';
  return url.protocol === 'https:' && isPlain && mayBePublic(url) ? url : null;
};

interface Answer {
  readonly status: number;
  /** In seconds; null where the service names none. */
  readonly retryAfter: number | null;
}

const post = (options: RequestOptions, body: Buffer): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const request = https.request({ ...options, method: 'POST', agent: false });
    request.once('response', ({ statusCode = 0, headers }) => {
      const seconds = Number(headers['retry-after']);
      resolve({ status: statusCode, retryAfter: Number.isFinite(seconds) && seconds > 0 ? seconds : null });
      // Nothing but the status is read of a service's answer.
      request.destroy();
    });
    request.on('error', reject);
    request.once('close', () => reject(new Error('closed')));
    request.end(body);
  });

const outcomeOf = (status: number): PushOutcome => {
  if (status >= 200 && status < 300) return 'sent';
  return status === 404 || status === 410 ? 'gone' : 'failed';
};

export const createPushSender = ({ keys, contact, web, clock, log }: SenderConfig): PushSender => {
  const proofs = new LRUCache<string, { readonly value: string; readonly until: number }>({
    max: SERVICES_MAX,
  });
  /** Services that asked for a pause, and until when they get nothing. */
  const pauses = new LRUCache<string, number>({ max: SERVICES_MAX });

  const proofOf = (origin: string): string => {
    const now = clock();
    const known = proofs.get(origin);
    if (known !== undefined && known.until > now && known.until <= now + PROOF_MS) return known.value;
    const value = proofFor(origin, keys, contact, now);
    proofs.set(origin, { value, until: now + PROOF_MS });
    return value;
  };

  const pause = (origin: string, { status, retryAfter }: Answer): void => {
    if (status !== 429 && status !== 503) return;
    const seconds = Math.min(retryAfter ?? PAUSE_SECONDS, PAUSE_MAX_SECONDS);
    pauses.set(origin, clock() + seconds * 1000);
  };

  const isPaused = (origin: string): boolean => {
    const left = (pauses.get(origin) ?? 0) - clock();
    return left > 0 && left <= PAUSE_MAX_SECONDS * 1000;
  };

  return {
    publicKey: keys.publicKey,
    send: async (target, message, ttlSeconds) => {
      const url = readEndpoint(target.endpoint);
      if (url === null || isPaused(url.origin)) return 'failed';
      const addresses = await publicAddressesOf(url, web).catch(() => null);
      const [address] = addresses?.ok ? addresses.value : [];
      if (address === undefined) return 'failed';
      try {
        const body = encryptMessage(message, target);
        const answer = await post(
          {
            ...web.dial(address, 443),
            ...(web.ca === undefined ? {} : { ca: web.ca }),
            servername: serverNameOf(url),
            path: url.pathname + url.search,
            headers: {
              Host: url.host,
              Authorization: proofOf(url.origin),
              'Content-Type': 'application/octet-stream',
              'Content-Encoding': 'aes128gcm',
              'Content-Length': body.length,
              TTL: String(ttlSeconds),
              Urgency: 'normal',
            },
            signal: AbortSignal.timeout(TIMEOUT_MS),
          },
          body,
        );
        const outcome = outcomeOf(answer.status);
        pause(url.origin, answer);
        if (outcome === 'failed') log.warn({ host: url.host, status: answer.status }, 'push refused');
        return outcome;
      } catch (error) {
        log.warn({ host: url.host, reason: error instanceof Error ? error.name : 'unknown' }, 'push failed');
        return 'failed';
      }
    },
  };
};
