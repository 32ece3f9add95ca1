export const changesInWords = (count: number): string => (count === 1 ? '1 change' : `${count} changes`);

export const offlineSentence = (copyFrom: string | null): string =>
  copyFrom === null ? 'Offline - nothing on this device yet' : `Offline - showing your copy from ${copyFrom}`;

export const waitingSentence = (count: number): string => `${changesInWords(count)} waiting to be sent`;

export const accessSentence = (count: number): string =>
  count === 0 ? 'Sign in to refresh' : `Sign in to send ${changesInWords(count)} and refresh`;
