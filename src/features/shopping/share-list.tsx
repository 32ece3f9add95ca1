import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';

type Outcome = 'copied' | 'failed';

const NEWS: Readonly<Record<Outcome, string>> = {
  copied: 'Copied as text',
  failed: 'This browser does not share or copy',
};

/** The device's own sharing where there is one, else the clipboard; null where the person turned it down. */
const shareText = async (text: string): Promise<Outcome | null> => {
  if (typeof navigator.share !== 'function') return (await copyText(text)) ? 'copied' : 'failed';
  try {
    await navigator.share({ text });
    return null;
  } catch (thrown) {
    if (thrown instanceof DOMException && thrown.name === 'AbortError') return null;
    return (await copyText(text)) ? 'copied' : 'failed';
  }
};

/** The open lines as text, to a message or a note. */
export function ShareList({ text }: { text: string | null }) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  return (
    <>
      <Button
        look="outline"
        size="sm"
        disabled={text === null}
        onClick={() => {
          if (text !== null) void shareText(text).then(setOutcome);
        }}
      >
        <Share2 size={18} aria-hidden="true" />
        Share
      </Button>
      <span role="status">{outcome === null ? null : NEWS[outcome]}</span>
    </>
  );
}
