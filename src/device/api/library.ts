import type { FoodIndex } from '../../domain/food/library/food-index.ts';
import type { Library } from '../../domain/food/library/library.ts';
import { LIBRARY_CACHE } from '../../domain/food/library/library-cache.ts';
import type { AppError } from '../../terms/app-error.ts';
import { err, ok, type Result } from '../../terms/result.ts';
import { type Book, createBook } from './catalogue.ts';

/** The food library and what finds its foods. */
export interface OpenLibrary {
  readonly library: Library;
  readonly index: FoodIndex;
}

/** `load` fetches the file if this device has not saved it, and opens it: for a screen that was asked for foods. */
export interface LibraryLoader extends Book<OpenLibrary> {
  /** Saves the file for later, without opening it. Does nothing while data is to be saved; a failure is tried anew later. */
  saveAhead(): Promise<void>;
  /** True where the file is not fetched before the member asks for it: their browser saves data. */
  asksFirst(): boolean;
}

/** Longer work would be felt by somebody who types or scrolls. */
const LONGEST_PART_MS = 12;

const malformed = (status: number): AppError => ({ kind: 'malformed', status, reason: 'library' });

/** Deletes the files of other versions; this one stays across releases of the app. */
const removeOthers = async (cache: Cache, url: string): Promise<void> => {
  for (const request of await cache.keys())
    if (new URL(request.url).pathname !== new URL(url, request.url).pathname) await cache.delete(request);
};

export const createLibraryLoader = (config: {
  readonly fetch: (url: string) => Promise<Response>;
  /** Null where the browser has no Cache Storage; the file is then fetched in every visit that needs it. */
  readonly caches: Pick<CacheStorage, 'open'> | null;
  readonly libraryUrl: string;
  /** True while the member's browser asks to save data. */
  readonly savesData: () => boolean;
  /** Lets other work go first. */
  readonly pause: () => Promise<void>;
}): LibraryLoader => {
  const { libraryUrl } = config;
  const openCache = async (): Promise<Cache | null> => {
    try {
      return (await config.caches?.open(LIBRARY_CACHE)) ?? null;
    } catch {
      // Storage is blocked or broken: as without Cache Storage.
      return null;
    }
  };

  const save = async (cache: Cache | null, response: Response): Promise<void> => {
    if (cache === null) return;
    try {
      await cache.put(libraryUrl, response);
      await removeOthers(cache, libraryUrl);
    } catch {
      // The storage is full: the next visit fetches the file again.
    }
  };

  /** The saved file, or a fetched one, which is then saved. */
  const fetchFile = async (cache: Cache | null): Promise<Result<Response, AppError>> => {
    const saved = await cache?.match(libraryUrl);
    if (saved !== undefined) return ok(saved);
    try {
      const response = await config.fetch(libraryUrl);
      // A captive portal answers any address with a page.
      const isPage = response.headers.get('content-type')?.startsWith('text/html') === true;
      if (!response.ok || isPage) return err(malformed(response.status));
      await save(cache, response.clone());
      return ok(response);
    } catch {
      return err({ kind: 'offline' });
    }
  };

  const open = async (response: Response): Promise<OpenLibrary> => {
    const [{ openLibrary }, { buildingFoodIndex, findablesOf }] = await Promise.all([
      import('../../domain/food/library/library.ts'),
      import('../../domain/food/library/food-index.ts'),
    ]);
    const library = openLibrary(await response.json());
    await config.pause();
    const building = buildingFoodIndex(findablesOf(library));
    let started = performance.now();
    for (;;) {
      const { done, value } = building.next();
      if (done === true) return { library, index: value };
      if (performance.now() - started < LONGEST_PART_MS) continue;
      await config.pause();
      started = performance.now();
    }
  };

  const book = createBook<OpenLibrary>(async () => {
    const cache = await openCache();
    const file = await fetchFile(cache);
    if (!file.ok) return file;
    try {
      return ok(await open(file.value));
    } catch {
      await cache?.delete(libraryUrl);
      return err(malformed(200));
    }
  });

  return {
    ...book,
    asksFirst: config.savesData,
    saveAhead: async () => {
      const cache = config.savesData() ? null : await openCache();
      if (cache !== null) await fetchFile(cache);
    },
  };
};
