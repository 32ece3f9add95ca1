import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { LIST_DAYS } from '../features/shopping/days-choice.tsx';
import { ShoppingScreen } from '../features/shopping/shopping-screen.tsx';

export const Route = createFileRoute('/_authenticated/dashboard/shopping')({
  validateSearch: v.object({
    days: v.optional(v.fallback(v.optional(v.picklist(LIST_DAYS)), undefined)),
  }),
  component: Shopping,
});

function Shopping() {
  const { days } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ShoppingScreen
      days={days ?? 'week'}
      onDays={(chosen) => void navigate({ search: chosen === 'week' ? {} : { days: chosen }, replace: true })}
    />
  );
}
