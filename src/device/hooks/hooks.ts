import { useObservable } from 'dexie-react-hooks';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { foldOwn, isNothing, NOTHING_OWN, type OwnThings } from '../../domain/food/own-food/own-food.ts';
import type { AppError } from '../../terms/app-error.ts';
import type { Catalogue, Cookbook } from '../../terms/food.ts';
import type { JournalEntry } from '../../terms/journal.ts';
import type { LocalDay } from '../../terms/local-day.ts';
import type { Book } from '../api/catalogue.ts';
import type { MemberDatabase } from '../db/member-database.ts';
import { readMemberSetting } from '../db/settings.ts';
import { withReopen } from '../db/storage.ts';
import { readOwnEntries } from '../journal/own.ts';
import { createSharing, type SharedAnswers } from '../plan/shared-answers.ts';
import { awaitFirst } from '../ports/first-answers.ts';
import { type Ports, usePorts } from '../ports/ports.tsx';
import type { Freshness, Resource } from '../pull/refresh.ts';
import type { Device } from '../session/device.ts';
import type { Session } from '../session/session.ts';
import { useClock } from './use-clock.ts';

/** The member using the app; null for a visitor and on a locked device. */
export const useSession = (): Session | null => {
  const { session } = usePorts();
  return useSyncExternalStore(session.subscribe, session.recent);
};

/** True while the product is tried without an account: nothing is sent or fetched. */
export const useIsTrial = (): boolean => useSession()?.trial === true;

/** The member's local day; moves by itself past midnight and after waking from sleep. */
export const useToday = (): LocalDay => useClock((clock) => clock.today());

/** The first answer is drawn with those of the same screen. The later ones follow what was done: at once. */
const firstTogether = <T>({ last, subscribe }: SharedAnswers<T>) => ({
  hasValue: () => last() !== null,
  getValue: () => last()?.answer,
  subscribe: (next: (answer: T) => void, failed: (thrown: unknown) => void) => {
    if (last() !== null) return subscribe(next, failed);
    let newest: T;
    let isDrawn = false;
    const first = awaitFirst(() => {
      isDrawn = true;
      next(newest);
    });
    const subscription = subscribe(
      (answer) => {
        newest = answer;
        if (isDrawn) next(answer);
        else first.arrived();
      },
      (thrown) => {
        first.cancel();
        isDrawn = true;
        failed(thrown);
      },
    );
    return {
      unsubscribe: () => {
        first.cancel();
        subscription.unsubscribe();
      },
    };
  },
});

type LiveDep = string | number | boolean | null;

/** Reads something out of the member's database; `deps` are the values that it uses. */
type Query<T, Deps extends readonly LiveDep[]> = (db: MemberDatabase, ...deps: Readonly<Deps>) => Promise<T>;

const shared = createSharing();

const questionOf = (memberId: string | null, deps: readonly LiveDep[]): string =>
  JSON.stringify([memberId, ...deps]);

/** The answers to a question, as all who ask it share them; `undefined` without a member. */
const answersTo = <T, Deps extends readonly LiveDep[]>(
  device: Device,
  memberId: string | null,
  query: Query<T, Deps>,
  deps: Deps,
) => {
  const question = questionOf(memberId, deps);
  return shared(device, query, question, async () => {
    if (memberId === null) return undefined;
    const db = device.open(memberId);
    return { question, value: await withReopen(db, () => query(db, ...deps)) };
  });
};

/**
 * A live answer out of the signed-in member's database: `undefined` while it loads and without a member.
 * Components that ask the same function with the same values share one answer. One to another member's or another day's
 * question is never shown, not even for one frame.
 */
export const useLive = <T, const Deps extends readonly LiveDep[]>(
  query: Query<T, Deps>,
  deps: Deps,
): T | undefined => {
  const { device } = usePorts();
  const memberId = useSession()?.memberId ?? null;
  const question = questionOf(memberId, deps);
  const answer = useObservable(
    () => firstTogether(answersTo(device, memberId, query, deps)),
    [device, question],
  );
  return answer?.question === question ? answer.value : undefined;
};

/** Until the screen that an answer was read for asks for it itself. */
const AHEAD_KEPT_MS = 5_000;

/** Reads what `useLive` will be asked for, so that a screen has it when it is first drawn. It never rejects. */
export const askAhead = <T, const Deps extends readonly LiveDep[]>(
  { device, session, clock }: Ports,
  query: Query<T, Deps>,
  deps: Deps,
): Promise<void> =>
  new Promise((resolve) => {
    const memberId = session.current()?.memberId ?? null;
    const answered = (): void => resolve();
    const subscription = answersTo(device, memberId, query, deps).subscribe(answered, answered);
    const end = (): void => {
      subscription.unsubscribe();
      unfollow();
    };
    clock.after(AHEAD_KEPT_MS, end);
    const unfollow = session.subscribe(end);
  });

