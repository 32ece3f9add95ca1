/** Takes the next piece of a `text/event-stream` and returns the data of each event that is complete now. */
export type EventStreamReader = (piece: string) => readonly string[];

const DATA = /^data(?:: ?(.*))?$/s;

/**
 * Reads a `text/event-stream` whose pieces may end anywhere, between CR and LF too. Comments and the fields `event`,
 * `id` and `retry` are skipped. An event that its sender did not finish with an empty line is never returned.
 */
export const createEventStreamReader = (): EventStreamReader => {
  let unread = '';
  let endsInCr = false;
  let data: string[] = [];
  return (piece) => {
    // Only the piece is looked at: looking at all that is unread would cost its whole length each time.
    const mayEndLine = endsInCr || /[\r\n]/.test(piece);
    if (piece !== '') endsInCr = piece.endsWith('\r');
    unread += piece;
    if (!mayEndLine) return [];
    // A CR at the very end may be the first half of CRLF.
    const lines = unread.split(/\r\n|\n|\r(?!$)/);
    unread = lines.pop() ?? '';
    const events: string[] = [];
    for (const line of lines) {
      const field = DATA.exec(line);
      if (field !== null) data.push(field[1] ?? '');
      if (line === '' && data.length > 0) {
        events.push(data.join('\n'));
        data = [];
      }
    }
    return events;
  };
};
