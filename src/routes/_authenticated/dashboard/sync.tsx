import { createFileRoute } from '@tanstack/react-router';
import { SyncLedgerScreen } from '../../../features/account/ledger/sync-ledger-screen.tsx';

export const Route = createFileRoute('/_authenticated/dashboard/sync')({ component: SyncLedgerScreen });
