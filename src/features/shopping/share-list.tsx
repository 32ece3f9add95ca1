import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { type ShareOutcome, shareText } from '../../ui/browser/share-text.ts';
import { Button } from '../../ui/show/button.tsx';

const NEWS: Readonly<Record<ShareOutcome, string>> = {
  copied: 'Copied as text',
  failed: 'This browser does not share or copy',
};

/** The open lines as text, to a message or a note. */
export function ShareList({ text }: { text: string | null }) {
  const [outcome, setOutcome] = useState<ShareOutcome | null>(null);
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
