import { chakra, Flex, Stack } from '@chakra-ui/react';
import Copy from 'lucide-react/icons/copy';
import Link2 from 'lucide-react/icons/link-2';
import Share2 from 'lucide-react/icons/share-2';
import { useState } from 'react';
import { useToday } from '../../../device/hooks/hooks.ts';
import type { SharedReport } from '../../../domain/body/report/parts.ts';
import { dayAndMonth } from '../../../domain/calendar/day-words.ts';
import { addDays } from '../../../domain/calendar/days.ts';
import { copyText } from '../../../ui/browser/copy-text.ts';
import { shareText } from '../../../ui/browser/share-text.ts';
import { Segmented } from '../../../ui/form/segmented.tsx';
import { BusyMark } from '../../../ui/show/busy-mark.tsx';
import { Button } from '../../../ui/show/button.tsx';
import { Card, CardTitle } from '../../../ui/show/card.tsx';
import { Notice } from '../../../ui/show/notice.tsx';
import { Muted } from './report-paper.tsx';
import { timeInWords } from './time-in-words.ts';
import { type ShownLink, useReportLinks } from './use-report-links.ts';

const LIFETIMES = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
] as const;
type Lifetime = (typeof LIFETIMES)[number]['value'];

const List = chakra('ul', { base: { listStyle: 'none', display: 'grid', gap: '4' } });
const Row = chakra('li', {
  base: { borderTop: '1px solid var(--line)', pt: '4', display: 'grid', gap: '2' },
});
const Address = chakra('p', { base: { fontSize: 'sm', overflowWrap: 'anywhere', userSelect: 'all' } });

function Hand({ address }: { address: string }) {
  const [copied, setCopied] = useState<boolean | null>(null);
  return (
    <>
      <Button size="sm" onClick={() => void copyText(address).then(setCopied)}>
        <Copy size={18} aria-hidden="true" />
        Copy link
      </Button>
      {typeof navigator.share === 'function' ? (
        <Button
          size="sm"
          look="outline"
          onClick={() =>
            void shareText(address).then((outcome) => setCopied(outcome && outcome === 'copied'))
          }
        >
          <Share2 size={18} aria-hidden="true" />
          Share
        </Button>
      ) : null}
      <span role="status">
        {copied === null ? null : copied ? 'Copied' : 'This browser cannot copy. Select the link and copy it'}
      </span>
    </>
  );
}

function LinkRow(props: { link: ShownLink; busy: boolean; onRevoke: () => void }) {
  const { address, made_at, until } = props.link;
  const made = timeInWords(made_at);
  return (
    <Row>
      <p>
        Made {made}, open until {timeInWords(until)}
      </p>
      {address === null ? null : <Address>{address}</Address>}
      <Flex gap="3" flexWrap="wrap" alignItems="center">
        {address === null ? null : <Hand address={address} />}
        <Button
          size="sm"
          look="outline"
          disabled={props.busy}
          aria-label={`Revoke the link made ${made}`}
          onClick={props.onRevoke}
        >
          Revoke
        </Button>
      </Flex>
    </Row>
  );
}

/** Links by which somebody without an account reads a report. `report` is null while there is nothing to share. */
export function ReportLinks(props: { report: SharedReport | null; contents: readonly string[] }) {
  const { report, contents } = props;
  const today = useToday();
  const [lifetime, setLifetime] = useState<Lifetime>('7');
  const { online, links, news, busy, make, revoke } = useReportLinks();
  const days = lifetime === '7' ? 7 : 30;

  return (
    <Card aria-labelledby="report-links">
      <CardTitle id="report-links" mb="2">
        A link for your dietitian
      </CardTitle>
      <Stack gap="4">
        <Segmented
          name="lifetime"
          legend="The link opens for"
          options={LIFETIMES}
          value={lifetime}
          onChange={setLifetime}
        />
        {report === null ? null : (
          <Muted>
            Anyone with the link can read the report below as it is now: {contents.join(', ')}, from{' '}
            {dayAndMonth(report.first)} to {dayAndMonth(report.last)}. They need no account. It ends on{' '}
            {dayAndMonth(addDays(today, days))}, or as soon as you revoke it.
          </Muted>
        )}
        {online ? null : (
          <Notice role="status">You are offline. A link needs a connection. Nothing is shared.</Notice>
        )}
        <Flex>
          <Button
            disabled={!online || busy || report === null}
            onClick={() => {
              if (report !== null) void make(report, days);
            }}
          >
            {busy ? <BusyMark /> : <Link2 size={18} aria-hidden="true" />}
            Make a link
          </Button>
        </Flex>
        {news === null ? null : (
          <Notice role={news.tone === 'error' ? 'alert' : 'status'} tone={news.tone}>
            {news.text}
          </Notice>
        )}
        {links === null || links.length === 0 ? null : (
          <List aria-label="Your links">
            {links.map((link) => (
              <LinkRow
                key={link.id}
                link={link}
                busy={busy || !online}
                onRevoke={() => void revoke(link.id)}
              />
            ))}
          </List>
        )}
      </Stack>
    </Card>
  );
}
