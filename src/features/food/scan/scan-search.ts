import * as v from 'valibot';
import { readBarcode } from '../../../domain/food/label/barcode.ts';

/** A barcode that was read; the scanner where the address has none. */
export const scanSearch = v.object({
  code: v.optional(
    v.fallback(
      v.optional(
        v.pipe(
          // The router reads digits as a number.
          v.union([v.string(), v.number()]),
          v.transform(String),
          v.transform(readBarcode),
          v.string(),
        ),
      ),
      undefined,
    ),
  ),
});
