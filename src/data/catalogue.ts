import type { AppError } from '../domain/app-error.ts';
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

  /** The data and, in the same breath, the code that reads it. */
  const fetchBoth = async (): Promise<Result<() => Catalogue, AppError>> => {
    try {
      const [response, { parseCatalogue }] = await Promise.all([
        config.fetch(config.url),
        import('../domain/catalogue/parse.ts'),
      ]);
      if (!response.ok) return err({ kind: 'malformed', status: response.status, reason: 'catalogue' });
      const json: unknown = await response.json();
      return ok(() => parseCatalogue(json));
    } catch (thrown) {
      return err(
        thrown instanceof SyntaxError
          ? { kind: 'malformed', status: 200, reason: 'catalogue' }
          : { kind: 'offline' },
      );
    }
  };

  const load = async (): Promise<Result<Catalogue, AppError>> => {
    const fetched = await fetchBoth();
    if (!fetched.ok) return fetched;
    catalogue = fetched.value();
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
