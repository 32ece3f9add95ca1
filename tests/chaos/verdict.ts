import { foldDay } from '../../src/domain/food/journal/fold.ts';
import type { JournalEntry } from '../../src/terms/journal.ts';
import type { Effects } from './backend.ts';
import { type Entry, LANE_OF, millilitresOf, numberIn, numberOfAmount, numberOfWeight } from './entries.ts';
import type { Copy, Healed } from './heal.ts';
import { describeOwn, lostVersions, numberOfDay, numberOfPortion } from './own-entries.ts';
import type { World, WorldMember } from './world.ts';

/** What a schedule proved wrong, in words; empty where every promise was kept. */

type Numbers = readonly (number | null)[];

const firstWord = (text: unknown): unknown => (typeof text === 'string' ? text.split(' ')[0] : text);

const numberOfOperation = (
  member: string,
  { kind, payload, day }: Effects['journal'][number],
): number | null => {
  switch (kind) {
    case 'water.add':
      return numberOfAmount(payload.litres);
    case 'weight.set':
      return numberOfWeight(payload.kg);
    case 'meal.eaten':
      return numberIn(member, payload.planId);
    case 'shopping.tick':
      return numberIn(member, firstWord(payload.item));
    case 'meals.set':
      return numberOfPortion((payload.meals as [{ portion: number }])[0].portion);
    case 'recipe.put':
    case 'recipe.remove':
    case 'food.put':
    case 'food.remove':
      return numberOfDay(day);
    default:
      return null;
  }
};

const times = (numbers: Numbers, number: number): number => numbers.filter((each) => each === number).length;

/** Every acknowledged entry once, no other member's, none that was never made. */
const checkOnce = (what: string, entries: readonly Entry[], found: Numbers): string[] => {
  const known = new Set(entries.map(({ number }) => number));
  const strange = found.filter((number) => number === null || !known.has(number));
  return [
    ...strange.map((number) => `${what}: the server holds ${number}, which is not this member's`),
    ...entries.flatMap(({ number, fate, kind }) => {
      const count = times(found, number);
      if (count > 1) return [`${what}: ${kind} ${number} took effect ${count} times`];
      if (count === 0 && fate === 'acknowledged') return [`${what}: ${kind} ${number} was lost`];
      if (count === 1 && fate === 'failed')
        return [`${what}: ${kind} ${number} took effect, though it failed`];
      return [];
    }),
  ];
};

/** What one device entered stands on the server in the order of entering. */
const checkOrder = (
  what: string,
  lane: string,
  entries: readonly Entry[],
  found: Numbers,
  refused: Healed['refused'],
): string[] => {
  const handsets = new Set(entries.map(({ handset }) => handset));
  return [...handsets].flatMap((handset) => {
    if (refused.has(`${handset}/${lane}`)) return [];
    const own = new Set(entries.filter((entry) => entry.handset === handset).map(({ number }) => number));
    const order = found.filter((number): number is number => number !== null && own.has(number));
    const wrong = order.find((number, at) => number < (order[at - 1] ?? 0));
    return wrong === undefined ? [] : [`${what}: ${handset}'s ${wrong} came too late: ${order.join(' ')}`];
  });
};

/** The last answer on the server is the last one that some device of the member's made. */
const checkLast = (
  what: string,
  entries: readonly Entry[],
  found: number | null,
  refused: Healed['refused'],
): string[] => {
  const told = entries.filter(({ fate }) => fate === 'acknowledged');
  if (found === null) return told.length === 0 ? [] : [`${what}: ${told.at(-1)?.number} was lost`];
  const winner = entries.find(({ number }) => number === found);
  if (winner === undefined) return [`${what}: the server holds ${found}, which is not this member's`];
  if (winner.fate === 'failed') return [`${what}: ${found} took effect, though it failed`];
  if (refused.has(`${winner.handset}/${LANE_OF[winner.kind]}`)) return [];
  const later = told.filter(({ handset, number }) => handset === winner.handset && number > found);
  return later.length === 0 ? [] : [`${what}: ${found} stands, though ${later.at(-1)?.number} came after it`];
};

const waterMl = (journal: readonly { readonly kind: string; readonly payload: unknown }[]): number =>
  journal.reduce((sum, { kind, payload }) => {
    if (kind !== 'water.add') return sum;
    return sum + Math.round((payload as { litres: number }).litres * 1_000);
  }, 0);

/** All that a day's screen is made of, in one text. */
const describeFold = (entries: readonly JournalEntry[]): string => {
  const days = [...new Set(entries.map(({ day }) => day))].sort();
  return days
    .map((day) => {
      const { waterLitres, eaten, ticks, weightKg } = foldDay(entries.filter((entry) => entry.day === day));
      return JSON.stringify([day, waterLitres, [...eaten.values()], [...ticks], weightKg]);
    })
    .join('\n');
};

/** The server's journal, as every device should have it. */
const entriesOf = ({ journal }: Effects): readonly JournalEntry[] =>
  journal.map((row) => ({ ...row, serverSeq: row.seq })) as unknown as JournalEntry[];

