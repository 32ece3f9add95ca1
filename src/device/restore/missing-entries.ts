import { type JournalEntry, retractedBy } from '../../terms/journal.ts';
import type { MemberDatabase } from '../db/member-database.ts';
import { readIds, readJournalKinds } from '../journal/journal.ts';
import { derivedId } from './derived-id.ts';

/** Fields of a payload that name another entry. */
const REFERENCES = ['entry', 'replaces'] as const;
const REFERRING_KINDS: readonly string[] = [
  'entry.retract',
  'food.put',
  'food.remove',
  'recipe.put',
  'recipe.remove',
];

const renamed = (entry: JournalEntry, names: ReadonlyMap<string, string>): JournalEntry => {
  const id = names.get(entry.id) ?? entry.id;
  if (!REFERRING_KINDS.includes(entry.kind)) return { ...entry, id };
  const payload: Record<string, unknown> = { ...entry.payload };
  for (const field of REFERENCES) payload[field] = names.get(String(payload[field])) ?? payload[field];
  for (const field of REFERENCES) if (!(field in entry.payload)) delete payload[field];
  return { ...entry, id, payload } as JournalEntry;
};

export interface Missing {
  /** The entries that this device lacks, in the given order. */
  readonly entries: readonly JournalEntry[];
  /** The ids of all given entries, as they are called here. */
  readonly order: readonly string[];
}

/**
 * Compares entries with those of this device. An entry that was retracted here, and not in `entries`,
 * comes back under another id, the same each time: a retraction holds for ever, and an import that was undone must be
 * able to come again.
 */
export const readMissing = async (db: MemberDatabase, entries: readonly JournalEntry[]): Promise<Missing> => {
  const here = await readIds(db);
  const retractions = await readJournalKinds(db, ['entry.retract']);
  const retractedHere = new Set(retractedBy(retractions));
  for (const id of retractedBy(entries)) retractedHere.delete(id);
  const names = new Map<string, string>();
  for (const { id } of entries) {
    let name = id;
    while (retractedHere.has(name) && here.has(name)) name = await derivedId(`again ${name}`);
    if (name !== id) names.set(id, name);
  }
  const all = entries.map((entry) => renamed(entry, names));
  return { entries: all.filter(({ id }) => !here.has(id)), order: all.map(({ id }) => id) };
};
