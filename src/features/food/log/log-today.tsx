import { useState } from 'react';
import { useToday } from '../../../device/hooks/hooks.ts';
import { useMinuteOfDay } from '../../../device/hooks/use-clock.ts';
import { mealAt } from '../../../domain/food/diary/again.ts';
import { UndoBar } from '../../../ui/overlay/undo-bar.tsx';
import { DiarySheet, type OpenSheet } from '../diary/diary-sheet.tsx';
import { useLogging } from './use-logging.ts';

/** Logs what is eaten now, over whichever page is open. */
export function LogToday(props: { isOpen: boolean; onClose: () => void }) {
  const today = useToday();
  const [day, setDay] = useState(today);
  // A sheet that is open at midnight goes on with the day that it was opened on.
  if (!props.isOpen && day !== today) setDay(today);
  const logging = useLogging(day);
  const meant = mealAt(useMinuteOfDay());
  const [other, setOther] = useState<OpenSheet | null>(null);
  const close = (): void => {
    setOther(null);
    props.onClose();
  };
  const { diary } = logging;
  return (
    <>
      <UndoBar log={logging.log} />
      {!props.isOpen || diary === undefined ? null : (
        <DiarySheet
          open={other ?? { kind: 'add', slot: meant }}
          day={day}
          today={today}
          diary={diary}
          logging={logging}
          onOpen={setOther}
          onClose={close}
        />
      )}
    </>
  );
}
