import { createFileRoute } from '@tanstack/react-router';
import { ScanScreen } from '../../../features/food/scan/scan-screen.tsx';
import { scanSearch } from '../../../features/food/scan/scan-search.ts';

export const Route = createFileRoute('/_authenticated/dashboard/scan')({
  validateSearch: scanSearch,
  component: ScanPage,
});

function ScanPage() {
  return <ScanScreen code={Route.useSearch().code} />;
}
