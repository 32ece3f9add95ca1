import { Hint } from '../../ui/form/control.tsx';
import { Notice } from '../../ui/show/notice.tsx';
import type { Words } from './words.ts';

export function WordsNotice({ words }: { words: Words | null }) {
  if (words === null) return null;
  return (
    <>
      <Notice tone={words.tone} role={words.tone === 'error' ? 'alert' : 'status'}>
        {words.text}
      </Notice>
      {words.detail === undefined ? null : <Hint>The server says: {words.detail}</Hint>}
    </>
  );
}
