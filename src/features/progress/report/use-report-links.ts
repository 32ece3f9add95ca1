import { useCallback, useEffect, useState } from 'react';
import { decode } from '../../../contract/decode.ts';
import {
  createReportLink,
  listReportLinks,
  REPORT_LINKS_MAX,
  type ReportLink,
  revokeReportLink,
  sharedReport,
} from '../../../contract/report.ts';
import { useOnline, useSession } from '../../../device/hooks/hooks.ts';
import { usePorts } from '../../../device/ports/ports.tsx';
import type { SharedReport } from '../../../domain/body/report/parts.ts';
import { adviceFor } from '../../../domain/error-catalogue.ts';
import type { AppError } from '../../../terms/app-error.ts';

/** The days that a link may be open. */
export type LinkDays = 7 | 30;

export interface ShownLink extends ReportLink {
  /** The address, where this page has made the link: the server tells it once. */
  readonly address: string | null;
}

interface News {
  readonly tone: 'success' | 'error';
  readonly text: string;
}

const sentenceOf = (error: AppError): string => {
  switch (error.kind) {
    case 'offline':
      return 'There is no connection. Nothing was changed; please try again later.';
    case 'timeout':
      return 'No answer came in time, so we do not know if this was done. Look at the list first.';
    case 'unauthorized':
      return 'Please sign in again. Nothing you entered is lost.';
    case 'conflict':
      return `You have ${REPORT_LINKS_MAX} links. Revoke one first.`;
    default:
      return `That did not work. ${adviceFor(error) ?? 'Please try again later.'}`;
  }
};
const failed = (error: AppError): News => ({ tone: 'error', text: sentenceOf(error) });

const addressOf = (secret: string): string => `${location.origin}/shared-report#${secret}`;

/** The member's links, which the server alone keeps: nothing of them is stored or queued on this device. */
export const useReportLinks = () => {
  const { api } = usePorts();
  const online = useOnline();
  const session = useSession();
  const memberId = session?.memberId ?? '';
  const access = session?.access ?? null;
  const [links, setLinks] = useState<readonly ShownLink[] | null>(null);
  const [news, setNews] = useState<News | null>(null);
  const [busy, setBusy] = useState(false);

  const reload = useCallback(async (): Promise<void> => {
    const listed = await api.call(listReportLinks, { onBehalfOf: memberId });
    if (!listed.ok) return setNews(failed(listed.error));
    setLinks((before) =>
      listed.value.links.map((link) => ({
        ...link,
        address: before?.find(({ id }) => id === link.id)?.address ?? null,
      })),
    );
  }, [api, memberId]);

  useEffect(() => {
    if (online && access !== null) void reload();
  }, [online, access, reload]);

  /** Does it while nothing else is on its way; an answer that was lost may have changed the list. */
  const once = async (work: () => Promise<News>): Promise<void> => {
    setBusy(true);
    setNews(null);
    setNews(await work());
    setBusy(false);
  };

  const make = (report: SharedReport, days: LinkDays): Promise<void> =>
    once(async () => {
      const checked = decode(sharedReport, report);
      if (!checked.ok)
        return { tone: 'error', text: 'This is too long for a link. Choose fewer days or fewer parts.' };
      const made = await api.call(createReportLink, {
        onBehalfOf: memberId,
        body: { days, report: checked.value },
      });
      if (!made.ok) {
        if (made.error.kind === 'timeout') await reload();
        return failed(made.error);
      }
      const { secret, ...link } = made.value;
      setLinks((before) => [{ ...link, address: addressOf(secret) }, ...(before ?? [])]);
      return { tone: 'success', text: 'Your link is ready. Copy it now: you see it only once.' };
    });

  const revoke = (id: string): Promise<void> =>
    once(async () => {
      const revoked = await api.call(revokeReportLink, { onBehalfOf: memberId, params: { linkId: id } });
      if (!revoked.ok) return failed(revoked.error);
      setLinks((before) => before?.filter((link) => link.id !== id) ?? null);
      return { tone: 'success', text: 'Revoked. This link no longer works.' };
    });

  return { online, links, news, busy, make, revoke };
};
