import { type Answer, json, type SeenRequest } from './scripted-fetch.ts';

/** One member's account on a backend with a journal, as the contract has it. */

export interface ServerOperation {
  readonly seq: number;
  readonly id: string;
  readonly day: string;
  readonly kind: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

type Appended = Omit<ServerOperation, 'seq'>;

const bodyOf = ({ init }: SeenRequest) =>
  init.body instanceof FormData ? Object.fromEntries(init.body) : JSON.parse(String(init.body));

const DAY = { 'Total calorie': 900, lunch: { Dal: 900 } };
const WEEK = Object.fromEntries(
  ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map((day) => [day, DAY]),
);
const SHOPPING = { Grains: { Rice: '1 kg' } };

export const createMemberServer = () => {
  const journal: ServerOperation[] = [];
  const sizes: number[] = [];
  const profile = { id: 9, name: 'Ana' };

  const append = (operations: readonly Appended[]) =>
    operations.map((operation) => {
      const known = journal.find(({ id }) => id === operation.id);
      const seq = known?.seq ?? journal.length + 1;
      if (known === undefined) journal.push({ ...operation, seq });
      return { id: operation.id, seq };
    });

  const pull = (after: number, page: number) => {
    const rest = journal.filter(({ seq }) => seq > after);
    return { operations: rest.slice(0, page), more: rest.length > page };
  };

  const answer: Answer = (request) => {
    const { pathname, searchParams } = new URL(request.url, 'https://sorrel.example');
    const { method } = request.init;
    if (pathname === '/django/ext/v1/journal' && method === 'POST') {
      const { operations } = bodyOf(request);
      sizes.push(operations.length);
      const before = journal.length;
      return json({ accepted: append(operations), before });
    }
    if (pathname === '/django/ext/v1/journal') return json(pull(Number(searchParams.get('after')), 500));
    if (pathname.includes('/nutrition/meal/'))
      return json([{ meals: { Meal_plan: { ...WEEK, shopping_list: SHOPPING } } }]);
    if (pathname.includes('/today-nutrition-budget/')) {
      const drunk = journal.filter(
        ({ kind, day }) => kind === 'water.add' && day === searchParams.get('day'),
      );
      const litres = drunk.reduce((sum, { payload }) => sum + Number(payload.litres), 0);
      return json({ current_water_intake: litres, journal_seq: journal.length });
    }
    if (pathname.includes('/chat/')) return json({ message: 'ok' });
    if (method === 'PUT') Object.assign(profile, bodyOf(request));
    if (pathname.includes('profile')) return json(profile);
    // A questionnaire is answered with what was stored.
    return json(method === 'POST' ? bodyOf(request) : {});
  };

  return { answer, journal, append, profile, sizes };
};
