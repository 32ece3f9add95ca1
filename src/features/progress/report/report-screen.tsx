import { Flex, Stack } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { useSession, useToday } from '../../../device/hooks/hooks.ts';
import { useMember } from '../../../device/hooks/use-member.ts';
import { HEALTH_PARTS, REPORT_PARTS, type ReportPart } from '../../../domain/body/report/parts.ts';
import { reportAsCsv, reportTables } from '../../../domain/body/report/report.ts';
import { addDays } from '../../../domain/calendar/days.ts';
import { ADULT_AGE } from '../../../terms/adult-age.ts';
import { saveFile } from '../../../ui/browser/save-file.ts';
import { ChoiceChips } from '../../../ui/form/choice-chips.tsx';
import { Segmented } from '../../../ui/form/segmented.tsx';
import { Button, ButtonLink } from '../../../ui/show/button.tsx';
import { Card } from '../../../ui/show/card.tsx';
import { useComfort } from '../../../ui/show/comfort.tsx';
import { PageHeading } from '../../../ui/show/page-heading.tsx';
import { Skeleton } from '../../../ui/show/skeleton.tsx';
import { ReportLinks } from './report-links.tsx';
import { Muted, ReportPaper } from './report-paper.tsx';
import { useReport } from './use-report.ts';

const PERIODS = [
  { value: '7', label: '7 days' },
  { value: '28', label: '4 weeks' },
  { value: '90', label: '3 months' },
] as const;
type Period = (typeof PERIODS)[number]['value'];

const LABELS: Readonly<Record<ReportPart, string>> = {
  food: 'Energy and macros',
  nutrients: 'Vitamins and minerals',
  meals: 'Everything eaten',
  water: 'Water',
  weight: 'Weight',
  health: 'Health answers',
  cycle: 'Cycle notes',
};
const optionsOf = (parts: readonly ReportPart[]) => parts.map((value) => ({ value, label: LABELS[value] }));
const FOOD_PARTS = REPORT_PARTS.filter((part) => !HEALTH_PARTS.includes(part));

/**
 * A report to take along to a doctor or dietitian, printed or as a file. It is made here and sent nowhere, unless the
 * member makes a link.
 */
export function ReportScreen() {
  const today = useToday();
  const { figures } = useComfort();
  const { profile } = useMember();
  const [period, setPeriod] = useState<Period>('28');
  const [parts, setParts] = useState<ReadonlySet<ReportPart>>(new Set(FOOD_PARTS));
  const first = addDays(today, 1 - Number(period));
  const facts = useReport(first, today);
  const sharesLinks = useSession()?.extensions.includes('report') ?? false;
  const isMinor = profile !== null && profile.age > 0 && profile.age < ADULT_AGE;
  const healthParts = isMinor ? HEALTH_PARTS.filter((part) => part !== 'weight') : HEALTH_PARTS;
  const tables = facts === undefined ? [] : reportTables(facts, parts);
  const isEmpty = tables.every(({ rows }) => rows.length === 0);

  const toggle = (part: ReportPart, chosen: boolean): void =>
    setParts((before) => new Set([...before].filter((each) => each !== part).concat(chosen ? [part] : [])));
  const save = (): void =>
    // The byte order mark tells spreadsheets that this is UTF-8.
    saveFile(`sorrel-report-${today}.csv`, new Blob([`\uFEFF${reportAsCsv(tables)}`], { type: 'text/csv' }));

  return (
    <Stack gap="4">
      <div>
        <ButtonLink asChild look="quiet" size="sm" marginInlineStart="-3">
          <Link to="/dashboard/progress">
            <ChevronLeft size={18} aria-hidden="true" />
            Progress
          </Link>
        </ButtonLink>
        <PageHeading title="Report">A report to take along</PageHeading>
        <Muted>
          For your doctor or dietitian. It is made on this device and sent nowhere
          {sharesLinks ? ', unless you make a link' : ''}.
        </Muted>
      </div>
      <Card>
        <Stack gap="4">
          <Segmented name="period" legend="Period" options={PERIODS} value={period} onChange={setPeriod} />
          <ChoiceChips
            legend="Food and drink"
            options={optionsOf(FOOD_PARTS)}
            values={[...parts]}
            onToggle={toggle}
          />
          <ChoiceChips
            legend="About your body: only what you tick"
            options={optionsOf(healthParts)}
            values={[...parts]}
            onToggle={toggle}
          />
          <Flex gap="3" flexWrap="wrap">
            <Button disabled={isEmpty} onClick={() => window.print()}>
              <Printer size={18} aria-hidden="true" />
              Print or save as PDF
            </Button>
            <Button look="outline" disabled={isEmpty} onClick={save}>
              <Download size={18} aria-hidden="true" />
              Save as CSV
            </Button>
          </Flex>
        </Stack>
      </Card>
      {sharesLinks ? (
        <ReportLinks
          report={isEmpty ? null : { first, last: today, tables }}
          contents={tables.map(({ part }) => LABELS[part])}
        />
      ) : null}
      {facts === undefined ? (
        <Skeleton height="420px" borderRadius="lg" />
      ) : isEmpty ? (
        <p role="status">You logged none of this on these days.</p>
      ) : (
        <>
          {figures ? null : <Muted>You hide figures in the app. The paper and the file show them.</Muted>}
          <ReportPaper first={first} last={today} tables={tables} onPaperOnly={!figures} />
        </>
      )}
    </Stack>
  );
}
