import { type SyntheticEvent, useLayoutEffect, useRef } from 'react';

/** Makes a `dialog` modal for as long as it is drawn: its `ref`, and Escape as a wish to close. */
export function useModalDialog(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  /* A layout effect: the browser gives the focus back only from a dialog that is still in the page. */
  useLayoutEffect(() => {
    const shown = ref.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  const onCancel = (event: SyntheticEvent): void => {
    event.preventDefault();
    onClose();
  };
  return { ref, onCancel };
}
