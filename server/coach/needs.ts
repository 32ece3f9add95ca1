import type { CoachRequest } from '../../src/domain/coach/understand/request.ts';

/** Records of a member beyond those of today, which every answer is made with. */
export type Need = 'plan' | 'opinions' | 'weight' | 'stock' | 'list';

const NEEDS: Readonly<Record<CoachRequest['tool'], readonly Need[]>> = {
  meals: ['plan'],
  week: ['plan'],
  amount: ['plan'],
  'why-target': ['weight'],
  'why-meal': ['plan', 'opinions'],
  dish: ['plan'],
  find: ['plan', 'opinions'],
  food: ['plan'],
  substitute: ['plan'],
  sources: ['plan'],
  'cooking-time': [],
  keeping: [],
  when: ['plan'],
  ahead: ['plan'],
  pantry: ['stock'],
  shopping: ['plan', 'list'],
  weight: ['weight'],
  rules: [],
  swap: ['plan', 'opinions'],
  skip: ['plan'],
  move: ['plan', 'opinions'],
  rescale: ['plan'],
  lock: ['plan'],
  people: ['plan'],
  renew: ['plan'],
  'ate-planned': ['plan'],
  ate: ['plan', 'opinions'],
  drank: [],
  weigh: ['weight'],
  buy: [],
  'at-home': ['stock'],
  opinion: ['plan', 'opinions'],
  'leave-out': ['plan'],
  timer: ['plan'],
  open: [],
  encourage: [],
  hello: [],
  thanks: [],
  help: [],
  choose: [],
  yes: [],
  no: [],
};

/** The records that an answer to a request is made from. */
export const needsOf = (request: CoachRequest): ReadonlySet<Need> =>
  new Set([
    ...NEEDS[request.tool],
    ...('wish' in request && request.wish.atHome ? (['stock'] as const) : []),
  ]);
