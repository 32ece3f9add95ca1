import { readBarcode } from '../../src/domain/food/label/barcode.ts';
import { err, ok } from '../../src/terms/result.ts';
import { foodFactsLimits, foodLookupLimits } from '../auth/limits.ts';
import { consume } from '../auth/rate-limits.ts';
import { findFood, saveFood } from '../food-facts/known-foods.ts';
import type { HandlersOf } from '../http/call.ts';
import { notFound, refuse } from '../http/refusal.ts';
import type { Parts } from './parts.ts';

const ATTRIBUTION = 'Open Food Facts contributors, Open Database License (ODbL)';
const unavailable = () => refuse(503, 'This barcode cannot be looked up just now; please try again later.');

export const foodLookupHandlers = (parts: Parts): HandlersOf<'lookUpBarcode'> => ({
  lookUpBarcode: async ({ member, params }) => {
    if (parts.foodFacts === null) return err(notFound);
    const code = readBarcode(params.code ?? '');
    if (code === null) return refuse(400, 'These digits are not a barcode. Please check them.');
    const known = await findFood(parts, code);
    if (known !== null) return ok({ code, food: known.food, attribution: ATTRIBUTION });
    const limited = await consume(parts, foodLookupLimits(member.id));
    if (!limited.ok) return limited;
    const hasRoom = await consume(parts, foodFactsLimits);
    if (!hasRoom.ok) return unavailable();
    const found = await parts.foodFacts.look(code);
    if (!found.ok) return unavailable();
    await saveFood(parts, code, found.value);
    return ok({ code, food: found.value, attribution: ATTRIBUTION });
  },
});
