import { Stack } from '@chakra-ui/react';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { deleteMember, type ListedMember, listMembers, restoreMember } from '../../contract/staff.ts';
import { usePorts } from '../../ports/ports.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EditMember } from './edit-member.tsx';
import type { MemberCommands } from './member-actions.tsx';
import { MembersFilter } from './members-filter.tsx';
import { MembersTable } from './members-table.tsx';
import { entriesInWords, Pagination } from './pagination.tsx';
import { SAMPLE_PAGES, sampleMembers } from './samples.ts';
import { type NewsWithUndo, StaffNews } from './staff-news.tsx';
import { SampleNote, StaffFailure } from './staff-states.tsx';
import { useStaffView } from './staff-view.ts';
import { useHasStaffCalls, useStaffAnswer } from './use-staff-answer.ts';
import { dateWords, failedNews } from './words.ts';

const NobodyFits = () => (
  <EmptyState art={<Users size={48} aria-hidden="true" />} title="No members here">
    Nobody fits this search and filter.
  </EmptyState>
);

function Members() {
  const { api } = usePorts();
  const [news, setNews] = useState<NewsWithUndo | null>(null);
  const [editing, setEditing] = useState<ListedMember | null>(null);
  const [{ query }, setView] = useStaffView();
  const { answer, reload } = useStaffAnswer(JSON.stringify(query), (calls) =>
    calls.call(listMembers, { body: query }),
  );

  const restore = async ({ id, name }: ListedMember): Promise<void> => {
    const restored = await api.call(restoreMember, { params: { memberId: id } });
    setNews(restored.ok ? { tone: 'success', text: `${name} is back.` } : failedNews(restored.error));
    reload();
  };
  const remove = async (member: ListedMember): Promise<void> => {
    const removed = await api.call(deleteMember, { params: { memberId: member.id } });
    if (!removed.ok) return setNews(failedNews(removed.error));
    const erased =
      removed.value.erased_at === null ? '' : ` Erased on ${dateWords(removed.value.erased_at)}.`;
    setNews({
      tone: 'info',
      text: `${member.name} is deleted and cannot sign in.${erased}`,
      undo: () => restore(member),
    });
    reload();
  };
  const commands: MemberCommands = {
    view: ({ id }) => setView({ chosen: id }),
    edit: setEditing,
    remove: (member) => void remove(member),
    restore: (member) => void restore(member),
  };

  return (
    <>
      <MembersFilter query={query} onQuery={(next) => setView({ query: next })} />
      <StaffNews news={news} />
      {answer.kind === 'loading' ? <Skeleton height="320px" /> : null}
      {answer.kind === 'failed' ? <StaffFailure error={answer.error} onRetry={reload} /> : null}
      {answer.kind === 'ready' && answer.value.members.length === 0 ? <NobodyFits /> : null}
      {answer.kind === 'ready' && answer.value.members.length > 0 ? (
        <>
          <MembersTable members={answer.value.members} commands={commands} />
          <Pagination
            entries={entriesInWords(answer.value.total)}
            page={answer.value.page}
            pages={answer.value.pages}
            onPage={(page) => setView({ query: { ...query, page } })}
          />
        </>
      ) : null}
      {editing === null ? null : (
        <EditMember
          member={editing}
          onClose={() => setEditing(null)}
          onSaved={(name) => {
            setEditing(null);
            setNews({ tone: 'success', text: `${name} is saved.` });
            reload();
          }}
        />
      )}
    </>
  );
}

function SampleMembers() {
  const [{ query }, setView] = useStaffView();
  const [news, setNews] = useState<NewsWithUndo | null>(null);
  const refuse = (): void => setNews({ tone: 'info', text: 'These are samples: there is nobody to change.' });
  const members = sampleMembers(query);
  return (
    <>
      <SampleNote>
        This backend has no members list. The two rows and the number of pages are made up.
      </SampleNote>
      <MembersFilter query={query} onQuery={(next) => setView({ query: next })} />
      <StaffNews news={news} />
      {members.length === 0 ? (
        <NobodyFits />
      ) : (
        <MembersTable
          members={members}
          commands={{
            view: ({ id }) => setView({ chosen: id }),
            edit: refuse,
            remove: refuse,
            restore: refuse,
          }}
        />
      )}
      <Pagination
        entries="100K entries"
        page={query.page}
        pages={SAMPLE_PAGES}
        onPage={(page) => setView({ query: { ...query, page } })}
      />
    </>
  );
}

/** The members list; it shows account data alone. */
export function MembersScreen() {
  const hasStaffCalls = useHasStaffCalls();
  return (
    <Stack gap="4">
      <PageHeading title="Members List">Members List</PageHeading>
      {hasStaffCalls ? <Members /> : <SampleMembers />}
    </Stack>
  );
}
