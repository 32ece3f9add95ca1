import { createFileRoute } from '@tanstack/react-router';
import { NotFoundScreen } from '../../../app/shell/not-found-screen.tsx';

export const Route = createFileRoute('/_authenticated/dashboard/$')({ component: NotFoundScreen });
