import * as v from 'valibot';
import { defineEndpoint } from './endpoint.ts';

const value = v.nullable(v.pipe(v.number(), v.minValue(0)));

/** Values of 100 g or 100 ml; null is unknown. */
const labelFood = v.object({
  name: v.nullable(v.string()),
  brand: v.nullable(v.string()),
  per: v.picklist(['g', 'ml']),
  kcal: value,
  proteinG: value,
  fatG: value,
  saturatedFatG: value,
  carbsG: value,
  sugarsG: value,
  fiberG: value,
  sodiumMg: value,
});

/**
 * Looks a packaged food up by its barcode: EAN-8, EAN-13, GTIN-14, UPC-A or UPC-E. `food` is null for a code that nobody knows. The app
 * shows `attribution` beside the values. 400 for digits that are no barcode, 503 with a sentence if nobody can say now.
 */
export const lookUpBarcode = defineEndpoint({
  name: 'lookUpBarcode',
  method: 'GET',
  path: '/django/ext/v1/foods/barcode/{code}',
  auth: 'bearer',
  body: null,
  answer: v.object({
    /** As it is printed on packs today: a UPC-A code with a zero before it, a UPC-E code in full. */
    code: v.string(),
    food: v.nullable(labelFood),
    attribution: v.string(),
  }),
  extension: 'food-lookup',
});
