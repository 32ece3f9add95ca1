import { openLastError } from '../../data/last-error.ts';
import { listOutbox } from '../../data/repositories/outbox.ts';
import { useCatalogue, useLive, useOnline, useSession, useToday } from '../../ports/hooks.ts';
import { useClock } from '../../ports/use-clock.ts';
import { useOfflineByChoice } from '../../ports/use-offline-by-choice.ts';
import { useTokenExpected } from '../../ports/use-token-expected.ts';
import { useUnits } from '../../ports/use-units.ts';
import { useComfort } from '../../ui/comfort.tsx';
import { type Ledger, ledgerOf } from './ledger-entry.ts';
import type { Surroundings } from './next-step.ts';
import type { NamingContext } from './operations.ts';

const STEP_MS = 5_000;

export const useNaming = (): NamingContext => {
  const today = useToday();
  const units = useUnits();
  const { figures } = useComfort();
  const { catalogue } = useCatalogue();
  return {
    today,
    units,
    figures,
    dishName: (id) => catalogue?.dishes.get(id)?.name ?? null,
    foodName: (id) => catalogue?.foods.get(id)?.name ?? null,
  };
};

export const useSurroundings = (): Surroundings => {
  const online = useOnline();
  const hasToken = useSession()?.access != null;
  const hasAccess = useTokenExpected() || hasToken;
  const workOffline = useOfflineByChoice().value;
  const now = useClock((clock) => Math.floor(clock.now() / STEP_MS) * STEP_MS);
  return { online, hasAccess, workOffline, now };
};

/** The live queue in words; undefined while it loads. */
export const useLedger = (naming: NamingContext, surroundings: Surroundings): Ledger | undefined => {
  const rows = useLive(
    async (db) =>
      Promise.all(
        (await listOutbox(db)).map(async (row) => ({ ...row, lastError: await openLastError(db, row) })),
      ),
    [],
  );
  return rows === undefined ? undefined : ledgerOf(rows, naming, surroundings);
};
