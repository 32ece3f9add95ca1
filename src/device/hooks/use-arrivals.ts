import { useEffect, useRef, useState } from 'react';
import { lookUpBarcode } from '../../contract/food-lookup.ts';
import type { LabelFood } from '../../domain/food/label/food-facts.ts';
import { awaitsFacts, correctedLog, withFacts } from '../../domain/food/label/scanned-food.ts';
import { foldOwn, type OwnFood, putFood } from '../../domain/food/own-food/own-food.ts';
import type { MemberDatabase } from '../db/member-database.ts';
import { stored } from '../db/storage.ts';
import { readJournalKinds } from '../journal/journal.ts';
import { readOwnEntries } from '../journal/own.ts';
import { usePorts } from '../ports/ports.tsx';
import { useLive, useOnline, useSession, useToday } from './hooks.ts';
import { useQuarter } from './use-quarter.ts';

/** The member's foods that were scanned without a network and have no values yet. */
const readWaiting = async (db: MemberDatabase) =>
  [...foldOwn(await readOwnEntries(db)).foods.values()].flatMap(({ item, version, isRemoved }) =>
    !isRemoved && awaitsFacts(item) ? [{ item, version }] : [],
  );

const readWaitingCodes = async (db: MemberDatabase): Promise<string> =>
  (await readWaiting(db)).map(({ item }) => item.barcode).join();

export interface Arrival {
  readonly food: OwnFood;
  /** Some of it was logged before its figures were known; the log has them now. */
  readonly isLogged: boolean;
}

/**
 * Looks up what was scanned without a network once there is one, and corrects what was logged of it meanwhile. It
 * answers what arrived since the app was opened, oldest first.
 */
export const useArrivals = (): readonly Arrival[] => {
  const { api, device, sync } = usePorts();
  const session = useSession();
  const memberId = session?.memberId ?? null;
  const canAsk = useOnline() && session?.access != null && session.extensions.includes('food-lookup');
  const codes = useLive(readWaitingCodes, []) ?? '';
  const today = useToday();
  const quarter = useQuarter();
  /** Nobody knows these: they are asked about again when the app is opened anew. */
  const unknown = useRef(new Set<string>());
  const isBusy = useRef(false);
  const [arrived, setArrived] = useState<readonly Arrival[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a lookup that failed is tried again each quarter of an hour
  useEffect(() => {
    if (memberId === null || !canAsk || codes === '' || isBusy.current) return;
    const db = device.open(memberId);

    /** Leaves a food alone that the member has completed or removed meanwhile. */
    const store = async (code: string, facts: LabelFood): Promise<void> => {
      const waiting = (await readWaiting(db)).find(({ item }) => item.barcode === code);
      if (waiting === undefined) return;
      const food = withFacts(waiting.item, code, facts);
      const corrections = correctedLog(await readJournalKinds(db, ['food.eaten']), food);
      const kept = await sync.record(
        { day: today, kind: 'food.put', payload: putFood(food, waiting.version) },
        ...corrections,
      );
      if (kept.ok) setArrived((earlier) => [...earlier, { food, isLogged: corrections.length > 0 }]);
    };

    const fetchAll = async (): Promise<void> => {
      for (const code of codes.split(',').filter((each) => !unknown.current.has(each))) {
        const answer = await api.call(lookUpBarcode, { params: { code }, onBehalfOf: memberId });
        if (!answer.ok) return;
        if (answer.value.food === null) unknown.current.add(code);
        else await store(code, answer.value.food);
      }
    };

    isBusy.current = true;
    void stored(db, fetchAll).finally(() => {
      isBusy.current = false;
    });
  }, [api, device, sync, memberId, canAsk, codes, today, quarter]);

  return arrived;
};
