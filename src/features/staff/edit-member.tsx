import { Flex, Stack } from '@chakra-ui/react';
import { Formik } from 'formik';
import { useState } from 'react';
import * as v from 'valibot';
import { type ListedMember, memberEdit, updateMember } from '../../contract/staff.ts';
import { usePorts } from '../../device/ports/ports.tsx';
import { MEMBERSHIPS } from '../../domain/membership.ts';
import { SelectField, TextField } from '../../ui/form/field.tsx';
import { validateWith } from '../../ui/form/validate.ts';
import { Modal } from '../../ui/overlay/modal.tsx';
import { BusyMark } from '../../ui/show/busy-mark.tsx';
import { Button } from '../../ui/show/button.tsx';
import { StaffNews } from './staff-news.tsx';
import { failedNews, type News } from './words.ts';

const OPTIONS = MEMBERSHIPS.map(({ type, name }) => ({ value: type, label: name }));

/** Name, membership and address of one member. Before there is a profile only the membership can change. */
export function EditMember(props: {
  member: ListedMember;
  onSaved: (name: string) => void;
  onClose: () => void;
}) {
  const { api } = usePorts();
  const { member } = props;
  const [news, setNews] = useState<News | null>(null);
  const hasProfile = member.age !== null;
  return (
    <Modal title={`Edit ${member.name}`} onClose={props.onClose}>
      <Formik
        initialValues={{
          name: member.name,
          membership: member.membership,
          address: member.address ?? '',
        }}
        validate={validateWith(memberEdit)}
        onSubmit={async (values) => {
          setNews(null);
          const body = v.parse(memberEdit, values);
          const saved = await api.call(updateMember, { params: { memberId: member.id }, body });
          if (saved.ok) props.onSaved(saved.value.name);
          else setNews(failedNews(saved.error));
        }}
      >
        {(form) => (
          <form noValidate onSubmit={form.handleSubmit}>
            <Stack gap="4">
              <TextField
                name="name"
                label="Name"
                autoComplete="off"
                readOnly={!hasProfile}
                hint={hasProfile ? undefined : 'There is no profile yet: only the membership can change.'}
              />
              <SelectField
                name="membership"
                label="Membership"
                placeholder="Choose a membership"
                options={OPTIONS}
              />
              <TextField name="address" label="Address" autoComplete="off" readOnly={!hasProfile} />
              <StaffNews news={form.isSubmitting ? null : news} />
              <Flex gap="3" flexWrap="wrap">
                <Button type="submit" disabled={form.isSubmitting}>
                  {form.isSubmitting ? <BusyMark /> : null}
                  {form.isSubmitting ? 'Saving...' : 'Save'}
                </Button>
                <Button look="outline" onClick={props.onClose}>
                  Cancel
                </Button>
              </Flex>
            </Stack>
          </form>
        )}
      </Formik>
    </Modal>
  );
}
