import { chakra, Stack } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import UserSearch from 'lucide-react/icons/user-search';
import { getMember, type MemberAccount } from '../../contract/staff.ts';
import { membershipName } from '../../domain/membership.ts';
import { ButtonLink } from '../../ui/show/button.tsx';
import { Card, CardTitle } from '../../ui/show/card.tsx';
import { EmptyState } from '../../ui/show/empty-state.tsx';
import { PageHeading } from '../../ui/show/page-heading.tsx';
import { Skeleton } from '../../ui/show/skeleton.tsx';
import { SAMPLE_MEMBERS } from './samples.ts';
import { SampleNote, StaffFailure } from './staff-states.tsx';
import { useStaffView } from './staff-view.ts';
import { useHasStaffCalls, useStaffAnswer } from './use-staff-answer.ts';
import { dateWords, UNKNOWN } from './words.ts';

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: '10rem minmax(0, 1fr)' },
    rowGap: { base: '1', sm: '3' },
    mt: '4',
    '& dt': { color: 'muted' },
    '& dd': { m: 0, mb: { base: '2', sm: '0' }, fontWeight: 600, overflowWrap: 'anywhere' },
  },
});
const Muted = chakra('p', { base: { color: 'muted', fontSize: 'sm' } });

const facts = (account: MemberAccount): readonly (readonly [label: string, value: string])[] => [
  ['Email', account.email],
  ['Username', account.username],
  ['Sex', account.sex ?? UNKNOWN],
  ['Age', account.age === null ? UNKNOWN : String(account.age)],
  ['Membership', membershipName(account.membership)],
  ['Address', account.address || UNKNOWN],
  ['Member since', dateWords(account.member_since)],
  ...(account.erased_at === null ? [] : [['Deleted, erased on', dateWords(account.erased_at)] as const]),
];

function Account({ account }: { account: MemberAccount }) {
  return (
    <Card aria-labelledby="account">
      <CardTitle id="account">{account.name}</CardTitle>
      <Facts>
        {facts(account).map(([label, value]) => (
          <chakra.div key={label} display="contents">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </chakra.div>
        ))}
      </Facts>
    </Card>
  );
}

function Member({ memberId }: { memberId: string }) {
  const { answer, reload } = useStaffAnswer(memberId, (calls) =>
    calls.call(getMember, { params: { memberId } }),
  );
  if (answer.kind === 'loading') return <Skeleton height="320px" />;
  if (answer.kind === 'failed') return <StaffFailure error={answer.error} onRetry={reload} />;
  return (
    <>
      <Account account={answer.value} />
      <Muted>
        Health answers, plans and messages are never shown here. Every look at a member is logged.
      </Muted>
    </>
  );
}

function ToList({ look }: { look: 'primary' | 'outline' }) {
  return (
    <ButtonLink asChild look={look} alignSelf={look === 'outline' ? 'flex-start' : 'center'}>
      <Link to="/dashboard/members-list">Members List</Link>
    </ButtonLink>
  );
}

/** One member's account data. */
export function DetailsScreen() {
  const [{ chosen: memberId }] = useStaffView();
  const hasStaffCalls = useHasStaffCalls();
  const sample = SAMPLE_MEMBERS.find(({ id }) => id === memberId) ?? SAMPLE_MEMBERS[0];
  return (
    <Stack gap="4" maxWidth="48rem">
      <PageHeading title="Details">Details</PageHeading>
      {!hasStaffCalls && sample !== undefined ? (
        <>
          <SampleNote>This backend shows no accounts; this one is made up.</SampleNote>
          <Account account={sample} />
        </>
      ) : null}
      {hasStaffCalls && memberId === null ? (
        <EmptyState
          art={<UserSearch size={48} aria-hidden="true" />}
          title="No member chosen"
          action={<ToList look="primary" />}
        >
          Choose View next to a person in the list.
        </EmptyState>
      ) : null}
      {hasStaffCalls && memberId !== null ? <Member memberId={memberId} /> : null}
      {hasStaffCalls && memberId === null ? null : <ToList look="outline" />}
    </Stack>
  );
}
