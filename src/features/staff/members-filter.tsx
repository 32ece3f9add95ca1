import { chakra, Flex } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { MEMBER_FILTERS, type MemberFilter, type MembersQuery } from '../../contract/staff.ts';
import { membershipName } from '../../domain/membership.ts';
import { Button } from '../../ui/button.tsx';
import { Input, Label, Select } from '../../ui/form/control.tsx';

const FILTER_NAMES: Readonly<Partial<Record<MemberFilter, string>>> = {
  all: 'All users',
  deleted: 'Deleted, can be restored',
};

/** Which members to list; a change starts again at the first page. */
export function MembersFilter(props: { query: MembersQuery; onQuery: (query: MembersQuery) => void }) {
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
