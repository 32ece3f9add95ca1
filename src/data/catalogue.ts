import type { AppError } from '../domain/app-error.ts';
import { parseCatalogue } from '../domain/catalogue/parse.ts';
import type { Catalogue } from '../domain/catalogue/types.ts';
import { err, ok, type Result } from '../domain/result.ts';

/** The foods and recipes this app was built with: one hashed file, which the worker has offline. */
export interface CatalogueLoader {
  /** Loads once; a failed load may be tried again. */
  load(): Promise<Result<Catalogue, AppError>>;
  /** The catalogue, if it was loaded before. */
  loaded(): Catalogue | null;
}

export const createCatalogueLoader = (config: {
  readonly fetch: (url: string) => Promise<Response>;
  readonly url: string;
}): CatalogueLoader => {
  let catalogue: Catalogue | null = null;
  let loading: Promise<Result<Catalogue, AppError>> | null = null;

  const fetchJson = async (): Promise<Result<unknown, AppError>> => {
    try {
      const response = await config.fetch(config.url);
      if (!response.ok) return err({ kind: 'malformed', status: response.status, reason: 'catalogue' });
      return ok(await response.json());
    } catch (thrown) {
      return err(
        thrown instanceof SyntaxError
          ? { kind: 'malformed', status: 200, reason: 'catalogue' }
          : { kind: 'offline' },
      );
    }
  };

  const load = async (): Promise<Result<Catalogue, AppError>> => {
    const json = await fetchJson();
    if (!json.ok) return json;
    catalogue = parseCatalogue(json.value);
    return ok(catalogue);
  };

  return {
    load: async () => {
      if (catalogue !== null) return ok(catalogue);
      loading ??= load().finally(() => {
        loading = null;
      });
      return loading;
    },
    loaded: () => catalogue,
  };
};