/** True while the member has chosen that nothing is sent and nothing fetched. */
export const useOfflineChoice = (): boolean =>
  useLive(readMemberSetting<'workOffline'>, ['workOffline']) === true;

/** False without a network, and while the member works offline by choice. */
export const useOnline = (): boolean => {
  const { connectivity } = usePorts();
  const connected = useSyncExternalStore(connectivity.subscribe, connectivity.online);
  return !useOfflineChoice() && connected;
};

/** The outcome of the last refresh of a resource: "Offline - showing your copy from 08:14". */
export const useFreshness = (resource: Resource): Freshness => {
  const { sync } = usePorts();
  return useSyncExternalStore(sync.subscribeFreshness, () => sync.freshness(resource));
};

export interface CatalogueState<C extends Catalogue = Catalogue> {
  readonly catalogue: C | null;
  /** Why there is none; null while it loads. */
  readonly error: AppError | null;
}

const useBook = <C extends Catalogue>(book: Book<C>): CatalogueState<C> => {
  const [state, setState] = useState<CatalogueState<C>>({ catalogue: book.loaded(), error: null });
  useEffect(() => {
    let current = true;
    void book.load().then((loaded) => {
      if (!current) return;
      setState(
        loaded.ok ? { catalogue: loaded.value, error: null } : { catalogue: null, error: loaded.error },
      );
    });
    return () => {
      current = false;
    };
  }, [book]);
  return state;
};

/** The last fold, for all components, and the entries that it is of. */
let folded: { readonly of: string; readonly own: OwnThings } = { of: '', own: NOTHING_OWN };

/** The same things for the same entries: whatever is computed of them stays as it is. */
const ownOf = (entries: readonly JournalEntry[]): OwnThings => {
  const of = entries.map(({ id, serverSeq }) => `${id} ${serverSeq}`).join();
  if (of !== folded.of) folded = { of, own: foldOwn(entries) };
  return folded.own;
};

/** The member's own foods and recipes; undefined while they are read. */
export const useOwn = (): OwnThings | undefined => {
  const entries = useLive(readOwnEntries, []);
  return entries && ownOf(entries);
};

type OwnCode = typeof import('../../domain/food/own-food/own-dishes.ts');

/** Loaded for members who have something of their own. */
let ownCode: OwnCode | null = null;

const useOwnCode = (isNeeded: boolean): { readonly code: OwnCode | null; readonly isMissing: boolean } => {
  const [state, setState] = useState({ code: ownCode, isMissing: false });
  useEffect(() => {
    if (!isNeeded || ownCode !== null) return;
    let current = true;
    void import('../../domain/food/own-food/own-dishes.ts').then(
      (code) => {
        ownCode = code;
        if (current) setState({ code, isMissing: false });
      },
      // No signal before the app is kept on the device: everything else of the catalogue is there.
      () => current && setState({ code: null, isMissing: true }),
    );
    return () => {
      current = false;
    };
  }, [isNeeded]);
  return { code: ownCode ?? state.code, isMissing: state.isMissing };
};

/** A book with what is the member's own; their own things are read before it is shown. */
const useWithOwn = <C extends Catalogue>(
  { catalogue, error }: CatalogueState<C>,
  add: (code: OwnCode, catalogue: C, own: OwnThings) => C,
): CatalogueState<C> => {
  const own = useOwn();
  const hasMember = useSession() !== null;
  const hasOwn = own !== undefined && !isNothing(own);
  const { code, isMissing } = useOwnCode(hasOwn);
  return useMemo(() => {
    if (catalogue === null || !hasMember) return { catalogue, error };
    if (own === undefined) return { catalogue: null, error };
    if (!hasOwn || isMissing) return { catalogue, error };
    return { catalogue: code === null ? null : add(code, catalogue, own), error };
  }, [catalogue, error, own, hasOwn, code, isMissing, hasMember, add]);
};

const addToCatalogue = (code: OwnCode, catalogue: Catalogue, own: OwnThings) => code.withOwn(catalogue, own);
const addToCookbook = (code: OwnCode, book: Cookbook, own: OwnThings) => code.cookbookWithOwn(book, own);

/** The foods and dishes, ours and the member's; loads them on first use. */
export const useCatalogue = (): CatalogueState => useWithOwn(useBook(usePorts().catalogue), addToCatalogue);

/** The same with how every dish is made, for screens that cook. */
export const useCookbook = (): CatalogueState<Cookbook> =>
  useWithOwn(useBook(usePorts().catalogue.cookbook), addToCookbook);
