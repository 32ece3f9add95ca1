import { copyText } from './copy-text.ts';

export type ShareOutcome = 'copied' | 'failed';

/** The device's own sharing where there is one, else the clipboard; null where the person turned it down. */
export const shareText = async (text: string): Promise<ShareOutcome | null> => {
  if (typeof navigator.share !== 'function') return (await copyText(text)) ? 'copied' : 'failed';
  try {
    await navigator.share({ text });
    return null;
  } catch (thrown) {
    if (thrown instanceof DOMException && thrown.name === 'AbortError') return null;
    return (await copyText(text)) ? 'copied' : 'failed';
  }
};
