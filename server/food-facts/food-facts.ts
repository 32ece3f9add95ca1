import type { Logger } from 'pino';
import { type LabelFood, readFoodFacts } from '../../src/domain/food/label/food-facts.ts';
import { err, ok, type Result } from '../../src/terms/result.ts';
import { readText } from '../http/read-text.ts';

export interface FoodFacts {
  /** Null for a code that the database does not have. */
  look(code: string): Promise<Result<LabelFood | null, 'unavailable'>>;
}

const TIMEOUT_MS = 8_000;
const LONGEST_ANSWER = 256 * 1024;
/** Only what is read: a whole product is a hundred times as long. */
const FIELDS =
  'product_name,product_name_en,brands,quantity,product_quantity_unit,nutrition_data_per,nutriments';
const USER_AGENT = 'Sorrel/1.0 (self-hosted diet planner; one request for one scanned barcode)';

/** Asks a server that answers as Open Food Facts does, version 2 of its interface. It is told a barcode and no more. */
export const createFoodFacts = (
  baseUrl: string,
  log: Pick<Logger, 'warn'>,
  request: typeof fetch = fetch,
): FoodFacts => ({
  look: async (code) => {
    try {
      const response = await request(
        `${baseUrl.replace(/\/$/, '')}/api/v2/product/${code}?fields=${FIELDS}`,
        {
          signal: AbortSignal.timeout(TIMEOUT_MS),
          redirect: 'error',
          headers: { 'User-Agent': USER_AGENT, Accept: 'application/json' },
        },
      );
      const text = await readText(response, LONGEST_ANSWER);
      if ((response.ok || response.status === 404) && text !== null) {
        const answer: unknown = JSON.parse(text);
        if (typeof answer === 'object' && answer !== null && 'status' in answer)
          return ok(readFoodFacts(answer));
      }
      log.warn({ status: response.status }, 'food facts refused');
    } catch (error) {
      log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'food facts failed');
    }
    return err('unavailable');
  },
});
