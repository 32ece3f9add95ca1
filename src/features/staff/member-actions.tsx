import { Flex } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import type { ListedMember } from '../../contract/staff.ts';
import { Button, ButtonLink } from '../../ui/show/button.tsx';

export interface MemberCommands {
  /** Before the link to the details is followed: no address says whose they are. */
  readonly view: (member: ListedMember) => void;
  readonly edit: (member: ListedMember) => void;
  readonly remove: (member: ListedMember) => void;
  readonly restore: (member: ListedMember) => void;
}

/** Staff actions for one member; a deleted one can only be viewed and restored. */
export function MemberActions({ member, commands }: { member: ListedMember; commands: MemberCommands }) {
  const { name } = member;
  return (
    <Flex gap="1" flexWrap={{ base: 'wrap', xl: 'nowrap' }} ms="-0.75rem">
      <ButtonLink asChild look="quiet" size="sm" px="3">
        <Link to="/dashboard/details" aria-label={`View ${name}`} onClick={() => commands.view(member)}>
          View
        </Link>
      </ButtonLink>
      {member.erased_at === null ? (
        <>
          <Button
            look="quiet"
            size="sm"
            px="3"
            aria-label={`Edit ${name}`}
            onClick={() => commands.edit(member)}
          >
            Edit
          </Button>
          <Button
            look="quiet"
            size="sm"
            px="3"
            color="tomato-ink"
            aria-label={`Delete ${name}`}
            onClick={() => commands.remove(member)}
          >
            Delete
          </Button>
        </>
      ) : (
        <Button
          look="quiet"
          size="sm"
          px="3"
          aria-label={`Restore ${name}`}
          onClick={() => commands.restore(member)}
        >
          Restore
        </Button>
      )}
    </Flex>
  );
}
