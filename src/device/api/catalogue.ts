import type { AppError } from '../../terms/app-error.ts';
import type { Catalogue, Cookbook } from '../../terms/food.ts';
import { err, ok, type Result } from '../../terms/result.ts';

/** A part of what this app was built with: a hashed file, which the worker has offline. */
export interface Book<T> {
  /** Loads once; a failed load may be tried again. */
  load(): Promise<Result<T, AppError>>;
  /** The loaded catalogue; null before `load` has succeeded. */
  loaded(): T | null;
}

/** The foods and dishes, for every screen; how the dishes are made, for those who ask. */
export interface CatalogueLoader extends Book<Catalogue> {
  readonly cookbook: Book<Cookbook>;
}

/** A book that is read once, however often it is asked for. */
export const createBook = <T>(read: () => Promise<Result<T, AppError>>): Book<T> => {
  let book: T | null = null;
  let loading: Promise<Result<T, AppError>> | null = null;
  const load = async (): Promise<Result<T, AppError>> => {
    const result = await read();
    if (result.ok) book = result.value;
    return result;
  };
  return {
    load: async () => {
      if (book !== null) return ok(book);
      loading ??= load().finally(() => {
        loading = null;
      });
      return loading;
    },
    loaded: () => book,
  };
};

type Parse = typeof import('../../domain/food/catalogue/parse.ts');

export const createCatalogueLoader = (config: {
  readonly fetch: (url: string) => Promise<Response>;
  readonly catalogueUrl: string;
  readonly methodsUrl: string;
}): CatalogueLoader => {
  /** The data and, in the same breath, the code that reads it. */
  const fetchBoth = async (url: string): Promise<Result<{ json: unknown; code: Parse }, AppError>> => {
    try {
      const [response, code] = await Promise.all([
        config.fetch(url),
        import('../../domain/food/catalogue/parse.ts'),
      ]);
      if (!response.ok) return err({ kind: 'malformed', status: response.status, reason: 'catalogue' });
      const json: unknown = await response.json();
      return ok({ json, code });
    } catch (thrown) {
      return err(
        thrown instanceof SyntaxError
          ? { kind: 'malformed', status: 200, reason: 'catalogue' }
          : { kind: 'offline' },
      );
    }
  };

  const catalogue = createBook<Catalogue>(async () => {
    const fetched = await fetchBoth(config.catalogueUrl);
    return fetched.ok ? ok(fetched.value.code.parseCatalogue(fetched.value.json)) : fetched;
  });

  const cookbook = createBook<Cookbook>(async () => {
    const [dishes, methods] = await Promise.all([catalogue.load(), fetchBoth(config.methodsUrl)]);
    if (!dishes.ok) return dishes;
    return methods.ok ? ok(methods.value.code.parseCookbook(methods.value.json, dishes.value)) : methods;
  });

  return { ...catalogue, cookbook };
};
