import { Stack } from '@chakra-ui/react';
import { Notice } from '../show/notice.tsx';

/** Messages beside a form's buttons; renders nothing if there are none. */
export function FormNews(props: {
  /** The device could not store what was entered. */
  unsaved: boolean;
  /** A calm word about what happened to the answers. */
  status: string | null;
  error: string | null;
}) {
  return (
    <Stack gap="3" _empty={{ display: 'none' }}>
      {props.unsaved ? (
        <Notice tone="warning" role="status">
          This device could not save your answers. If you reload, they are lost.
        </Notice>
      ) : null}
      {props.status === null ? null : <Notice role="status">{props.status}</Notice>}
      {props.error === null ? null : (
        <Notice tone="error" role="alert">
          {props.error}
        </Notice>
      )}
    </Stack>
  );
}
