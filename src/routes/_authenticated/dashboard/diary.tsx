import { createFileRoute } from '@tanstack/react-router';
import { DiaryScreen } from '../../../features/food/diary/diary-screen.tsx';
import { diarySearch } from '../../../features/food/diary/diary-search.ts';

export const Route = createFileRoute('/_authenticated/dashboard/diary')({
  validateSearch: diarySearch,
  component: Diary,
});

function Diary() {
  const { day, food } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <DiaryScreen
      chosen={day}
      scanned={food}
      onDay={(chosen) => void navigate({ search: { day: chosen }, replace: true })}
    />
  );
}
