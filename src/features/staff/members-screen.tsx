import { chakra, Flex, Stack } from '@chakra-ui/react';
import Search from 'lucide-react/icons/search';
import Users from 'lucide-react/icons/users';
import { type FormEvent, useId, useState } from 'react';
import {
  deleteMember,
  type ListedMember,
  listMembers,
  MEMBER_FILTERS,
  type MemberFilter,
  type MembersQuery,
  restoreMember,
} from '../../contract/staff.ts';
import { usePorts } from '../../device/ports/ports.tsx';
import { membershipName } from '../../domain/membership.ts';
import { Input, Label, Select } from '../../ui/form/control.tsx';
import { Button } from '../../ui/show/button.tsx';
import { EmptyState } from '../../ui/show/empty-state.tsx';
import { PageHeading } from '../../ui/show/page-heading.tsx';
import { Skeleton } from '../../ui/show/skeleton.tsx';
import { EditMember } from './edit-member.tsx';
import type { MemberCommands } from './member-actions.tsx';
import { MembersTable } from './members-table.tsx';
import { entriesInWords, Pagination } from './pagination.tsx';
import { SAMPLE_PAGES, sampleMembers } from './samples.ts';
import { type NewsWithUndo, StaffNews } from './staff-news.tsx';
import { SampleNote, StaffFailure } from './staff-states.tsx';
import { useStaffView } from './staff-view.ts';
import { useHasStaffCalls, useStaffAnswer } from './use-staff-answer.ts';
import { dateWords, failedNews } from './words.ts';

const FILTER_NAMES: Readonly<Partial<Record<MemberFilter, string>>> = {
  all: 'All users',
  deleted: 'Deleted, can be restored',
};

/** The members to list; a change starts again at the first page. */
function MembersFilter(props: { query: MembersQuery; onQuery: (query: MembersQuery) => void }) {
  const id = useId();
  const { search, filter } = props.query;
  const [text, setText] = useState(search);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    props.onQuery({ search: text.trim(), filter, page: 1 });
  };
  const choose = (value: string): void =>
    props.onQuery({ search, filter: MEMBER_FILTERS.find((each) => each === value) ?? 'all', page: 1 });
  return (
    <Flex gap="3" flexWrap="wrap" alignItems="end">
      <chakra.form display="flex" gap="2" alignItems="end" flex="2 1 18rem" role="search" onSubmit={submit}>
        <chakra.div flex="1" minW="0">
          <Label htmlFor={`${id}-search`}>Search by name or address</Label>
          <Input
            id={`${id}-search`}
            type="search"
            autoComplete="off"
            maxLength={100}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </chakra.div>
        <Button type="submit" look="outline" minH="50px" aria-label="Search">
          <Search size={20} aria-hidden="true" />
        </Button>
      </chakra.form>
      <chakra.div flex="1 1 12rem">
        <Label htmlFor={`${id}-filter`}>Show</Label>
        <Select id={`${id}-filter`} value={filter} onChange={(event) => choose(event.target.value)}>
          {MEMBER_FILTERS.map((value) => (
            <option key={value} value={value}>
              {FILTER_NAMES[value] ?? membershipName(value)}
            </option>
          ))}
        </Select>
      </chakra.div>
    </Flex>
  );
}

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
