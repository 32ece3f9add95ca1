import { createFileRoute } from '@tanstack/react-router';
import { scanSearch } from '../../../features/own-food/scan-search.ts';
import { ScanScreen } from '../../../features/own-food/scan-screen.tsx';

export const Route = createFileRoute('/_authenticated/dashboard/scan')({
  validateSearch: scanSearch,
  component: ScanPage,
});

function ScanPage() {
  return <ScanScreen code={Route.useSearch().code} />;
}
