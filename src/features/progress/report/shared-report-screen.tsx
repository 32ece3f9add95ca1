import { chakra, Stack } from '@chakra-ui/react';
import { useLocation } from '@tanstack/react-router';
import Printer from 'lucide-react/icons/printer';
import { useEffect, useState } from 'react';
import type { AnswerOf } from '../../../contract/endpoint.ts';
import { readSharedReport } from '../../../contract/report.ts';
import { useVisitorPorts } from '../../../device/ports/ports.tsx';
import { sharedTables } from '../../../domain/body/report/report.ts';
import { adviceFor } from '../../../domain/error-catalogue.ts';
import { Button } from '../../../ui/show/button.tsx';
import { Notice } from '../../../ui/show/notice.tsx';
import { PageHeading } from '../../../ui/show/page-heading.tsx';
import { Spinner } from '../../../ui/show/spinner.tsx';
import { Muted, ReportPaper } from './report-paper.tsx';
import { timeInWords } from './time-in-words.ts';

const Page = chakra('main', {
  base: {
    maxWidth: '56rem',
    mx: 'auto',
    px: { base: '4', sm: '6' },
    py: '6',
    minH: '100dvh',
    '@media print': { p: '0' },
  },
});

/** A secret as the server makes it: 256 bits in base64url. */
const SECRET = /^[\w-]{43}$/;

type Reading =
  | { readonly kind: 'loading' }
  | { readonly kind: 'read'; readonly shared: AnswerOf<typeof readSharedReport> }
  | { readonly kind: 'none' }
  | { readonly kind: 'failed'; readonly advice: string };

/** Reads the report of a link, for this page alone: nothing of it is stored. */
const useSharedReport = (secret: string) => {
  const { api } = useVisitorPorts();
  const [reading, setReading] = useState<Reading>({ kind: 'loading' });
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    if (!SECRET.test(secret)) return setReading({ kind: 'none' });
    let isWanted = true;
    setReading({ kind: 'loading' });
    void api.call(readSharedReport, { body: { secret } }).then((answer) => {
      if (!isWanted) return;
      if (answer.ok) setReading({ kind: 'read', shared: answer.value });
      else if (answer.error.kind === 'rejected' && answer.error.status === 404) setReading({ kind: 'none' });
      else
        setReading({
          kind: 'failed',
          advice: adviceFor(answer.error) ?? 'Check your connection, then try again.',
        });
    });
    return () => {
      isWanted = false;
    };
  }, [api, secret, tries]);

  return { reading, retry: () => setTries((before) => before + 1) };
};

function Read({ shared }: { shared: AnswerOf<typeof readSharedReport> }) {
  const { report, made_at, until } = shared;
  return (
    <Stack gap="4">
      <PageHeading title="Shared report">A report from Sorrel</PageHeading>
      <Muted>
        A member made it on {timeInWords(made_at)} and shared it with you. This link opens it until{' '}
        {timeInWords(until)}, unless they end it before.
      </Muted>
      <Button alignSelf="flex-start" onClick={() => window.print()}>
        <Printer size={18} aria-hidden="true" />
        Print or save as PDF
      </Button>
      <ReportPaper
        first={report.first}
        last={report.last}
        tables={sharedTables(report)}
        onPaperOnly={false}
      />
    </Stack>
  );
}

/** The report of a link, for whoever has it: no account, nothing to change, nothing for search engines. */
export function SharedReportScreen() {
  const secret = useLocation({ select: ({ hash }) => hash });
  const { reading, retry } = useSharedReport(secret);
  return (
    <Page>
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
      {reading.kind === 'loading' ? (
        <>
          <PageHeading title="Shared report">A report from Sorrel</PageHeading>
          <Spinner label="Opening the report" />
        </>
      ) : reading.kind === 'none' ? (
        <PageHeading title="Shared report">
          This link opens no report. Please ask the person who gave it to you for a new one.
        </PageHeading>
      ) : reading.kind === 'failed' ? (
        <Stack gap="4" alignItems="flex-start">
          <PageHeading title="Shared report">A report from Sorrel</PageHeading>
          <Notice role="alert" tone="error">
            The report could not be fetched. {reading.advice}
          </Notice>
          <Button onClick={retry}>Try again</Button>
        </Stack>
      ) : (
        <Read shared={reading.shared} />
      )}
    </Page>
  );
}
