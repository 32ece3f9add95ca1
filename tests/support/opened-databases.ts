import { Dexie } from 'dexie';

/** Databases that a running test opened, and those that its file opened before the first test. */
const opened = { byTest: new Set<Dexie>(), byFile: new Set<Dexie>() };
Dexie.addons.push((db) => void opened.byTest.add(db));

/** What is open before a test begins belongs to its file. */
export function giveOpenedToFile(): void {
  for (const db of opened.byTest) opened.byFile.add(db);
  opened.byTest.clear();
}

/** Closes and deletes the databases of a test, or of a file. */
export async function deleteOpened(by: keyof typeof opened): Promise<void> {
  const databases = [...opened[by]];
  opened[by].clear();
  for (const db of databases) db.close();
  for (const name of new Set(databases.map((db) => db.name))) await Dexie.delete(name);
}
