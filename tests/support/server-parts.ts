import { pino } from 'pino';
import { loadCookbook } from '../../catalogue/load.ts';
import { createHasher } from '../../server/auth/hasher.ts';
import { createSpentLimits } from '../../server/auth/rate-limits.ts';
import { createKeys } from '../../server/base/keys.ts';
import { noAssistant } from '../../server/coach/coach.ts';
import type { CoachStream } from '../../server/coach/coach-stream.ts';
import type { Mail } from '../../server/mail/mailer.ts';
import { createMetrics } from '../../server/metrics/metrics.ts';
import { createDirectPlanner, type Planner, type WeekRequest } from '../../server/planning/planner.ts';
import { createPushKeys } from '../../server/push/push-keys.ts';
import type { PushSender } from '../../server/push/push-sender.ts';
import type { Parts } from '../../server/routes/parts.ts';
import type { LabelFood } from '../../src/domain/food/label/food-facts.ts';
import { createRandom } from '../../src/domain/random.ts';
import type { Cookbook } from '../../src/terms/food.ts';
import { ok } from '../../src/terms/result.ts';

/** Argon2id at its cheapest: the algorithm is the real one, the cost is a test's. */
const TEST_COST = { memoryCost: 1024, timeCost: 1 };

/** Planning a week takes a while: tests that ask for the same one share it. */
export const rememberWeeks = (planner: Planner): Planner => {
  const weeks = new Map<string, ReturnType<Planner['makeWeek']>>();
  return {
    makeWeek: ({ seed: _, ...request }: WeekRequest) => {
      const { foods, recipes } = request.own;
      const key = JSON.stringify([request, [...foods], [...recipes]]);
      const week = weeks.get(key) ?? planner.makeWeek({ ...request, seed: 1 });
      weeks.set(key, week);
      return week;
    },
  };
};

export const seededBytes = (seed: number): Parts['randomBytes'] => {
  const random = createRandom(seed);
  return (count) => Uint8Array.from({ length: count }, () => random.below(256));
};

/** What every web page holds. */
const RECIPE = { name: 'Bean soup', servings: 4, lines: ['400 g beans'], steps: ['Cook.'], minutes: 70 };

const OAT_DRINK: LabelFood = {
  name: 'Oat drink',
  brand: 'A brand',
  per: 'ml',
  kcal: 46,
  proteinG: 1,
  fatG: 1.5,
  saturatedFatG: 0.2,
  carbsG: 6.7,
  sugarsG: 4,
  fiberG: null,
  sodiumMg: 40,
};

/** Sends nothing, and says that it did. */
const PUSH: PushSender = { publicKey: createPushKeys().publicKey, send: async () => 'sent' };

/** Says the same to everybody. */
const STREAM: CoachStream = {
  async *turn() {
    yield { type: 'text', delta: 'Lentils keep well.' };
    yield { type: 'end', reason: 'stop' };
  },
};

let catalogue: Cookbook | null = null;
let planner: Planner | null = null;

/** Real parts at test cost; mail is caught in `mails`, newest last. */
export const testParts = (
  db: Parts['db'],
  clock: Parts['clock'],
  seed: number,
): { readonly parts: Parts; readonly mails: Mail[] } => {
  catalogue ??= loadCookbook();
  planner ??= rememberWeeks(createDirectPlanner(catalogue));
  const mails: Mail[] = [];
  const mailer: Parts['mailer'] = {
    send: async (mail) => {
      mails.push(mail);
      return ok(null);
    },
  };
  const parts: Parts = {
    db,
    clock,
    randomBytes: seededBytes(seed),
    keys: createKeys('a secret that only tests know, long enough'),
    spentLimits: createSpentLimits(),
    hasher: createHasher(TEST_COST),
    mailer,
    coach: noAssistant,
    coachStream: STREAM,
    planner,
    recipePages: { read: async (source) => ok({ ...RECIPE, source }) },
    foodFacts: { look: async () => ok(OAT_DRINK) },
    push: PUSH,
    catalogue,
    log: pino({ level: 'silent' }),
    metrics: createMetrics(),
  };
  return { parts, mails };
};
