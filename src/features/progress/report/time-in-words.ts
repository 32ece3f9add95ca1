const FORMAT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/** A time of the server (ISO 8601) by this device's clock: "26 November 2026 at 14:05". */
export const timeInWords = (iso: string): string => FORMAT.format(new Date(iso));
