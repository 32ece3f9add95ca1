import { chakra, Stack } from '@chakra-ui/react';
import type { ListedMember } from '../../contract/staff.ts';
import { membershipName } from '../../domain/membership.ts';
import { Card } from '../../ui/show/card.tsx';
import { MemberActions, type MemberCommands } from './member-actions.tsx';
import { dateWords, UNKNOWN } from './words.ts';

const Table = chakra('table', {
  base: {
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: 'sm',
    '& th': { textAlign: 'start', color: 'muted', fontWeight: 600, px: '2', py: '3', whiteSpace: 'nowrap' },
    '& td': { px: '2', py: '2', borderTop: '1px solid var(--line)', verticalAlign: 'middle' },
    '& td:first-of-type': { fontWeight: 650 },
    '& td:first-of-type, & td:nth-of-type(5)': { overflowWrap: 'anywhere', minW: '8rem' },
  },
});
const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '4',
    rowGap: '1',
    fontSize: 'sm',
    my: '2',
    '& dt': { color: 'muted' },
    '& dd': { m: 0, overflowWrap: 'anywhere' },
  },
});
const Name = chakra('h2', { base: { fontSize: 'md', fontWeight: 700, overflowWrap: 'anywhere' } });

const COLUMNS = ['Sex', 'Age', 'Membership', 'Address', 'Member since'] as const;

const cells = (member: ListedMember): Readonly<Record<(typeof COLUMNS)[number], string>> => ({
  Sex: member.sex ?? UNKNOWN,
  Age: member.age === null ? UNKNOWN : String(member.age),
  Membership: membershipName(member.membership),
  Address: member.address || UNKNOWN,
  'Member since': dateWords(member.member_since),
});

function ErasedOn({ member }: { member: ListedMember }) {
  return member.erased_at === null ? null : (
    <chakra.span display="block" color="tomato-ink" fontWeight={550} fontSize="xs">
      Erased on {dateWords(member.erased_at)}
    </chakra.span>
  );
}

interface ListProps {
  readonly members: readonly ListedMember[];
  readonly commands: MemberCommands;
}

function WideList({ members, commands }: ListProps) {
  return (
    <Card display={{ base: 'none', xl: 'block' }} px="3" py="2" aria-label="Members">
      <Table>
        <thead>
          <tr>
            {['Name', ...COLUMNS, 'Actions'].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {members.map((member) => (
            <tr key={member.id}>
              <td>
                {member.name}
                <ErasedOn member={member} />
              </td>
              {COLUMNS.map((column) => (
                <td key={column}>{cells(member)[column]}</td>
              ))}
              <td>
                <MemberActions member={member} commands={commands} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}

function NarrowList({ members, commands }: ListProps) {
  return (
    <Stack gap="3" display={{ base: 'flex', xl: 'none' }}>
      {members.map((member) => (
        <Card key={member.id} p="4" aria-label={member.name}>
          <Name>{member.name}</Name>
          <ErasedOn member={member} />
          <Facts>
            {COLUMNS.map((column) => (
              <chakra.div key={column} display="contents">
                <dt>{column}</dt>
                <dd>{cells(member)[column]}</dd>
              </chakra.div>
            ))}
          </Facts>
          <MemberActions member={member} commands={commands} />
        </Card>
      ))}
    </Stack>
  );
}

/** The columns of the specification and no other: a table where there is room, cards where there is none. */
export function MembersTable(props: ListProps) {
  return (
    <>
      <WideList {...props} />
      <NarrowList {...props} />
    </>
  );
}
