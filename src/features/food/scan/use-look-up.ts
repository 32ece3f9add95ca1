import { lookUpBarcode } from '../../../contract/food-lookup.ts';
import { useOnline, useSession } from '../../../device/hooks/hooks.ts';
import { usePorts } from '../../../device/ports/ports.tsx';
import { isShopCode } from '../../../domain/food/label/barcode.ts';
import type { LabelFood } from '../../../domain/food/label/food-facts.ts';
import { foodOfCode } from '../../../domain/food/label/scanned-food.ts';
import type { OwnId } from '../../../domain/food/own-food/own-food.ts';
import type { AppError } from '../../../terms/app-error.ts';
import { usePutFood } from '../own/use-put-food.ts';

/** The fate of a barcode that no own food has. */
export type LookedUp =
  | { readonly kind: 'found'; readonly facts: LabelFood; readonly attribution: string }
  /** Nobody knows it, or this backend looks nothing up. */
  | { readonly kind: 'unknown' }
  /** A shop printed it: it is known there alone. */
  | { readonly kind: 'shop' }
  /** No network: it is one of the own foods now, and its values come later. */
  | { readonly kind: 'kept'; readonly id: OwnId }
  | { readonly kind: 'failed'; readonly error: AppError };

/** Asks the server about a barcode, or keeps it for later. */
export const useLookUp = (): ((code: string) => Promise<LookedUp>) => {
  const { api } = usePorts();
  const online = useOnline();
  const declared = useSession()?.extensions.includes('food-lookup') ?? false;
  const { newId, put, record } = usePutFood();

  const keep = async (code: string): Promise<LookedUp> => {
    const id = newId();
    const stored = await record(put(foodOfCode(id, code), null));
    return stored ? { kind: 'kept', id } : { kind: 'failed', error: { kind: 'storage', reason: 'full' } };
  };

  return async (code) => {
    if (isShopCode(code)) return { kind: 'shop' };
    if (!declared) return { kind: 'unknown' };
    if (!online) return keep(code);
    const answer = await api.call(lookUpBarcode, { params: { code } });
    if (!answer.ok) {
      const { kind } = answer.error;
      return kind === 'offline' || kind === 'timeout' ? keep(code) : { kind: 'failed', error: answer.error };
    }
    const { food, attribution } = answer.value;
    return food === null ? { kind: 'unknown' } : { kind: 'found', facts: food, attribution };
  };
};
