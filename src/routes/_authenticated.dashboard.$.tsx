import { createFileRoute } from '@tanstack/react-router';
import { UnfinishedScreen } from '../app/shell/unfinished-screen.tsx';

export const Route = createFileRoute('/_authenticated/dashboard/$')({ component: UnfinishedScreen });
