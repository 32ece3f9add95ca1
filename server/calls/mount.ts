import { type Context, Hono } from 'hono';
import { endpoints } from '../../src/contract/endpoints.ts';
import { err, ok, type Result } from '../../src/terms/result.ts';
import { callerAddress, type NodeBindings } from '../http/address.ts';
import { browserName } from '../http/browser-name.ts';
import type { Call, Handlers } from '../http/call.ts';
import { commitTo } from '../http/commit.ts';
import { concern } from '../http/concerned.ts';
import { type ReadAnswer, readAnswer, sendRead } from '../http/conditional.ts';
import { deviceCookie } from '../http/device-cookie.ts';
import { sendEvents } from '../http/event-stream.ts';
import { entryFor, parseBody, readFields } from '../http/read-body.ts';
import { forbidden, type Refusal } from '../http/refusal.ts';
import { fingerprintOf } from '../idempotency/fingerprint.ts';
import { readKey } from '../idempotency/once.ts';
import {
  type Admitted,
  admit,
  bearer,
  type Entry,
  type Fields,
  type Gate,
  ownsAll,
  stillAdmitted,
} from './admission.ts';

export const answer = (c: Context, refusal: Refusal): Response =>
  c.json(refusal.body, refusal.status, { ...refusal.headers });

export const routePattern = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

type App = Hono<{ Bindings: NodeBindings }>;
type AppContext = Context<{ Bindings: NodeBindings }>;
type Handle = (call: Call<unknown>) => Promise<Result<unknown, Refusal>>;
// The table's types tie each name to its handler; a loop over the table cannot see that.
const handlerOf = (handlers: Handlers, { name }: Entry) => handlers[name] as Handle;

const nothing = (): void => undefined;

const callOf = (c: AppContext, { params, query, origin, owner }: Admitted, gate: Gate, body: unknown) => ({
  params,
  query,
  body: body as never,
  member: (owner?.member ?? null) as never,
  token: bearer(c) as never,
  address: callerAddress(c, gate.publicUrl !== null),
  browser: browserName(c.req.header('user-agent') ?? ''),
  device: deviceCookie(c, origin),
  commit: commitTo(gate.db),
  concern: (memberId: string) => concern(c, memberId),
  keep: nothing,
});

const serveRead = async (
  c: AppContext,
  entry: Entry,
  handlers: Handlers,
  gate: Gate,
): Promise<Result<ReadAnswer, Refusal>> => {
  const admitted = await admit(c, entry, gate);
  if (!admitted.ok) return admitted;
  const { params, query, owner } = admitted.value;
  if (entry.auth === 'bearer' && owner !== null && !ownsAll(entry, owner.member, params, {}, gate)) {
    concern(c, owner.member.id);
    return err(forbidden);
  }
  const key = JSON.stringify([entry.name, owner?.member.id, params, query]);
  const kept = owner === null ? null : gate.answers.get(key, owner.version);
  if (kept !== null) return ok(kept);
  let lasts = false;
  const keep = (): void => {
    lasts = true;
  };
  const admitAgain = stillAdmitted(c, entry, gate, admitted.value);
  const work = async () => {
    const still = await admitAgain();
    return still.ok ? handlerOf(handlers, entry)({ ...callOf(c, still.value, gate, null), keep }) : still;
  };
  const found = await (owner === null ? work() : gate.inTurn(owner.member.id, work));
  if (!found.ok) return found;
  const answer = readAnswer(found.value);
  if (lasts && owner !== null) gate.answers.set(key, owner.version, answer);
  return ok(answer);
};

const serveFields = async (
  c: AppContext,
  admitted: Admitted,
  entry: Entry,
  fields: Fields,
  handlers: Handlers,
  gate: Gate,
): Promise<Result<unknown, Refusal>> => {
  const { params, owner } = admitted;
  if (entry.auth === 'bearer' && owner !== null && !ownsAll(entry, owner.member, params, fields, gate)) {
    concern(c, owner.member.id);
    return err(forbidden);
  }
  const body = parseBody(entry, fields);
  if (!body.ok) return body;
  const handle = handlerOf(handlers, entry);
  const call = callOf(c, admitted, gate, body.value);
  const key = gate.once !== null && entry.takesKey ? readKey(c.req.header('idempotency-key')) : ok(null);
  if (!key.ok) return key;
  if (gate.once === null || key.value === null || owner === null) return handle(call);
  const fingerprint = await fingerprintOf({ method: entry.method, path: c.req.path, fields });
  return gate.once({ userId: owner.member.id, key: key.value, fingerprint }, (commit) =>
    handle({ ...call, commit }),
  );
};

const serveWrite = async (
  c: AppContext,
  entries: readonly [Entry, ...Entry[]],
  handlers: Handlers,
  gate: Gate,
): Promise<Result<unknown, Refusal>> => {
  const [first] = entries;
  const admitted = await admit(c, first, gate);
  if (!admitted.ok) return admitted;
  const admitAgain = stillAdmitted(c, first, gate, admitted.value);
  const { owner } = admitted.value;
  if (first.auth === 'bearer' && owner !== null) {
    const { id } = owner.member;
    const mayWrite = await gate.inTurn(id, () => gate.mayWrite(first.name, id));
    if (!mayWrite.ok) return mayWrite;
  }
  const room = gate.roomOf(owner?.member.id ?? null);
  try {
    const fields = await readFields(c, first, room);
    if (!fields.ok) return fields;
    const entry = entryFor(entries, fields.value);
    const work = async () => {
      const still = await admitAgain();
      return still.ok ? serveFields(c, still.value, entry, fields.value, handlers, gate) : still;
    };
    return await (owner === null ? work() : gate.inTurn(owner.member.id, work));
  } finally {
    room.leave();
  }
};

const byPath = (entries: readonly Entry[]): ReadonlyMap<string, readonly Entry[]> => {
  const paths = new Map<string, Entry[]>();
  for (const entry of entries) paths.set(entry.path, [...(paths.get(entry.path) ?? []), entry]);
  return paths;
};

/** Walks the endpoint table: one route per method and path, every check of the entry before its handler. */
export const mountContract = (handlers: Handlers, gate: Gate): App => {
  const app: App = new Hono();
  const entries = (Object.values(endpoints) as readonly Entry[]).filter(
    (entry) => entry.extension === null || gate.extensions,
  );
  for (const [path, group] of byPath(entries)) {
    for (const method of new Set(group.map((entry) => entry.method))) {
      const [first, ...others] = group.filter((entry) => entry.method === method);
      if (first === undefined) continue;
      app.on(method, routePattern(path), async (c) => {
        if (method === 'GET') {
          const read = await serveRead(c, first, handlers, gate);
          if (read.ok) return sendRead(c, read.value);
          c.header('Cache-Control', 'no-store');
          return answer(c, read.error);
        }
        const written = await serveWrite(c, [first, ...others], handlers, gate);
        if (written.ok && first.answerAs === 'events') return sendEvents(c, written.value as ReadableStream);
        c.header('Cache-Control', 'no-store');
        c.header('X-Robots-Tag', 'noindex');
        return written.ok ? c.json(written.value as object) : answer(c, written.error);
      });
    }
    app.all(routePattern(path), (c) =>
      answer(c, { status: 405, body: { detail: `Method "${c.req.method}" not allowed.` } }),
    );
  }
  for (const root of ['/django/*', '/v1/*']) app.all(root, gate.unknownPath);
  return app;
};
