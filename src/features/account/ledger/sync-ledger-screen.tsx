import { chakra, Flex, Stack } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import CloudCheck from 'lucide-react/icons/cloud-check';
import { useRef, useState } from 'react';
import {
  useCatalogue,
  useIsTrial,
  useLive,
  useOnline,
  useSession,
  useToday,
} from '../../../device/hooks/hooks.ts';
import { useClock } from '../../../device/hooks/use-clock.ts';
import { useOfflineByChoice } from '../../../device/hooks/use-offline-by-choice.ts';
import { useTokenExpected } from '../../../device/hooks/use-token-expected.ts';
import { useUnits } from '../../../device/hooks/use-units.ts';
import { openLastError } from '../../../device/outbox/rows/last-error.ts';
import { listOutbox } from '../../../device/outbox/rows/outbox.ts';
import { Modal } from '../../../ui/overlay/modal.tsx';
import { Button, ButtonLink } from '../../../ui/show/button.tsx';
import { Card, CardTitle } from '../../../ui/show/card.tsx';
import { useComfort } from '../../../ui/show/comfort.tsx';
import { EmptyState } from '../../../ui/show/empty-state.tsx';
import { Notice } from '../../../ui/show/notice.tsx';
import { PageHeading } from '../../../ui/show/page-heading.tsx';
import { Skeleton } from '../../../ui/show/skeleton.tsx';
import { TrialAccount } from '../settings/trial-account.tsx';
import { EntryItem } from './entry-item.tsx';
import { discardWords } from './kinds.ts';
import { type Ledger, type LedgerEntry, ledgerOf } from './ledger-entry.ts';
import { ledgerSummary } from './ledger-summary.ts';
import type { Surroundings } from './next-step.ts';
import { OnThisDevice } from './on-this-device.tsx';
import type { NamingContext } from './operations.ts';
import { useLedgerCommands } from './use-ledger-commands.ts';

const STEP_MS = 5_000;

const useNaming = (): NamingContext => {
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

const useSurroundings = (): Surroundings => {
  const online = useOnline();
  const hasToken = useSession()?.access != null;
  const hasAccess = useTokenExpected() || hasToken;
  const workOffline = useOfflineByChoice().value;
  const now = useClock((clock) => Math.floor(clock.now() / STEP_MS) * STEP_MS);
  return { online, hasAccess, workOffline, now };
};

/** The live queue in words; undefined while it loads. */
const useLedger = (naming: NamingContext, surroundings: Surroundings): Ledger | undefined => {
  const rows = useLive(
    async (db) =>
      Promise.all(
        (await listOutbox(db)).map(async (row) => ({ ...row, lastError: await openLastError(db, row) })),
      ),
    [],
  );
  const isTrial = useIsTrial();
  return rows === undefined ? undefined : ledgerOf(isTrial ? [] : rows, naming, surroundings);
};

/** Nothing brings a discarded change back, so it is asked. */
function DiscardDialog(props: { entry: LedgerEntry; onDiscard: () => void; onClose: () => void }) {
  return (
    <Modal title="Discard this change?" onClose={props.onClose}>
      <chakra.p fontWeight={650}>{props.entry.name.title}</chakra.p>
      <chakra.p mb="5">{discardWords(props.entry)}</chakra.p>
      <Flex gap="3" justifyContent="flex-end" flexWrap="wrap">
        <Button look="outline" onClick={props.onClose}>
          Keep it
        </Button>
        <Button look="danger" disabled={!props.entry.canDiscard} onClick={props.onDiscard}>
          Discard
        </Button>
      </Flex>
    </Modal>
  );
}

/** More than this nobody reads, and a slow phone should not draw. */
const SHOWN = 100;

const Summary = chakra('p', { base: { color: 'muted', outline: 'none' } });

/** Everything that did not reach the server yet, and what becomes of it. */
export function SyncLedgerScreen() {
  const naming = useNaming();
  const surroundings = useSurroundings();
  const ledger = useLedger(naming, surroundings);
  const commands = useLedgerCommands(naming);
  const [asked, setAsked] = useState<string | null>(null);
  const summary = useRef<HTMLParagraphElement>(null);
  const { online, hasAccess, workOffline } = surroundings;
  const isTrial = useIsTrial();
  // As it stands now: a try may have ended since it was asked.
  const discarding = [...(ledger?.refused ?? []), ...(ledger?.waiting ?? [])].find(({ id }) => id === asked);
  const canSend = online && hasAccess && !workOffline;

  /** The button goes with its row or to another list, so the focus goes to what says how things stand. */
  const settle = (act: (entry: LedgerEntry) => void, entry: LedgerEntry): void => {
    setAsked(null);
    act(entry);
    summary.current?.focus();
  };
  const list = (entries: readonly LedgerEntry[]) => (
    <>
      <ul>
        {entries.slice(0, SHOWN).map((entry) => (
          <EntryItem
            key={entry.id}
            entry={entry}
            commands={commands}
            onRetry={() => settle(commands.retry, entry)}
            onDiscard={() => setAsked(entry.id)}
          />
        ))}
      </ul>
      {entries.length <= SHOWN ? null : <Summary py="4">And {entries.length - SHOWN} more.</Summary>}
    </>
  );

  return (
    <Stack gap="4" maxWidth="48rem">
      <div>
        <PageHeading title="Your changes">Your changes</PageHeading>
        <Summary ref={summary} role="status" tabIndex={-1}>
          {isTrial ? 'You have no account. Everything stays on this device.' : null}
          {ledger === undefined || isTrial ? null : ledgerSummary(ledger, surroundings)}
        </Summary>
      </div>
      {commands.news === null ? null : (
        <Notice role={commands.news.tone === 'error' ? 'alert' : 'status'} tone={commands.news.tone}>
          {commands.news.text}
        </Notice>
      )}
      {ledger === undefined ? <Skeleton height="180px" borderRadius="lg" /> : null}
      {ledger === undefined || ledger.refused.length === 0 ? null : (
        <Card aria-labelledby="refused" pb="1">
          <CardTitle id="refused">Not accepted</CardTitle>
          {list(ledger.refused)}
        </Card>
      )}
      {ledger === undefined || ledger.waiting.length === 0 ? null : (
        <Card aria-labelledby="waiting" pb="1">
          <Flex justifyContent="space-between" alignItems="center" gap="3" flexWrap="wrap">
            <CardTitle id="waiting">Waiting</CardTitle>
            {canSend ? (
              <Button look="outline" size="sm" onClick={commands.sendNow}>
                Send now
              </Button>
            ) : null}
            {hasAccess || !online ? null : (
              <ButtonLink asChild look="outline" size="sm">
                <Link to="/sign-in">Sign in</Link>
              </ButtonLink>
            )}
          </Flex>
          {list(ledger.waiting)}
        </Card>
      )}
      {isTrial ? <TrialAccount /> : null}
      {!isTrial && ledger?.refused.length === 0 && ledger.waiting.length === 0 ? (
        <Card>
          <EmptyState
            art={
              <chakra.span color="leaf">
                <CloudCheck size={48} aria-hidden="true" />
              </chakra.span>
            }
            title="Everything is sent"
          >
            What you log goes to the server at once. Without a connection it waits here safely.
          </EmptyState>
        </Card>
      ) : null}
      <OnThisDevice />
      {discarding === undefined ? null : (
        <DiscardDialog
          entry={discarding}
          onDiscard={() => settle(commands.discard, discarding)}
          onClose={() => setAsked(null)}
        />
      )}
    </Stack>
  );
}
