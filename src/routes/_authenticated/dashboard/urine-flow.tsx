import { createFileRoute } from '@tanstack/react-router';
import { UrineFlowScreen } from '../../../features/answers/wellness/wellness-screens.tsx';

export const Route = createFileRoute('/_authenticated/dashboard/urine-flow')({ component: UrineFlowScreen });
