import { chakra, Flex, Stack } from '@chakra-ui/react';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { listReportLinks } from '../../../contract/report.ts';
import type { MemberDatabase } from '../../../device/db/member-database.ts';
import { stored } from '../../../device/db/storage.ts';
import { useOnline, useSession } from '../../../device/hooks/hooks.ts';
import { useStorageReport } from '../../../device/hooks/use-storage-report.ts';
import { readWithOwn } from '../../../device/journal/own.ts';
import { usePorts } from '../../../device/ports/ports.tsx';
import { copyAsJson, type DeviceCopy, readDeviceCopy, readDiary } from '../../../device/restore/export.ts';
import { diaryAsCsv } from '../../../domain/body/progress/diary-csv.ts';
import { lastingSentence, roomAdvice } from '../../../domain/device-room.ts';
import { eatenName } from '../../../domain/food/catalogue/eaten-food.ts';
import type { AppError } from '../../../terms/app-error.ts';
import { ok, type Result } from '../../../terms/result.ts';
import { saveFile } from '../../../ui/browser/save-file.ts';
import { Button } from '../../../ui/show/button.tsx';
import { Card, CardTitle } from '../../../ui/show/card.tsx';
import { Notice } from '../../../ui/show/notice.tsx';
import type { Words } from '../words.ts';
import { WordsNotice } from '../words-notice.tsx';

const KB = 1000;

/** Bytes as a person reads them: "840 kB", "1.2 MB". */
const roomInWords = (bytes: number): string => {
  if (bytes < KB * KB) return `${Math.max(1, Math.round(bytes / KB))} kB`;
  return `${(bytes / (KB * KB)).toFixed(1)} MB`;
};

const Note = chakra('p', { base: { color: 'muted', fontSize: 'sm', maxWidth: '60ch' } });

const FORMATS = {
  json: { label: 'Export as JSON', type: 'application/json' },
  csv: { label: 'Export as CSV', type: 'text/csv' },
} as const;

/** Storage use, whether the browser keeps it, and a copy of everything to take away. */
export function YourData() {
  const { api, device, clock, catalogue } = usePorts();
  const session = useSession();
  const online = useOnline();
  const memberId = session?.memberId ?? null;
  const { report, askToPersist } = useStorageReport();
  const [words, setWords] = useState<Words | null>(null);

  const lowRoom = report === null ? null : roomAdvice(report);

  const readLinks = async (): Promise<Pick<DeviceCopy, 'reportLinks'>> => {
    if (session === null || !session.extensions.includes('report')) return {};
    const listed = online ? await api.call(listReportLinks, { onBehalfOf: session.memberId }) : null;
    if (listed?.ok !== true) return { reportLinks: null };
    return { reportLinks: listed.value.links.map(({ made_at, until }) => ({ made_at, until })) };
  };
  const writeJson = async (db: MemberDatabase): Promise<Result<string, AppError>> => {
    const copy = await readDeviceCopy(db, clock.now());
    return copy.ok ? ok(copyAsJson({ ...copy.value, ...(await readLinks()) })) : copy;
  };
  const writeCsv = async (db: MemberDatabase): Promise<Result<string, AppError>> => {
    const [diary, loaded] = await Promise.all([readDiary(db), catalogue.load()]);
    if (!diary.ok) return diary;
    const own = loaded.ok ? await stored(db, () => readWithOwn(db, loaded.value)) : null;
    const known = own?.ok ? own.value : null;
    const csv = diaryAsCsv(diary.value, {
      dish: (id) => known?.dishes.get(id)?.name ?? id,
      food: (eaten) => eatenName(eaten, known?.foods) ?? eaten.food,
    });
    // The byte order mark tells spreadsheets that this is UTF-8.
    return ok(`\uFEFF${csv}`);
  };

  const save = async (format: keyof typeof FORMATS): Promise<void> => {
    if (memberId === null) return;
    setWords(null);
    const db = device.open(memberId);
    const written = await (format === 'json' ? writeJson(db) : writeCsv(db));
    if (!written.ok) {
      setWords({ tone: 'error', text: 'Your data could not be read on this device. Please try again.' });
      return;
    }
    saveFile(`sorrel-${clock.today()}.${format}`, new Blob([written.value], { type: FORMATS[format].type }));
    setWords({ tone: 'success', text: 'The file is in your downloads.' });
  };

  return (
    <Card aria-labelledby="your-data">
      <CardTitle id="your-data" mb="2">
        Your data on this device
      </CardTitle>
      <Stack gap="4">
        <div>
          {report === null || report.usedBytes === null ? null : (
            <p>{roomInWords(report.usedBytes)} used, recipes and pictures included.</p>
          )}
          {report === null ? null : <Note>{lastingSentence(report)}</Note>}
        </div>
        {lowRoom === null ? null : (
          <Notice role="status" tone="warning">
            {lowRoom}
          </Notice>
        )}
        {report?.persistent === false ? (
          <Button look="outline" size="sm" alignSelf="flex-start" onClick={askToPersist}>
            Ask the browser to keep it
          </Button>
        ) : null}
        <Note>
          JSON holds everything you entered and received here. Your health answers are in it as plain text.
          You can import it again. CSV holds your log for a spreadsheet: one row for each meal, drink and
          weight. Keep both where only you can read them.
        </Note>
        <Flex gap="3" flexWrap="wrap">
          {(['json', 'csv'] as const).map((format) => (
            <Button key={format} look="outline" onClick={() => void save(format)}>
              <Download size={18} aria-hidden="true" />
              {FORMATS[format].label}
            </Button>
          ))}
        </Flex>
        <WordsNotice words={words} />
      </Stack>
    </Card>
  );
}
