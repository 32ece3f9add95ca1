import type { Intent, OutboxRow, Sealed } from '../data/intents.ts';
import type { MemberDatabase } from '../data/member-database.ts';
import { countDelivery } from '../data/repositories/deliveries.ts';
import { placeOperations } from '../data/repositories/journal.ts';
import { appendMessage, readMessages } from '../data/repositories/messages.ts';
import { type Parcel, removeRows } from '../data/repositories/outbox.ts';
import { keepSentPreferences, noteInputsSent } from '../data/repositories/plan-inputs.ts';
import { isProfileKind, keepProfile, readProfile } from '../data/repositories/profile.ts';
import { readMemberSetting, writeMemberSetting } from '../data/repositories/settings.ts';
import { ONLY, SWITCHES } from '../data/stored-rows.ts';
import { holdsExchange, replyIdOf } from '../domain/chat/messages.ts';
import type { Delivery } from './send-intent.ts';

/**
 * Records what the server answered and removes the rows that carried it: to be run in ONE transaction, so that a crash
 * leaves either the unsent rows or their effect. `delivery` is null where the answer could not be read; a
 * profile then stays as it was sent.
 */
export const recordDelivery = async (
  db: MemberDatabase,
  rows: Parcel,
  intent: Intent,
  delivery: Delivery | null,
  now: number,
): Promise<void> => {
  if ((await readMemberSetting(db, 'left')) === true) return removeRows(db, rows);
  const shown = delivery === null && isProfileKind(intent.kind) ? await readProfile(db) : null;
  const [row] = rows;
  await removeRows(db, rows);
  await countDelivery(db, row.lane);
  if (intent.kind === 'profile.create') await askSafetyFacts(db);
  if (intent.kind === 'plan-inputs.put') await noteInputsSent(db, ONLY, now);
  if (intent.kind === 'plan-switches.put') await noteInputsSent(db, SWITCHES, now);
  if (intent.kind === 'preference.submit') await keepSentPreferences(db, row.payload as Sealed, now);
  // The new one may stand at the old one's address.
  if (intent.kind === 'photo.upload') await db.photo.clear();
  if (shown !== null) await keepProfile(db, shown.profile, now);
  if (delivery?.kind === 'profile') await keepProfile(db, delivery.profile, now);
  if (intent.kind === 'chat.send') {
    const { message } = intent.payload;
    await keepExchange(db, row, message.trim(), delivery?.kind === 'reply' ? delivery.text : null, now);
  }
  if (delivery?.kind === 'journal') await placeOperations(db, delivery.accepted);
};

/** What had been refused may be in the conversation already: the server had it, and only its answer was lost. */
const keepExchange = async (
  db: MemberDatabase,
  { id, createdAt, wasRefused }: OutboxRow,
  question: string,
  answer: string | null,
  now: number,
): Promise<void> => {
  const asked = { id, role: 'user', text: question, at: Math.floor(createdAt / 1000) } as const;
  if (answer === null) return appendMessage(db, asked);
  if (wasRefused && holdsExchange(await readMessages(db), question, answer)) return;
  await appendMessage(db, asked);
  await appendMessage(db, {
    id: replyIdOf(id),
    role: 'assistant',
    text: answer,
    at: Math.floor(now / 1000),
  });
};

/** The first plan is being made from here, so this device asks what a safe one needs to know. */
const askSafetyFacts = async (db: MemberDatabase): Promise<void> => {
  if ((await readMemberSetting(db, 'safetyCard')) === null) await writeMemberSetting(db, 'safetyCard', 'due');
};