const checkCopy = (copy: Copy, effects: Effects): string[] => {
  const what = `${copy.handset}'s copy of ${copy.member.name}`;
  const wrong: string[] = [];
  const server = entriesOf(effects);
  if (copy.outbox.length > 0) wrong.push(`${what}: ${copy.outbox.length} rows are left in the outbox`);
  const unplaced = copy.journal.filter(({ serverSeq }) => serverSeq === null);
  if (unplaced.length > 0) wrong.push(`${what}: ${unplaced.length} operations have no place in the order`);
  if (copy.journal.length !== server.length)
    wrong.push(`${what}: ${copy.journal.length} operations, the server has ${server.length}`);
  if (waterMl(copy.journal) !== waterMl(server))
    wrong.push(`${what}: ${waterMl(copy.journal)} ml of water, the server has ${waterMl(server)}`);
  const shown = describeFold(copy.journal);
  if (shown !== describeFold(server))
    wrong.push(`${what}: shows\n${shown}\ninstead of\n${describeFold(server)}`);
  const own = describeOwn(copy.journal);
  if (own !== describeOwn(server)) wrong.push(`${what}: has\n${own}\ninstead of\n${describeOwn(server)}`);
  const said = effects.chat.map(({ role, text }) => `${role}: ${text}`).join('\n');
  if (copy.messages.join('\n') !== said)
    wrong.push(`${what}: reads\n${copy.messages.join('\n')}\ninstead of\n${said}`);
  if (copy.profileName !== effects.profileName)
    wrong.push(`${what}: is named ${copy.profileName} instead of ${effects.profileName}`);
  return wrong;
};

const answerIn = (answers: Effects['lifestyle'], field: string): unknown => {
  const value = answers?.[field];
  return Array.isArray(value) ? value[0] : value;
};

const judgeMember = (
  { name }: WorldMember,
  entries: readonly Entry[],
  effects: Effects,
  refused: Healed['refused'],
): string[] => {
  const inLane = (lane: string) => entries.filter(({ kind }) => LANE_OF[kind] === lane);
  const ofKind = (kind: string) => entries.filter((entry) => entry.kind === kind);
  const journal = effects.journal.map((operation) => numberOfOperation(name, operation));
  const questions = effects.chat.filter(({ role }) => role === 'user');
  const chat = questions.map(({ text }) => numberIn(name, text));
  const replies = effects.chat.length - questions.length;
  const last = (kind: string, answer: unknown): string[] =>
    checkLast(`${name}'s ${kind}`, ofKind(kind), numberIn(name, answer), refused);
  return [
    ...checkOnce(`${name}'s journal`, inLane('journal'), journal),
    ...checkOrder(`${name}'s journal`, 'journal', inLane('journal'), journal, refused),
    ...checkOnce(`${name}'s chat`, inLane('chat'), chat),
    ...checkOrder(`${name}'s chat`, 'chat', inLane('chat'), chat, refused),
    ...(replies === questions.length
      ? []
      : [`${name}'s chat: ${questions.length} questions, ${replies} replies`]),
    ...last('lifestyle', answerIn(effects.lifestyle, 'shopping_day')),
    ...last('preference', answerIn(effects.preference, 'favorite_food_reason')),
    ...last('wellness', answerIn(effects.wellness, 'recent_illness')),
    ...last('profile', effects.profileName === name ? null : effects.profileName),
  ];
};

/** A day's water on the screen is the sum of that day's taps: those of which the server was told. */
const judgeWater = (copy: Copy, entries: readonly Entry[], effects: Effects): string[] => {
  const { name } = copy.member;
  const there = new Set(effects.journal.map((operation) => numberOfOperation(name, operation)));
  const taps = entries.filter(({ kind, number }) => kind === 'water' && there.has(number));
  return [...new Set(taps.map(({ day }) => day))].flatMap((day) => {
    const sum = taps
      .filter((tap) => tap.day === day)
      .reduce((total, { number }) => total + millilitresOf(number), 0);
    const { waterLitres } = foldDay(copy.journal.filter((row) => row.day === day));
    const shown = Math.round(waterLitres * 1_000);
    return shown === Math.max(0, sum)
      ? []
      : [`${copy.handset}'s copy of ${name}: ${shown} ml of water on ${day}, though the taps make ${sum}`];
  });
};

/** No version of a recipe or food went without somebody seeing it. */
const judgeOwn = ({ name }: WorldMember, entries: readonly Entry[], effects: Effects): string[] => {
  const knew = new Map(entries.map((entry) => [entry.number, entry.knew]));
  return lostVersions(entriesOf(effects), ({ day }) => knew.get(numberOfDay(day)) ?? new Set()).map(
    (sentence) => `${name}'s ${sentence}`,
  );
};

export const judge = (
  world: World,
  healed: Healed,
  effects: ReadonlyMap<string, Effects>,
): readonly string[] => {
  const members = new Map(world.handsets.flatMap(({ users }) => users).map((user) => [user.name, user]));
  const wrong = [...world.offences, ...healed.strange.map((row) => `refused for no reason: ${row}`)];
  if (healed.drainedMs === null) wrong.push(`not drained in time: ${healed.left.join('; ')}`);
  for (const member of members.values()) {
    const own = world.entries.filter((entry) => entry.member === member.name);
    const held = effects.get(member.name);
    if (held === undefined) continue;
    wrong.push(...judgeMember(member, own, held, healed.refused), ...judgeOwn(member, own, held));
    for (const copy of healed.copies)
      if (copy.member.name === member.name)
        wrong.push(...checkCopy(copy, held), ...judgeWater(copy, own, held));
  }
  return wrong;
};
